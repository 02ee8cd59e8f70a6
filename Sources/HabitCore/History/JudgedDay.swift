/// One day of a habit with the state that it came to.
public struct JudgedDay: Sendable, Hashable {
  /// The day.
  public let day: Day
  /// What the day came to.
  public let state: DayState
  /// The sum of the amounts that were recorded.
  public let amount: Amount
  /// What a streak of the schedule in force counts: only with ``StreakUnit/days`` was the day itself due.
  public let unit: StreakUnit
}
