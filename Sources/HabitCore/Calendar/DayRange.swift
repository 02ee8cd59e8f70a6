/// A range of days that includes both its ends.
public typealias DayRange = ClosedRange<Day>

extension ClosedRange<Day> {
  /// The days of a calendar year, 1 January to 31 December.
  ///
  /// - Parameter year: The year, 1 … 9999.
  /// - Returns: `nil` if the year is out of range.
  public static func year(_ year: Int) -> DayRange? {
    guard let first = Day(year: year, month: 1, day: 1), let last = Day(year: year, month: 12, day: 31) else {
      return nil
    }
    return first...last
  }

  /// The days of a month.
  ///
  /// - Parameter month: The month.
  /// - Returns: `nil` if the month lies outside the years 1 … 9999.
  public static func month(_ month: Month) -> DayRange? {
    guard let first = Day(year: month.year, month: month.month, day: 1) else { return nil }
    return first...(first + month.length - 1)
  }

  /// The calendar years that the range consists of; `nil` if it begins or ends within one.
  public var wholeYears: ClosedRange<Int>? {
    let years = lowerBound.year...upperBound.year
    return DayRange.year(years.lowerBound)?.lowerBound == lowerBound
      && DayRange.year(years.upperBound)?.upperBound == upperBound ? years : nil
  }

  /// The days that this range shares with another.
  ///
  /// - Parameter other: The other range.
  /// - Returns: `nil` if they share none.
  public func intersection(_ other: DayRange) -> DayRange? {
    let first = Swift.max(lowerBound, other.lowerBound)
    let last = Swift.min(upperBound, other.upperBound)
    return first <= last ? first...last : nil
  }

  /// The number of calendar weeks that the range touches, which are the columns of its heatmap.
  ///
  /// - Parameter weekStart: The weekday on which weeks start.
  /// - Returns: 1 or more.
  func weekCount(startingOn weekStart: WeekStart) -> Int {
    (upperBound - Week(containing: lowerBound, startingOn: weekStart).first) / 7 + 1
  }
}
