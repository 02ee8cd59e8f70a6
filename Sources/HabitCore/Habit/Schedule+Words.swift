// Rules in words, for lists, receipts and explanations. They follow "is due" or "became", and carry no full stop.

extension Schedule {
  /// The schedule and what it wants, such as `every day, at least 8 glasses`.
  ///
  /// - Parameters:
  ///   - goal: What a day or period must hold.
  ///   - weekStart: The weekday that is named first.
  /// - Returns: Words in lower case but for the names of weekdays.
  package func words(with goal: Goal, weekStart: WeekStart = .monday) -> String {
    switch self {
    case .period(times: nil, let period):
      return "\(goal == .check ? "any amount" : goal.words) in total per \(period.rawValue)"
    case .weekdays([]):
      return "only tracked"
    default:
      let words = words(weekStart: weekStart)
      return goal == .check ? words : "\(words), \(goal.words)"
    }
  }

  private func words(weekStart: WeekStart) -> String {
    switch self {
    case .weekdays(.daily), .every(days: 1): "every day"
    case .weekdays(.workdays): "Monday to Friday"
    case .weekdays(.weekend): "weekends"
    case .weekdays(let days):
      weekStart.weekdays.filter(days.contains).map(\.shortName).joined(separator: ", ")
    case .every(let days): "every \(days) days"
    case .period(1, let period): "once per \(period.rawValue)"
    case .period(let times, let period): times.map { "\($0) times per \(period.rawValue)" } ?? "per \(period.rawValue)"
    }
  }
}

extension Goal {
  /// The goal, such as `at least 8 glasses`.
  package var words: String {
    switch self {
    case .check: "check"
    case .atLeast(let amount, let unit): "at least \(amount.words(in: unit))"
    case .atMost(let amount, let unit): "at most \(amount.words(in: unit))"
    }
  }
}

extension Amount {
  /// The amount with its unit, such as `8 glasses`.
  package func words(in unit: String) -> String {
    unit.isEmpty ? description : "\(self) \(unit)"
  }
}

extension Weekday {
  /// The first three letters of the English name, such as `Mon`.
  package var shortName: String {
    switch self {
    case .sunday: "Sun"
    case .monday: "Mon"
    case .tuesday: "Tue"
    case .wednesday: "Wed"
    case .thursday: "Thu"
    case .friday: "Fri"
    case .saturday: "Sat"
    }
  }
}
