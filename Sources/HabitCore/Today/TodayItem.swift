/// One habit on a day's list.
public struct TodayItem: Sendable {
  /// The number under which commands know the habit.
  public let number: Int
  /// The judged habit.
  public let history: History
  /// The state of the day.
  public let state: DayState
  /// What is recorded on the day.
  public let amount: Amount
  /// The goal in force on the day.
  public let goal: Goal
  /// Whether a due day of a habit of every N days passed without the goal being reached, so that it still waits.
  public let isLate: Bool
  /// Whether the target time has passed and the day is still open.
  public let isOverdue: Bool

  /// Whether the day still asks for the habit: it is open, or late.
  public var isOpen: Bool { state == .pending || isLate }

  /// The habit.
  public var habit: Habit { history.habit }
}
