import HabitCore
import HabitRender

/// Numbers, days and shares in words.
enum Phrase {
  /// `1 day`, `2 days`.
  static func count(_ number: Int, _ singular: String) -> String {
    number == 1 ? "1 \(singular)" : "\(number) \(singular)s"
  }

  /// `12 days`, `1 week`.
  static func length(_ length: Int, _ unit: StreakUnit) -> String {
    Language.english.length(length, unit)
  }

  /// A share as a whole percentage, rounded down so that 99.6 % is not all; `–` if there is none.
  static func percent(_ share: Double?) -> String {
    share.map { "\($0.wholePercent)%" } ?? "–"
  }

  /// The length of the streak that is running, such as "3 days"; `nil` if none is.
  static func running(_ streak: Streak) -> String? {
    streak.current > 0 ? length(streak.current, streak.unit) : nil
  }

  /// A day with its weekday, such as `Wed 2026-03-04`.
  static func day(_ day: Day) -> String {
    "\(day.weekday.shortName) \(day)"
  }

  /// A day in full, such as `Thursday, 5 March 2026`.
  static func fullDay(_ day: Day) -> String {
    let parts = day.components
    let language = Language.english
    return "\(language.fullName(of: day.weekday)), \(parts.day) \(language.fullName(ofDated: day.month))"
  }

  /// `done on 2026-03-04`.
  static func on(_ day: Day) -> String { "on \(day)" }

  /// `this week`, `this month`.
  static func this(_ unit: StreakUnit) -> String {
    unit.period.map { "this \($0.rawValue)" } ?? "today"
  }
}
