/// How much was recorded of a measured habit over a stretch of days, against what was wanted.
public struct AmountLog: Sendable, Hashable {
  /// What one entry of a log stands for.
  public enum Step: String, Sendable, Hashable, CaseIterable {
    /// A day.
    case day
    /// A calendar week.
    case week
    /// A calendar month.
    case month

    /// The step that shows a range well: days up to a quarter of a year, weeks up to two years, else months.
    ///
    /// - Parameter range: The days.
    public init(fitting range: DayRange) {
      self = range.count <= 92 ? .day : range.count <= 2 * 53 * 7 ? .week : .month
    }

    /// The days, or the whole weeks or months, that a range touches.
    fileprivate func ranges(touching range: DayRange, weekStart: WeekStart) -> [DayRange] {
      switch self {
      case .day: range.map { $0...$0 }
      case .week: Period.week.ranges(touching: range, weekStart: weekStart)
      case .month: Period.month.ranges(touching: range, weekStart: weekStart)
      }
    }
  }

  /// A day, week or month.
  public struct Span: Sendable, Hashable {
    /// The days, all of them, also those to come.
    public let days: DayRange
    /// The sum of what was recorded; `nil` if nothing was, and nothing asked for it.
    public let amount: Amount?
    /// The sum of what was wanted or allowed; `nil` if nothing was due.
    public let goal: Amount?
    /// Whether the goal is reached or, for a limit, the time is over and the limit was not passed.
    public let isFull: Bool
    /// Whether today is one of the days.
    public let isRunning: Bool
  }

  /// The goal in force on the last judged day.
  public let goal: Goal
  /// What one span is.
  public let step: Step
  /// The spans, earliest first and without a gap.
  public let spans: [Span]
  /// What was due on days of the range, and kept; nothing where a total is wanted of a week or month.
  ///
  /// A week in which five days of seven stayed within a limit may add up to less than seven limits.
  public let days: Completion
}

extension History {
  /// The amounts of a range against the goals.
  ///
  /// Days on which another unit was counted, or none, are left out. Where a total is wanted of a week or month, a span
  /// is at least as long as that.
  ///
  /// - Parameters:
  ///   - range: The days.
  ///   - weekStart: The weekday on which weeks start.
  ///   - step: What one span is; `nil` for what fits the range.
  /// - Returns: `nil` if no amount is wanted of the habit on the last judged day of the range.
  /// - Complexity: O(*d* × *v* + *p*), where *d* is the number of days of the range, *v* that of versions of the goal
  ///   and *p* that of judged periods.
  public func amounts(in range: DayRange, weekStart: WeekStart, by step: AmountLog.Step? = nil) -> AmountLog? {
    let last = days(in: range).last?.day ?? today
    let goal = habit.goals.value(on: last)
    guard goal.amount != nil else { return nil }
    let step = coarsened(step ?? AmountLog.Step(fitting: range), on: last)
    let spans = step.ranges(touching: range, weekStart: weekStart).map { span(of: $0, step, like: goal) }
    let days = days(in: range).reduce(into: Completion()) { $0.add($1) }
    return AmountLog(goal: goal, step: step, spans: spans, days: days)
  }

  /// The sum of the amounts of a range, in the unit of its goal.
  ///
  /// Days on which another unit was counted, or none, are left out.
  ///
  /// - Parameter range: The days; none beyond them counts, whatever the periods of the habit.
  /// - Returns: `nil` if no amount is wanted of the habit on the last judged day of the range.
  /// - Complexity: O(*d* × *v*), where *d* is the number of days of the range and *v* that of versions of the goal.
  public func total(in range: DayRange) -> (amount: Amount, unit: String)? {
    let days = days(in: range)
    let goal = habit.goals.value(on: days.last?.day ?? today)
    guard goal.amount != nil else { return nil }
    let measured = days.lazy.filter { habit.goals.value(on: $0.day).isMeasured(like: goal) }
    return (measured.reduce(.zero) { $0 + $1.amount }, goal.unit)
  }

  /// The step, or the period of the total that is wanted on a day if that is longer.
  private func coarsened(_ step: AmountLog.Step, on day: Day) -> AmountLog.Step {
    switch (habit.schedules.value(on: day), step) {
    case (.period(times: nil, per: .month), _): .month
    case (.period(times: nil, per: .week), .day): .week
    default: step
    }
  }

  private func span(of days: DayRange, _ step: AmountLog.Step, like goal: Goal) -> AmountLog.Span {
    var amount: Amount?
    var wanted: Amount?
    for judged in self.days(in: days) {
      let goalOfDay = habit.goals.value(on: judged.day)
      guard goalOfDay.isMeasured(like: goal), let amountOfDay = goalOfDay.amount else { continue }
      if judged.amount > .zero || judged.isAskedFor { amount = (amount ?? .zero) + judged.amount }
      if judged.isAskedFor, judged.unit == .days || step == .day { wanted = (wanted ?? .zero) + amountOfDay }
    }
    if step != .day {
      for period in periods(endingIn: days) {
        guard let more = period.amountWanted(by: habit.goals.value(on: period.covered.lowerBound), like: goal) else {
          continue
        }
        amount = amount ?? .zero
        wanted = (wanted ?? .zero) + more
      }
    }
    let isFull =
      if let amount, let wanted {
        goal.isLimit ? amount <= wanted && days.upperBound < today : amount >= wanted
      } else {
        false
      }
    return AmountLog.Span(
      days: days, amount: amount, goal: wanted, isFull: isFull, isRunning: days.contains(today))
  }

  private func periods(endingIn days: DayRange) -> ArraySlice<JudgedPeriod> {
    let first = periods.partitioningIndex { $0.days.upperBound >= days.lowerBound }
    let end = periods.partitioningIndex { $0.days.upperBound > days.upperBound }
    return periods[first..<end]
  }
}

extension Goal {
  /// Whether amounts of two goals can be added up.
  fileprivate func isMeasured(like other: Goal) -> Bool {
    amount != nil && isLimit == other.isLimit && unit == other.unit
  }
}

extension JudgedDay {
  /// Whether the day asked for something that counts.
  fileprivate var isAskedFor: Bool {
    switch state {
    case .done, .partial, .missed, .pending: true
    case .none, .rest, .extra, .skipped: false
    }
  }
}

extension JudgedPeriod {
  /// What the period asks for in all; `nil` if it counts for nothing, or in another unit.
  fileprivate func amountWanted(by goal: Goal, like other: Goal) -> Amount? {
    guard verdict != .neutral else { return nil }
    switch progress {
    case .total(_, let goal):
      return goal.isMeasured(like: other) ? goal.amount : nil
    case .times(_, let wanted):
      // So many days within a limit allow no sum.
      guard goal.isMeasured(like: other), !goal.isLimit, let amount = goal.amount else { return nil }
      return amount.multiplied(by: wanted)
    }
  }
}
