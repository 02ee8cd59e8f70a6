/// The runs of kept days or periods that touch a range of days, as the streak counter counts them.
public struct StreakRuns: Sendable, Hashable {
  /// What the runs count.
  public let unit: StreakUnit
  /// The runs that touch the range, oldest first; none is cut at its ends.
  public let runs: [Standing.Run]
  /// The longest run of all, be it in the range or not; of equal ones the latest.
  public let best: Standing.Run?
  /// The run that reaches today; `nil` if there is none, or it does not count the same.
  public let current: Standing.Run?

  /// Picks the runs of a range.
  ///
  /// - Parameters:
  ///   - unit: What the runs count.
  ///   - all: All runs that count it, oldest first.
  ///   - current: The one of them that reaches today.
  ///   - range: The days.
  /// - Complexity: O(*r*), where *r* is the number of runs.
  init(_ unit: StreakUnit, all: [Standing.Run], current: Standing.Run?, touching range: DayRange) {
    self.unit = unit
    runs = all.filter { range.overlaps($0.first...$0.last) }
    best = all.longest(1).first
    self.current = current
  }

  /// The longest runs that touch the range.
  ///
  /// - Parameter count: The most runs.
  /// - Returns: The runs, longest first, and of equal ones the latest first.
  /// - Complexity: O(*r* log *r*), where *r* is the number of runs.
  public func longest(_ count: Int) -> [Standing.Run] { runs.longest(count) }
}

extension [Standing.Run] {
  /// The longest runs, longest first, and of equal ones the latest first.
  fileprivate func longest(_ count: Int) -> [Standing.Run] {
    Array(sorted { ($0.length, $0.first) > ($1.length, $1.first) }.prefix(count))
  }
}

extension History {
  /// The runs that touch a range, of those that count the same as on the last judged day of the range.
  ///
  /// Days and weeks do not compare, so the runs before a schedule with another unit are left out.
  ///
  /// - Parameter range: The days.
  /// - Returns: The runs, whole, with the longest of all and the current one.
  /// - Complexity: O(*r* + *v*), where *r* is the number of runs and *v* that of versions of the schedule.
  public func runs(in range: DayRange) -> StreakRuns {
    let last = days(in: range).last
    let segment = Segment.segments(of: habit).first { $0.days.contains(last?.day ?? today) }
    let all = runs.filter { segment?.days.contains($0.first) ?? false }
    return StreakRuns(
      last?.unit ?? standing.unit, all: all, current: standing.current.flatMap { all.contains($0) ? $0 : nil },
      touching: range)
  }
}

extension PerfectDays {
  /// The runs of perfect days that touch a range.
  ///
  /// - Parameter range: The days.
  /// - Returns: The runs, whole, with the longest of all and the current one.
  public func runs(in range: DayRange) -> StreakRuns {
    StreakRuns(.days, all: runs, current: currentRun, touching: range)
  }
}
