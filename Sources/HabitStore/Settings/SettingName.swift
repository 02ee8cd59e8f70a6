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

  /// Whether the setting holds for this device alone, because it names a command or a path of it.
  ///
  /// Such a setting is never exported, imported, merged or synced: another device has other commands and paths, and a
  /// foreign file must not say what runs here.
  public var belongsToDevice: Bool {
    self == .onChange || self == .widgetFile || self == .widgetSize || self == .backups
  }

  /// Whether days that are over are judged by this setting, so that nothing computed before it changed holds.
  var judgesThePast: Bool { self == .dayStart || self == .weekStart }
}

// MARK: - Names

extension SettingName {
  /// The time at which a new day starts, as `HH:mm`.
  public static let dayStart = SettingName(rawValue: "day-start")
  /// The weekday on which weeks start: `mon`, `sun` or `sat`.
  public static let weekStart = SettingName(rawValue: "week-start")
  /// The language of what people read: `en` or `ko`.
  public static let language = SettingName(rawValue: "language")
  /// Whether there are reminders at all: `on` or `off`.
  public static let reminders = SettingName(rawValue: "reminders")
  /// How many minutes before its time a habit is reminded of; or `off`.
  public static let remindBefore = SettingName(rawValue: "remind-before")
  /// How many minutes after its time an open habit is reminded of; or `off`.
  public static let remindAfter = SettingName(rawValue: "remind-after")
  /// The time of the reminder that sums up what is open, as `HH:mm`; or `off`.
  public static let remindSummary = SettingName(rawValue: "remind-summary")
  /// The command that runs after every change; or `off`.
  public static let onChange = SettingName(rawValue: "on-change")
  /// The path of the picture that is drawn after every change; or `off`.
  public static let widgetFile = SettingName(rawValue: "widget-file")
  /// How many days are kept as copies of the store; or `off`.
  public static let backups = SettingName(rawValue: "backups")
  /// The size of that picture: `small`, `medium` or `large`.
  public static let widgetSize = SettingName(rawValue: "widget-size")
}
