/// The habits that a day asks for, in the order of their target times.
public struct TodayList: Sendable {
  /// The day.
  public let day: Day
  /// The habits, by target time, those without one last, ties by number.
  public let items: [TodayItem]

  /// How many of the habits are due and not left out: what is to be done, or was.
  ///
  /// A limit that holds so far is not among them: nothing can be done for it, and a day could never be complete.
  public var due: Int { items.count(where: \.isDue) }

  /// How many of the habits are done.
  public var done: Int { items.count { $0.state == .done } }

  /// Makes the list of a day.
  ///
  /// - Parameters:
  ///   - day: The day, which may lie ahead.
  ///   - histories: The judged habits with their numbers, in any order.
  ///   - clock: The clock, which tells what is overdue.
  ///   - dayStart: The time at which a new day starts: times before it sort behind those before midnight.
  ///   - scope: Which habits the list holds.
  public init(
    on day: Day, of histories: [(number: Int, history: History)], clock: WallClock, dayStart: TimeOfDay,
    scope: Scope = .due
  ) {
    self.day = day
    items =
      histories
      .map { TodayItem(number: $0.number, history: $0.history, on: day, clock: clock, dayStart: dayStart) }
      .filter { scope == .all ? $0.state != .none : $0.isListed(on: day) }
      .sorted { $0.sortKey(dayStart: dayStart) < $1.sortKey(dayStart: dayStart) }
  }

  /// Which habits a list holds.
  public enum Scope: Sendable, Hashable {
    /// Those that the day asks for.
    case due
    /// All that are judged on the day.
    case all
  }
}

extension TodayItem {
  init(number: Int, history: History, on day: Day, clock: WallClock, dayStart: TimeOfDay) {
    let judged = history[day]
    let isToday = day == history.today
    self.number = number
    self.history = history
    state = day > history.today ? history.outlook(on: day) : judged.state
    amount = judged.amount
    goal = history.habit.goals.value(on: day)
    isLate = isToday && history.isLate
    isOverdue =
      isToday && judged.state == .pending && !goal.isLimit
      && history.habit.targetTime.map { $0.minutes(after: dayStart) < clock.time.minutes(after: dayStart) } ?? false
  }

  /// Whether the day asks for the habit, or asked for it and is answered.
  ///
  /// A habit that is judged by periods is listed until its period is kept, so also after a limit was passed.
  fileprivate func isListed(on day: Day) -> Bool {
    if day == history.today, let period = history.runningPeriod {
      return state == .done || state != .none && period.verdict != .kept
    }
    switch state {
    case .none: return false
    case .done, .partial, .missed, .skipped, .pending: return true
    case .rest, .extra: return isLate
    }
  }

  /// Whether the day asks for the habit, and it is not left out.
  fileprivate var isDue: Bool {
    switch state {
    case .done, .partial, .missed: true
    case .pending: !holdsLimit
    case .none, .skipped: false
    case .rest, .extra: isLate
    }
  }

  fileprivate func sortKey(dayStart: TimeOfDay) -> (Int, Int) {
    (habit.targetTime?.minutes(after: dayStart) ?? .max, number)
  }
}
