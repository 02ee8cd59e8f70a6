extension History {
  /// What a day to come will ask for, if nothing more is recorded before it.
  ///
  /// - Parameter day: A day after today.
  /// - Returns: ``DayState/pending`` for a day that is due, ``DayState/skipped`` for one that is due but left out,
  ///   ``DayState/rest`` or ``DayState/none``.
  /// - Complexity: O(*n*), where *n* is the number of tallies, pauses and versions.
  public func outlook(on day: Day) -> DayState {
    guard day >= habit.start, day <= habit.lastDay ?? day else { return .none }
    guard isDueAhead(day) else { return .rest }
    return isLeftOut(on: day) ? .skipped : .pending
  }

  /// Whether the habit is due every N days and still waits for a due day that has passed.
  public var isLate: Bool {
    guard case .every = habit.schedules.value(on: today), standing.isLate else { return false }
    let state = self[today].state
    return (state == .rest || state == .extra) && !isLeftOut(on: today)
  }

  /// Whether a skip or a pause leaves a day out, be it past or to come.
  func isLeftOut(on day: Day) -> Bool {
    log.pauses.contains { $0.contains(day) } || log.tallies.contains { $0.day == day && $0.isSkipped }
  }

  /// The first day after today that asks for something; `nil` if there is none within some two years.
  public var nextDueDay: Day? { dueDay(from: today + 1) }

  /// The first day from one after today on that asks for something.
  func dueDay(from day: Day) -> Day? {
    let first = max(day, habit.start)
    let last = min(habit.lastDay ?? .last, first + 750)
    guard first <= last else { return nil }
    return (first...last).first { outlook(on: $0) == .pending }
  }

  private func isDueAhead(_ day: Day) -> Bool {
    switch habit.schedules.value(on: day) {
    case .weekdays(let weekdays):
      return weekdays.contains(day.weekday)
    case .period:
      // The running period may be decided already; of later ones nothing is known.
      guard let period = runningPeriod, period.days.contains(day) else { return true }
      return period.verdict == .open
    case .every(let interval):
      let version = habit.schedules.changes.last { $0.from <= day }?.from ?? habit.start
      let since = max(version, habit.start)
      let anchor =
        since <= today
        ? standing.nextDue : max(since, standing.lastReached.map { $0 + interval } ?? since)
      guard let anchor, day >= anchor else { return false }
      return (day - anchor) % interval == 0
    }
  }
}
