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
  public var isOpen: Bool { state == .pending || isLate && state != .done }

  /// Whether something is still to be done: the day asks for the habit, which is no limit that holds so far.
  public var isToDo: Bool { isOpen && !holdsLimit }

  /// Whether the habit is kept by not doing something, and that has gone well so far.
  var holdsLimit: Bool { state == .pending && goal.isLimit }

  /// The habit.
  public var habit: Habit { history.habit }
}
