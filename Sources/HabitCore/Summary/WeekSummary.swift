/// What a week came to, habit by habit and over all.
public struct WeekSummary: Sendable {
  /// What the week came to for one habit.
  public struct Row: Sendable {
    /// The judged habit.
    public let history: History
    /// The states of the seven days, in the order of the week; days to come have none.
    public let states: [DayState]
    /// What was due, and kept.
    public let completion: Completion

    /// The habit.
    public var habit: Habit { history.habit }
  }

  /// The week.
  public let week: Week
  /// The habits that were judged on a day of the week, or will be, in the order given.
  public let rows: [Row]
  /// What was due in the week, and kept, over all habits.
  public let completion: Completion
  /// The same for the week before.
  public let previous: Completion

  /// Sums up a week.
  ///
  /// - Parameters:
  ///   - week: The week.
  ///   - histories: The judged habits, each from its start.
  /// - Complexity: O(*h*), where *h* is the number of habits.
  public init(_ week: Week, of histories: [History]) {
    self.week = week
    rows = histories.map { history in
      Row(
        history: history, states: week.days.map { history[$0].state },
        completion: history.completion(in: week.days))
    }.filter { row in
      row.states.contains { $0 != .none }
        || week.days.contains { $0 > row.history.today && row.history.outlook(on: $0) != .none }
    }
    completion = Completion.sum(of: histories, in: week.days)
    previous = Completion.sum(of: histories, in: week.advanced(by: -1).days)
  }
}
