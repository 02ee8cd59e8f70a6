public import HabitCore

/// What the owner of a store has set.
public struct Settings: Sendable, Hashable {
  /// The settings that are set, as text.
  public let values: [SettingName: String]

  /// Creates settings.
  ///
  /// - Parameter values: The settings that are set, as text.
  public init(values: [SettingName: String] = [:]) {
    self.values = values
  }

  /// The time at which a new day starts; midnight unless set.
  public var dayStart: TimeOfDay {
    let parts = (values[.dayStart] ?? "").split(separator: ":")
    guard parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]) else { return .midnight }
    return TimeOfDay(hour: hour, minute: minute) ?? .midnight
  }

  /// The weekday on which weeks start; Monday unless set.
  public var weekStart: WeekStart {
    values[.weekStart].flatMap(WeekStart.init) ?? .monday
  }
}
