public import HabitCore

/// What a person has set, as it holds for one run.
public struct Settings: Sendable, Hashable {
  /// The settings that are set, as text.
  public let values: [SettingName: String]

  /// Creates settings.
  ///
  /// - Parameter values: The settings that are set, as text.
  public init(values: [SettingName: String] = [:]) {
    self.values = values
  }
}

// MARK: - Values

extension Settings {
  /// The time at which a new day starts; midnight unless set.
  public var dayStart: TimeOfDay { value(of: .dayStart, TimeOfDay.init) ?? .midnight }

  /// The weekday on which weeks start; Monday unless set.
  public var weekStart: WeekStart { value(of: .weekStart, WeekStart.init) ?? .monday }

  /// Whether there are reminders at all.
  public var reminds: Bool { value(of: .reminders) { $0 } != Setting.off }

  /// How many minutes before its time a habit is reminded of, 0 … 1439; `nil` for never.
  public var remindMinutesBefore: Int? { value(of: .remindBefore, Self.minutes) }

  /// How many minutes after its time an open habit is reminded of, 0 … 1439; `nil` for never.
  public var remindMinutesAfter: Int? { value(of: .remindAfter, Self.minutes) }

  /// The time of the reminder that sums up what is open; `nil` for never.
  public var remindSummaryTime: TimeOfDay? { value(of: .remindSummary, TimeOfDay.init) }

  /// The command for the shell that runs after every change; `nil` for none.
  public var changeCommand: String? { value(of: .onChange) { $0 } }

  /// The path of the picture that is drawn after every change; `nil` for none.
  public var widgetFile: String? { value(of: .widgetFile) { $0 } }

  /// The size of that picture: `small`, `medium` or `large`.
  public var widgetSize: String { value(of: .widgetSize) { $0 } ?? "" }

  /// How many days are kept as copies of the store; `nil` for none.
  public var backupDays: Int? { value(of: .backups) { Int($0).flatMap { $0 > 0 ? $0 : nil } } }

  /// Reads the text of a setting, or that of its default where it is not set or means nothing.
  private func value<Value>(of setting: Setting, _ read: (String) -> Value?) -> Value? {
    func readUnlessOff(_ text: String) -> Value?? {
      if setting.mayBeOff, text == Setting.off { return .some(nil) }
      return read(text).map { .some($0) }
    }
    return values[setting.name].flatMap(readUnlessOff) ?? setting.standard.flatMap(readUnlessOff) ?? nil
  }

  private static func minutes(_ text: String) -> Int? {
    Int(text).flatMap { Setting.minutesOfDay.contains($0) ? $0 : nil }
  }
}
