internal import HabitCore

/// What there is to know of a setting: the one place where its values, its default and its meaning stand.
public struct Setting: Sendable, Hashable {
  /// The name.
  public let name: SettingName
  /// The values that it takes.
  public let kind: Kind
  /// Whether `off` is one of them.
  public let mayBeOff: Bool
  /// The value that holds until another is set, as text; `nil` where the locale of the person decides.
  public let standard: String?
  /// What it decides, as a sentence.
  public let meaning: String

  /// The values that a setting takes, as text.
  public enum Kind: Sendable, Hashable {
    /// A time of the day, as `HH:mm`.
    case time
    /// A number of minutes within bounds.
    case minutes(ClosedRange<Int>)
    /// A number of days within bounds.
    case days(ClosedRange<Int>)
    /// One of some words.
    case choice([String])
    /// A command for the shell.
    case command
    /// The path of a file, with one of some endings.
    case file(endings: [String])
  }

  /// The minutes that a reminder may lie before or after the time of a habit.
  static let minutesOfDay = 0...1439

  /// The value that turns off what a setting asks for.
  public static let off = "off"

  private init(_ name: SettingName, _ kind: Kind, mayBeOff: Bool = false, standard: String?, _ meaning: String) {
    self.name = name
    self.kind = kind
    self.mayBeOff = mayBeOff
    self.standard = standard
    self.meaning = meaning
  }
}

extension Setting {
  /// Whether a text is a value as the store keeps it.
  func takes(_ text: String) -> Bool {
    if mayBeOff, text == Self.off { return true }
    switch kind {
    case .time: return TimeOfDay(text) != nil
    case .minutes(let bounds), .days(let bounds): return Int(text).map(bounds.contains) ?? false
    case .choice(let words): return words.contains(text)
    case .command, .file: return !text.isEmpty
    }
  }
}

// MARK: - All settings

extension Setting {
  /// When a new day starts.
  public static let dayStart = Setting(
    .dayStart, .time, standard: "00:00", "When a new day starts; before it, it is still yesterday.")
  /// On which weekday weeks start.
  public static let weekStart = Setting(
    .weekStart, .choice(["mon", "sun", "sat"]), standard: nil,
    "The weekday on which weeks start; a store takes it from the locale when it is made.")
  /// In which language people are spoken to.
  public static let language = Setting(
    .language, .choice(["en", "ko"]), standard: nil, "The language of what you read in daily use.")
  /// Whether there are reminders.
  public static let reminders = Setting(
    .reminders, .choice(["on", off]), standard: "on", "Whether habit reminds you at all.")
  /// How long before its time a habit is reminded of.
  public static let remindBefore = Setting(
    .remindBefore, .minutes(minutesOfDay), mayBeOff: true, standard: "10",
    "How many minutes before the time of a habit its reminder is sent.")
  /// How long after its time an open habit is reminded of.
  public static let remindAfter = Setting(
    .remindAfter, .minutes(minutesOfDay), mayBeOff: true, standard: "60",
    "How many minutes after its time a habit that is still open gets another reminder.")
  /// When the day is summed up.
  public static let remindSummary = Setting(
    .remindSummary, .time, mayBeOff: true, standard: "21:00", "When you are told what is still open today.")
  /// What runs after every change.
  public static let onChange = Setting(
    .onChange, .command, mayBeOff: true, standard: off, "A command that runs in the background after every change.")
  /// What is drawn after every change.
  public static let widgetFile = Setting(
    .widgetFile, .file(endings: [".png", ".svg"]), mayBeOff: true, standard: off,
    "A picture of the day that is drawn in the background after every change.")
  /// How large that picture is.
  public static let widgetSize = Setting(
    .widgetSize, .choice(["small", "medium", "large"]), standard: "medium", "The size of that picture.")

  /// How many copies of the store are kept.
  public static let backups = Setting(
    .backups, .days(1...1000), mayBeOff: true, standard: "7",
    "How many days, of those with a change, are kept as copies of the store.")

  /// All settings, in the order in which they are listed.
  public static let all = [
    dayStart, weekStart, language, reminders, remindBefore, remindAfter, remindSummary, onChange, widgetFile,
    widgetSize, backups,
  ]
}
