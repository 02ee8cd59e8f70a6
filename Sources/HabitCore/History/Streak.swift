/// The streaks of a habit: due days, or periods, kept in a row.
public struct Streak: Sendable, Hashable {
  /// What is counted.
  public let unit: StreakUnit
  /// The run that reaches today; `nil` if the last due day or period was not kept.
  public let currentRun: Standing.Run?
  /// The longest run, the latest of equal ones; `nil` if nothing was ever kept.
  public let bestRun: Standing.Run?
  /// Whether today, or the running period, is still open, so that the streak may yet grow or end.
  public let isPending: Bool

  /// The length of the run that reaches today.
  public var current: Int { currentRun?.length ?? 0 }

  /// The length of the longest run.
  public var best: Int { bestRun?.length ?? 0 }
}

extension History {
  /// The streaks, judged once with the days.
  public var streak: Streak {
    let isPending =
      standing.unit == .days ? self[today].state == .pending : runningPeriod?.verdict == .open
    return Streak(unit: standing.unit, currentRun: standing.current, bestRun: standing.best, isPending: isPending)
  }
}
