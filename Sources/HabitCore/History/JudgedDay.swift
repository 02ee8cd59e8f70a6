/// One day of a habit with the state that it came to.
public struct JudgedDay: Sendable, Hashable {
  // The small ones stand last, so that a day takes no more than 32 bytes: a long history has many.

  /// The day.
  public let day: Day
  /// The sum of the amounts that were recorded.
  public let amount: Amount
  /// The strength of the habit, 0 … 1, at the close of the day.
  ///
  /// Of a period, each wanted check-in moves it on its own day, and those that are lacking on the period's last day; a
  /// total moves it on the day that reached it, or else on the last one.
  public let strength: Double
  /// What the day came to.
  public let state: DayState
  /// What a streak of the schedule in force counts: only with ``StreakUnit/days`` was the day itself due.
  public let unit: StreakUnit
}
