extension Todo {
  /// The day to which the todo belongs in statistics: the one on which it was due or, if it is due on none or was so
  /// before it was there, on which it was created; the day on which it was done, if that was earlier.
  ///
  /// - Parameter clock: The clock, which tells when days start.
  /// - Returns: The day.
  public func dayOfAccount(at clock: DayClock) -> Day {
    let created = clock.day(of: created)
    let day = due.map { max($0.day, created) } ?? created
    return done.map { min(day, clock.day(of: $0)) } ?? day
  }

  /// Whether nothing can be said of it yet: it is open, and its due day or time has not passed.
  func isPending(at clock: DayClock) -> Bool {
    !isDone && due != nil && urgency(at: clock) != .overdue
  }

  /// Whether it was done after it was due, or is overdue; `nil` if it is due on no day, or nothing can be said of it yet.
  func isLate(at clock: DayClock) -> Bool? {
    guard let due, !isPending(at: clock) else { return nil }
    guard let done else { return true }
    let doneClock = DayClock(done.clock, dayStart: clock.dayStart)
    guard let time = due.time else { return doneClock.today > due.day }
    return doneClock.minutes(until: time, of: due.day) < 0
  }
}

extension CompletionLog {
  /// Adds up todos by the days to which they belong, as ``TodoStatistics`` tells.
  ///
  /// - Parameters:
  ///   - todos: The todos, in any order.
  ///   - clock: The clock.
  /// - Complexity: O(*n* + *d*), where *n* is the number of todos and *d* that of the days from the first to the last.
  public init(of todos: [Todo], at clock: DayClock) {
    let counted = todos.filter { !$0.isPending(at: clock) }
      .map { (day: $0.dayOfAccount(at: clock), isDone: $0.isDone) }
    let first = min(counted.map(\.day).min() ?? clock.today, clock.today)
    let last = max(counted.map(\.day).max() ?? clock.today, clock.today)
    var days = Array(repeating: Completion(), count: last - first + 1)
    for todo in counted { days[todo.day - first].addTodo(isDone: todo.isDone) }
    self.init(days: days, from: first, today: clock.today)
  }
}
