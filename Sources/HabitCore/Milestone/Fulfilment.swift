/// How far what some days ask for is fulfilled, by one habit or by several.
public enum Fulfilment: Sendable, Hashable {
  /// Nothing is asked for, or all of it was skipped.
  case nothingDue
  /// All of it was kept, at last on a day.
  case kept(on: Day)
  /// Nothing was missed so far, and something is still to be done.
  case open
  /// Something was missed.
  case missed

  /// How far several habits together are: what one of them missed, all have missed.
  ///
  /// - Parameter other: How far another habit is in the same days.
  /// - Returns: The two taken together.
  public func joined(with other: Fulfilment) -> Fulfilment {
    switch (self, other) {
    case (.missed, _), (_, .missed): .missed
    case (.open, _), (_, .open): .open
    case (.kept(let one), .kept(let another)): .kept(on: max(one, another))
    case (.kept, .nothingDue), (.nothingDue, .nothingDue): self
    case (.nothingDue, .kept): other
    }
  }

  /// Joins how far several habits, or days, are.
  ///
  /// - Parameter parts: How far each is.
  public init(joining parts: some Sequence<Fulfilment>) {
    self = parts.reduce(.nothingDue) { $0.joined(with: $1) }
  }
}

extension History {
  /// How far what a week, a month or another range of days asks for is fulfilled.
  ///
  /// Due days count, and the weeks and months of the habit that end in the range, where ``Completion`` counts them too;
  /// those ahead as well.
  ///
  /// - Parameters:
  ///   - range: The days, which begin no earlier than the judged ones unless the habit does so too.
  ///   - weekStart: The weekday on which weeks start.
  /// - Returns: How far it is.
  /// - Complexity: O(*d* + *p*), where *d* is the number of days of the range and *p* that of judged periods.
  public func fulfilment(of range: DayRange, weekStart: WeekStart) -> Fulfilment {
    let ofDays = days(in: range).lazy.filter { $0.unit == .days }.map { Fulfilment($0) }
    let ofPeriods = periods.lazy.filter { range.contains($0.covered.upperBound) }.map { Fulfilment($0, in: range) }
    let sum = Fulfilment(joining: ofDays).joined(with: Fulfilment(joining: ofPeriods))
    return sum != .missed && asksAhead(in: range, weekStart: weekStart) ? .open : sum
  }

  /// Whether a day to come asks for something that belongs to a range.
  private func asksAhead(in range: DayRange, weekStart: WeekStart) -> Bool {
    guard range.upperBound > today else { return false }
    return (max(range.lowerBound, today + 1)...range.upperBound).contains { day in
      guard outlook(on: day) == .pending else { return false }
      guard let period = habit.schedules.value(on: day).unit.period else { return true }
      return range.contains(period.days(containing: day, weekStart: weekStart).upperBound)
    }
  }
}

extension Fulfilment {
  /// How far a day is that was due by itself.
  fileprivate init(_ judged: JudgedDay) {
    switch judged.state {
    case .done: self = .kept(on: judged.day)
    case .partial, .missed: self = .missed
    case .pending: self = .open
    case .none, .rest, .extra, .skipped: self = .nothingDue
    }
  }

  /// How far a week or a month is that ends in a range; one that was kept before asks for nothing in it.
  fileprivate init(_ period: JudgedPeriod, in range: DayRange) {
    switch period.verdict {
    case .kept:
      let day = period.keptOn ?? period.covered.upperBound
      self = range.contains(day) ? .kept(on: day) : .nothingDue
    case .missed: self = .missed
    case .open: self = .open
    case .neutral: self = .nothingDue
    }
  }
}
