/// What a calendar week or month came to, habit by habit and over all.
public struct PeriodSummary: Sendable {
  /// What the days came to for one habit.
  public struct Row: Sendable {
    /// The judged habit.
    public let history: History
    /// The states of the days, earliest first; days to come have none.
    public let states: [DayState]
    /// What was due, and kept.
    public let completion: Completion

    /// The habit.
    public var habit: Habit { history.habit }
  }

  /// Whether it is a week or a month.
  public let period: Period
  /// The days, all of them, also those to come.
  public let days: DayRange
  /// The weekday on which weeks start.
  public let weekStart: WeekStart
  /// The habits that were judged on one of the days, or will be, in the order given.
  public let rows: [Row]
  /// What was due, and kept, over all habits.
  public let completion: Completion
  /// The same for the week or the month before.
  public let previous: Completion
  /// The number of days on which all that was due was kept.
  public let perfectDays: Int

  /// Sums up a week or a month.
  ///
  /// - Parameters:
  ///   - period: Whether it is a week or a month.
  ///   - day: One of its days.
  ///   - weekStart: The weekday on which weeks start.
  ///   - histories: The judged habits, each from its start.
  /// - Complexity: O(*d*), where *d* is the number of judged days of all habits.
  public init(_ period: Period, containing day: Day, weekStart: WeekStart, of histories: [History]) {
    let days = period.days(containing: day, weekStart: weekStart)
    let previousDays = period.days(containing: days.lowerBound - 1, weekStart: weekStart)
    self.period = period
    self.days = days
    self.weekStart = weekStart
    rows = histories.map { history in
      Row(history: history, states: days.map { history[$0].state }, completion: history.completion(in: days))
    }.filter { row in
      row.states.contains { $0 != .none }
        || days.contains { $0 > row.history.today && row.history.outlook(on: $0) != .none }
    }
    completion = Completion.sum(of: histories, in: days)
    previous = Completion.sum(of: histories, in: previousDays)
    perfectDays = PerfectDays(of: histories).days.count(where: days.contains)
  }

  /// Whether all of the days lie before a day.
  public func isOver(on today: Day) -> Bool { days.upperBound < today }

  /// The week that holds the first day.
  public var week: Week { Week(containing: days.lowerBound, startingOn: weekStart) }

  /// The month that holds the first day.
  public var month: Month { days.lowerBound.month }

  /// How many points of a hundred more was kept than in the week or the month before; `nil` if there is no rate to
  /// compare.
  public var change: Int? {
    guard let percent = completion.percent, let before = previous.percent else { return nil }
    return percent - before
  }

  /// The days in calendar weeks, of which the first and the last may be cut short.
  public var weeks: [DayRange] {
    Period.week.ranges(touching: days, weekStart: weekStart).compactMap { $0.intersection(days) }
  }
}

extension PeriodSummary.Row {
  /// How far the running week or month is, where it is the one that is summed up and not judged yet.
  ///
  /// - Parameter summary: The summary that the row belongs to.
  /// - Returns: `nil` for a habit that is not judged by such periods.
  public func runningPeriod(in summary: PeriodSummary) -> JudgedPeriod? {
    guard let period = history.runningPeriod, period.unit.period == summary.period, period.days == summary.days else {
      return nil
    }
    return period
  }
}
