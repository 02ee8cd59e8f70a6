/// Something that is worth celebrating when it is reached for the first time.
public enum Milestone: Sendable, Hashable {
  /// A habit has a streak of so many days, weeks or months.
  case streak(Int, StreakUnit)
  /// A habit was done on so many days; one with a limit, where a check-in is nothing to celebrate, never is.
  case daysDone(Int)
  /// All that a week or a month asked for was kept, over all habits.
  case perfect(Period)

  /// The lengths of a streak that are celebrated, in the unit of the streak.
  public static let streakLengths = [7, 30, 100, 365]

  /// The numbers of days done that are celebrated.
  public static let daysDoneCounts = [10, 50, 100, 500, 1000, 5000]
}
