/// A calendar period in which a number of kept days, or a total, is wanted.
public enum Period: String, Sendable, Hashable, CaseIterable {
  case week, month

  /// The days of the period that holds a day.
  ///
  /// - Parameters:
  ///   - day: A day of the period.
  ///   - weekStart: The weekday on which weeks start.
  /// - Returns: The seven days of a week, or the 28 to 31 of a month.
  public func days(containing day: Day, weekStart: WeekStart) -> DayRange {
    switch self {
    case .week:
      return Week(containing: day, startingOn: weekStart).days
    case .month:
      let parts = day.components
      let first = day - (parts.day - 1)
      return first...(first + Month(year: parts.year, month: parts.month).length - 1)
    }
  }

  /// The weeks or months that a range touches.
  ///
  /// - Parameters:
  ///   - range: The days.
  ///   - weekStart: The weekday on which weeks start.
  /// - Returns: The days of each, whole and earliest first.
  public func ranges(touching range: DayRange, weekStart: WeekStart) -> [DayRange] {
    var ranges = [days(containing: range.lowerBound, weekStart: weekStart)]
    while let last = ranges.last, last.upperBound < range.upperBound {
      ranges.append(days(containing: last.upperBound + 1, weekStart: weekStart))
    }
    return ranges
  }
}
