/// A day of a habit on which something is to be recorded.
///
/// Here are the rules of what a check-in, a skip or a no writes, given what is there already.
public struct RecordingDay: Sendable {
  /// The day.
  public let day: Day
  /// What is recorded on it, in the order in which it was.
  public let checkIns: [CheckIn]
  private let history: History

  /// Looks at a day.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - checkIns: The habit's check-ins of the day, in the order in which they were recorded.
  ///   - history: The judged habit, at least from the beginning of the day's week or month.
  public init(_ day: Day, checkIns: [CheckIn], history: History) {
    self.day = day
    self.checkIns = checkIns
    self.history = history
  }

  /// What to write for a check-in.
  ///
  /// Checking in a `check` habit twice changes nothing. Without an amount, what is missing to the goal is recorded, or
  /// one unit towards a limit.
  ///
  /// - Parameters:
  ///   - amount: How much was done; `nil` for what is missing.
  ///   - note: The note that comes with it; empty for none.
  /// - Returns: What to write, which is nothing if the goal is reached and nothing new is said.
  /// - Throws: ``RecordingRefusal`` if nothing can be recorded on the day.
  public func checkIn(amount: Amount?, note: String) throws(RecordingRefusal) -> DayChange {
    try refuse(aheadOfToday: true)
    var change = DayChange()
    change.newStart = day < habit.start ? day : nil
    if let amount, goal != .check || !isDone {
      change.entry = DayChange.Entry(kind: .done, amount: amount)
      return change
    }
    switch goal {
    case .atMost:
      change.entry = DayChange.Entry(kind: .done, amount: .one)
    case .check where !goal.isSatisfied(by: recorded):
      change.entry = DayChange.Entry(kind: .done, amount: nil)
    case .atLeast(let wanted, _) where recorded < wanted:
      change.entry = DayChange.Entry(kind: .done, amount: wanted - recorded)
    case .check, .atLeast:
      let done = checkIns.last { $0.kind == .done }
      guard done == nil, !note.isEmpty else { return annotating(done, with: note) }
      // The total is reached by other days; what is said of this one is kept all the same.
      change.entry = DayChange.Entry(kind: .done, amount: .zero)
    }
    return change
  }

  /// What to write for a skip.
  ///
  /// - Parameter note: The note that comes with it; empty for none.
  /// - Returns: What to write, which is nothing if the day is done or skipped already.
  /// - Throws: ``RecordingRefusal`` if the habit does not cover the day; a day to come may be skipped.
  public func skip(note: String) throws(RecordingRefusal) -> DayChange {
    try refuse(aheadOfToday: false)
    guard day >= habit.start else { throw .notStarted(habit.start) }
    if let skip = checkIns.last(where: { $0.kind == .skip }) { return annotating(skip, with: note) }
    guard !isDone else { return DayChange() }
    return DayChange(entry: DayChange.Entry(kind: .skip, amount: nil))
  }

  /// What to write for an explicit no.
  ///
  /// - Parameter note: The note that comes with it; empty for none.
  /// - Returns: What to write, which is nothing if the day says no already.
  /// - Throws: ``RecordingRefusal`` if the habit does not cover the day, or it is done or skipped.
  public func no(note: String) throws(RecordingRefusal) -> DayChange {
    try refuse(aheadOfToday: true)
    guard day >= habit.start else { throw .notStarted(habit.start) }
    guard !checkIns.contains(where: { $0.kind == .done }) else { throw .doneAlready }
    guard !checkIns.contains(where: { $0.kind == .skip }) else { throw .skippedAlready }
    if let no = checkIns.last(where: { $0.kind == .no }) { return annotating(no, with: note) }
    return DayChange(entry: DayChange.Entry(kind: .no, amount: nil))
  }

  /// The moment of a check-in that is recorded now: that of the clock, or the next millisecond that no other has.
  ///
  /// So the check-ins of a day have an order of their own, which a later change of one of them leaves as it is.
  ///
  /// - Parameter clock: The reading of the clock.
  /// - Returns: The moment.
  public func moment(on clock: WallClock) -> Moment {
    let taken = Set(checkIns.compactMap(\.recorded?.instant))
    var instant = clock.instant
    while taken.contains(instant) { instant += 1 }
    return Moment(instant: instant, secondsFromUTC: clock.secondsFromUTC)
  }

  // MARK: - What is there

  private var habit: Habit { history.habit }

  /// The goal in force on the day; for a total, that of the period.
  private var goal: Goal {
    if case .total(_, let goal)? = period?.progress { goal } else { habit.goals.value(on: max(day, habit.start)) }
  }

  /// What counts towards the goal so far: the day's amount, or the total of its period.
  private var recorded: Amount {
    if case .total(let total, _)? = period?.progress { return total }
    return checkIns.reduce(into: DayTally(day: day)) { $0.add($1.kind, amount: $1.amount) }.amount
  }

  private var period: JudgedPeriod? {
    history.periods.last { $0.covered.contains(day) }
  }

  private var isDone: Bool {
    // A limit may yet be passed, so a day within it can still be left out.
    guard !goal.isLimit else { return false }
    let state = history[day].state
    return state == .done || state == .extra && goal.isSatisfied(by: recorded)
  }

  private func annotating(_ checkIn: CheckIn?, with note: String) -> DayChange {
    var change = DayChange()
    if !note.isEmpty, checkIn?.note != note { change.annotated = checkIn }
    return change
  }

  private func refuse(aheadOfToday isRefused: Bool) throws(RecordingRefusal) {
    if let archived = habit.archived, day >= archived { throw .archived(since: archived) }
    if let end = habit.end, day > end { throw .ended(end) }
    if isRefused, day > history.today { throw .future }
  }
}
