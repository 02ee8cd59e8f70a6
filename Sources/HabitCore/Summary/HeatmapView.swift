/// Which days a heatmap shows, and how they are cut into blocks.
public enum HeatmapView: Sendable, Hashable {
  /// The week of today and the 52 weeks before it.
  case rolling
  /// Calendar years, one block each, the newest first.
  case years(ClosedRange<Int>)
  /// A range of days: one block, or one a calendar year if it is longer than ``widestBlock``.
  case range(DayRange)

  /// The most week columns of a single block, those of the longest year.
  public static let widestBlock = 54

  /// The ranges of days of the blocks, in the order in which they are drawn.
  ///
  /// - Parameters:
  ///   - today: The current day.
  ///   - weekStart: The weekday on which weeks start.
  /// - Returns: At least one range, unless all years lie outside 1 … 9999.
  /// - Complexity: O(*y*), where *y* is the number of years.
  public func blocks(today: Day, weekStart: WeekStart) -> [DayRange] {
    switch self {
    case .rolling:
      [max(.first, Week(containing: today, startingOn: weekStart).first - 52 * 7)...today]
    case .years(let years):
      years.clamped(to: 0...10_000).reversed().compactMap { DayRange.year($0) }
    case .range(let range):
      if range.weekCount(startingOn: weekStart) <= Self.widestBlock {
        [range]
      } else {
        (range.lowerBound.year...range.upperBound.year).reversed().compactMap {
          DayRange.year($0)?.intersection(range)
        }
      }
    }
  }

  /// All days that are shown, from the first of any block to the last.
  ///
  /// - Parameters:
  ///   - today: The current day.
  ///   - weekStart: The weekday on which weeks start.
  /// - Returns: Today alone if there is no block.
  public func range(today: Day, weekStart: WeekStart) -> DayRange {
    let blocks = blocks(today: today, weekStart: weekStart)
    let first = blocks.map(\.lowerBound).min() ?? today
    return first...(blocks.map(\.upperBound).max() ?? today)
  }

  /// What becomes of the days after today: a rolling view ends with today, other views show what is still to come.
  public var futureDays: HeatmapMark {
    self == .rolling ? .blank : .future
  }
}
