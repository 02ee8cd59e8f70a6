public import HabitCore

/// The words of a heatmap in one language.
public struct HeatmapWords: Sendable, Hashable {
  /// The twelve months, abbreviated as they stand alone, January first.
  public var months: [String]
  /// The seven weekdays, short, Sunday first.
  public var weekdays: [String]
  /// The pale end of the levels.
  public var less: String
  /// The deep end of the levels.
  public var more: String
  /// A day that is not due.
  public var rest: String
  /// A due day on which nothing was done.
  public var missed: String
  /// A day on which a limit was passed.
  public var overLimit: String
  /// A day that is either, where both kinds of habit are drawn.
  public var missedOrOverLimit: String
  /// A kept day.
  public var done: String
  /// A day on which a limit was kept.
  public var withinLimit: String
  /// A day on which some was done.
  public var partial: String
  /// A day that was done though it was not due.
  public var extra: String
  /// A day that was skipped or paused.
  public var skipped: String
  /// Today, while it is open.
  public var pending: String
  /// A kept week of a habit that is judged by weeks.
  public var weekKept: String
  /// A missed week of such a habit.
  public var weekMissed: String
  /// Stands between an amount and what was wanted, as in "5 of 8".
  public var of: String
  /// Stands before the first day of a history that is shorter than the picture.
  public var since: String

  /// The words in English.
  public static let english = HeatmapWords(
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], less: "Less", more: "More", rest: "not due",
    missed: "missed", overLimit: "over the limit", missedOrOverLimit: "missed or over the limit", done: "done",
    withinLimit: "within the limit", partial: "partly done", extra: "extra", skipped: "skipped", pending: "due today",
    weekKept: "week kept", weekMissed: "week missed", of: "of", since: "since")

  /// The abbreviated name of a month.
  public func name(of month: Month) -> String { months[month.month - 1] }

  /// The short name of a weekday.
  public func name(of weekday: Weekday) -> String { weekdays[weekday.daysSinceSunday] }
}
