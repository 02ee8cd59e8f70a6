import HabitCore
import HabitRender

/// A date as a person types it, before it is known which day is today.
enum DateWord: Hashable, Sendable {
  /// A date of the calendar.
  case date(Day)
  /// A number of days from today; negative for the past.
  case fromToday(Int)
  /// A weekday near today.
  case weekday(Weekday)

  /// Which way from today a weekday is looked for.
  enum Direction {
    /// The latest such day up to today.
    case back
    /// The next such day after today.
    case ahead
    /// The next such day after another day, and after today.
    case after(Day)
  }

  /// Reads `2026-03-05`, `today`, `어제`, `-3`, `+3`, `mon` and the like.
  init(_ text: String) throws(WordError) {
    switch text.lowercased() {
    case "today", "오늘": self = .fromToday(0)
    case "yesterday", "어제": self = .fromToday(-1)
    case "tomorrow", "내일": self = .fromToday(1)
    default:
      if let weekday = WeekdayWord.weekday(text) {
        self = .weekday(weekday)
      } else if let sign = text.first, sign == "-" || sign == "+" {
        guard let days = Int(digits: text.utf8.dropFirst()), days <= 3_700_000 else { throw Self.unreadable(text) }
        self = .fromToday(sign == "-" ? -days : days)
      } else {
        self = .date(try Self.date(text))
      }
    }
  }

  /// The day that the word means.
  ///
  /// - Throws: A ``WordError`` if the day lies outside the calendar, which ends with the year 9999.
  func day(today: Day, looking direction: Direction = .back) throws(WordError) -> Day {
    let day =
      switch self {
      case .date(let day): day
      case .fromToday(let days): today + days
      case .weekday(let weekday):
        switch direction {
        case .back: today - (today.weekday.daysSinceSunday - weekday.daysSinceSunday + 7) % 7
        case .ahead: Self.next(weekday, after: today)
        case .after(let day): Self.next(weekday, after: max(day, today))
        }
      }
    guard (Day.first...Day.last).contains(day) else {
      throw WordError("that day lies outside the years 0001 to 9999", "0001년부터 9999년까지의 날만 쓸 수 있습니다")
    }
    return day
  }

  private static func next(_ weekday: Weekday, after day: Day) -> Day {
    day + ((weekday.daysSinceSunday - day.weekday.daysSinceSunday + 6) % 7 + 1)
  }

  private static func date(_ text: String) throws(WordError) -> Day {
    if let day = Day(text) { return day }
    // A date of the right form that the calendar lacks deserves to hear why.
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int(digits: $0.utf8) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      text.utf8.count == 10, (1...9999).contains(year)
    else { throw unreadable(text) }
    guard (1...12).contains(month) else { throw WordError("there is no month \(month)", "\(month)월은 없습니다") }
    let named = Month(year: year, month: month)
    throw WordError {
      $0(
        "\(named) has \(named.length) days, not \(day)",
        "\($0.name(ofDated: named))은 \(named.length)일까지이고 \(day)일은 없습니다")
    }
  }

  private static func unreadable(_ text: String) -> WordError {
    WordError(
      "write it as YYYY-MM-DD, or as today, yesterday, mon, -3", "YYYY-MM-DD 또는 오늘, 어제, 월, -3처럼 적으세요")
  }
}
