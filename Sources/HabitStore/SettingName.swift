/// The name of a setting.
public struct SettingName: RawRepresentable, Sendable, Hashable {
  /// The name as it stands in the store, such as `week-start`.
  public let rawValue: String

  /// Creates a name.
  ///
  /// - Parameter rawValue: The name as it stands in the store.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The time at which a new day starts, as `HH:mm`.
  public static let dayStart = SettingName(rawValue: "day-start")

  /// The weekday on which weeks start: `mon`, `sun` or `sat`.
  public static let weekStart = SettingName(rawValue: "week-start")

  /// Whether days that are over are judged by this setting, so that nothing computed before it changed holds.
  var judgesThePast: Bool { self == .dayStart || self == .weekStart }
}
