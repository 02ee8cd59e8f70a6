import HabitCore
import HabitRender

/// A range of days as options ask for it, before it is known which day is today.
enum RangeWords: Hashable, Sendable {
  /// Nothing was asked for.
  case unspecified
  /// From one day, or the beginning, to another, or today.
  case between(from: DateWord?, to: DateWord?)
  /// A calendar year.
  case year(Int)
  /// A month.
  case month(Month)
  /// A week.
  case week(WeekWord)
  /// So many units up to and with today.
  case last(Int, Unit)

  /// What a length of time is counted in.
  enum Unit: Character, CaseIterable {
    case days = "d"
    case weeks = "w"
    case months = "m"
    case years = "y"
  }

  /// Reads a year such as `2026`.
  static func year(_ text: String) throws(WordError) -> Int {
    guard text.utf8.count == 4, let year = Int(digits: text.utf8), year > 0 else {
      throw WordError("write a year such as 2026", "연도는 2026처럼 적으세요")
    }
    return year
  }

  /// Reads a month such as `2026-03`.
  static func month(_ text: String) throws(WordError) -> Month {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
      let year = Int(digits: parts[0].utf8), year > 0, let month = Int(digits: parts[1].utf8), (1...12).contains(month)
    else { throw WordError("write a month such as 2026-03", "달은 2026-03처럼 적으세요") }
    return Month(year: year, month: month)
  }

  /// Reads a length such as `12w`, `90d`, `6m` or `1y`.
  static func last(_ text: String) throws(WordError) -> (Int, Unit) {
    guard let unit = text.lowercased().last.flatMap(Unit.init), let count = Int(digits: text.utf8.dropLast()),
      (1...100_000).contains(count)
    else { throw WordError("write a length such as 12w, 90d, 6m or 1y", "기간은 12w, 90d, 6m, 1y처럼 적으세요") }
    return (count, unit)
  }

  /// The days that are meant.
  ///
  /// - Parameters:
  ///   - today: Today.
  ///   - weekStart: The weekday on which weeks start.
  ///   - earliest: What a range without a beginning begins with.
  /// - Returns: `nil` if nothing was asked for.
  /// - Throws: A ``WordError`` if the range ends before it begins, or a day lies outside the calendar.
  func days(today: Day, weekStart: WeekStart, earliest: Day) throws(WordError) -> DayRange? {
    switch self {
    case .unspecified:
      return nil
    case .year(let year):
      return .year(year)
    case .month(let month):
      return .month(month)
    case .week(let week):
      return week.week(today: today, weekStart: weekStart).days
    case .last(let count, let unit):
      guard let day = Self.day(count, unit, before: today), day + 1 >= .first else {
        throw WordError("that is before the year 0001", "0001년보다 앞선 날입니다")
      }
      return (day + 1)...today
    case .between(let from, let to):
      let last = try to?.day(today: today) ?? today
      let first = try from?.day(today: today) ?? min(earliest, last)
      guard first <= last else {
        throw WordError {
          $0(
            "it begins on \($0.date(first)) but ends on \($0.date(last))",
            "시작은 \($0.date(first)), 끝은 \($0.date(last))입니다")
        }
      }
      return first...last
    }
  }

  /// The day so long ago; in a month without such a day, the last day of the month.
  ///
  /// It is `nil` before the calendar.
  private static func day(_ count: Int, _ unit: Unit, before today: Day) -> Day? {
    switch unit {
    case .days: return today - count
    case .weeks: return today - count * 7
    case .months, .years:
      let parts = today.components
      let months = parts.year * 12 + parts.month - 1 - count * (unit == .years ? 12 : 1)
      guard months >= 12 else { return nil }
      let month = Month(year: months / 12, month: months % 12 + 1)
      return Day(year: month.year, month: month.month, day: min(parts.day, month.length))
    }
  }
}
