/// The rules that give one day its state.
///
/// All of them are here, and nothing else decides what a day came to.
struct DayRuling {
  /// What was recorded on the day.
  let tally: DayTally
  /// The goal in force on the day.
  let goal: Goal
  /// Whether a pause covers the day.
  let isPaused: Bool
  /// Whether the day is today, and therefore still open.
  let isToday: Bool

  /// Whether the day is left out by a skip or a pause.
  var isLeftOut: Bool { isPaused || tally.isSkipped }

  /// Whether the day by itself reaches the goal: for a limit, once the day is over.
  ///
  /// A day that is left out reaches a limit only by a check-in, not by keeping still.
  var reachesGoal: Bool {
    guard goal.isSatisfied(by: tally.amount) else { return false }
    guard goal.isLimit else { return true }
    return !isToday && (tally.isDone || !isLeftOut)
  }

  /// Whether a check-in of the day reached the goal: keeping still within a limit is none.
  var hasReachingCheckIn: Bool { tally.isDone && reachesGoal }

  /// Whether the day passes the goal's limit.
  var passesLimit: Bool { goal.isLimit && !goal.isSatisfied(by: tally.amount) }

  /// The state of a day on which the habit is due.
  var whenDue: DayState {
    if reachesGoal { return .done }
    if isLeftOut { return .skipped }
    if passesLimit { return .missed }
    if isToday { return .pending }
    return tally.amount > .zero ? .partial : .missed
  }

  /// The state of a day on which a habit with weekdays is not due.
  var whenNotDue: DayState { tally.isDone ? .extra : .rest }

  /// The state of a day on which a habit of every N days is not due: any check-in that reaches the goal counts.
  var betweenDueDays: DayState { reachesGoal ? .done : whenNotDue }

  /// The state of a day of a period in which a number of kept days is wanted; an open period waits for more.
  func inPeriodOfTimes(isOpen: Bool) -> DayState {
    if reachesGoal { return .done }
    if isLeftOut { return .skipped }
    if passesLimit { return .missed }
    if isToday { return isOpen || tally.isDone ? .pending : .rest }
    return tally.amount > .zero ? .partial : .rest
  }

  /// The state of a day of a period in which a total is wanted; the total includes this day.
  func inPeriodOfTotal(_ total: Amount, isOpen: Bool) -> DayState {
    if tally.amount > .zero { return goal.isLimit && !goal.isSatisfied(by: total) ? .missed : .done }
    if isLeftOut { return .skipped }
    return isToday && isOpen ? .pending : .rest
  }
}
