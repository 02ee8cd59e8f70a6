/// A calendar week of seven days.
///
/// Weeks are numbered as ISO 8601 does: a week belongs to the year that holds its Thursday, and the first week of a
/// year is the one with the year's first Thursday. A week that starts on Sunday or Saturday has the number of its
/// Thursday too, so the same Thursday never carries two numbers.
public struct Week: Sendable, Hashable {
  /// The first day of the week.
  public let first: Day

  /// The weekday on which weeks start.
  public let start: WeekStart

  /// Creates the week that holds a day.
  ///
  /// - Parameters:
  ///   - day: A day of the week.
  ///   - start: The weekday on which weeks start.
  public init(containing day: Day, startingOn start: WeekStart) {
    self.first = day - start.offset(of: day.weekday)
    self.start = start
  }

  /// Creates the week with a number.
  ///
  /// It is `nil` if the year has no week with this number.
  ///
  /// - Parameters:
  ///   - number: The number of the week, from 1.
  ///   - year: The year that holds the week's Thursday, 1 … 9999.
  ///   - start: The weekday on which weeks start.
  public init?(number: Int, ofYear year: Int, startingOn start: WeekStart) {
    // 4 January always lies in week 1; the Thursday of its ISO week is the first Thursday of the year.
    guard number >= 1, let fourth = Day(year: year, month: 1, day: 4) else { return nil }
    let thursday = fourth - WeekStart.monday.offset(of: fourth.weekday) + 3 + (number - 1) * 7
    guard thursday.year == year else { return nil }
    self.init(containing: thursday, startingOn: start)
  }

  /// The days of the week.
  public var days: DayRange { first...last }

  /// The last day of the week.
  public var last: Day { first + 6 }

  /// The number of the week, 1 … 53.
  public var number: Int {
    let thursday = self.thursday
    guard let newYear = Day(year: thursday.year, month: 1, day: 1) else { return 1 }
    return (thursday - newYear) / 7 + 1
  }

  /// The year that the week's number belongs to, which at the turn of the year may differ from that of its days.
  public var year: Int { thursday.year }

  /// The week that begins a number of weeks later, or earlier for a negative number.
  public func advanced(by weeks: Int) -> Week {
    Week(containing: first + weeks * 7, startingOn: start)
  }

  private var thursday: Day { first + start.offset(of: .thursday) }
}

extension Week: CustomStringConvertible {
  /// The week as `YYYY-Www`, such as `2026-W10`.
  public var description: String { "\(year.padded(to: 4))-W\(number.padded(to: 2))" }
}
