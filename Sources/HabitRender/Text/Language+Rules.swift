public import HabitCore

// The rules that a habit is judged by.

extension Language {
  /// When a habit is due and what it wants, such as `every day, at least 8 glasses`.
  ///
  /// - Parameters:
  ///   - habit: The habit.
  ///   - day: The day whose versions are named.
  ///   - weekStart: The weekday that is named first.
  /// - Returns: The rule.
  public func rule(of habit: Habit, on day: Day, weekStart: WeekStart) -> String {
    rule(habit.schedules.value(on: day), habit.goals.value(on: day), weekStart: weekStart)
  }

  /// A schedule and what it wants, such as `every day, at least 8 glasses`.
  ///
  /// - Parameters:
  ///   - schedule: When something is due.
  ///   - goal: What a day or period must hold.
  ///   - weekStart: The weekday that is named first.
  /// - Returns: The rule.
  package func rule(_ schedule: Schedule, _ goal: Goal, weekStart: WeekStart) -> String {
    // The English words stand in HabitCore, where the receipts of imports need them too.
    switch self {
    case .english: schedule.words(with: goal, weekStart: weekStart)
    case .korean: koreanRule(schedule, goal, weekStart)
    }
  }

  private func koreanRule(_ schedule: Schedule, _ goal: Goal, _ weekStart: WeekStart) -> String {
    let amount: String? =
      switch goal {
      case .check: nil
      case .atMost(.zero, unit: ""): "하지 않기"
      case .atLeast(let amount, let unit): "\(self.amount(amount, in: unit)) 이상"
      case .atMost(let amount, let unit): "\(self.amount(amount, in: unit)) 이하"
      }
    if schedule == .weekdays([]) { return "기록만" }
    let rhythm: String =
      switch schedule {
      case .weekdays(.daily), .every(days: 1): "매일"
      case .weekdays(.workdays): "평일"
      case .weekdays(.weekend): "주말"
      case .weekdays(let days):
        weekStart.weekdays.filter(days.contains).map(name(of:)).joined(separator: "·")
      case .every(let days): "\(days)일마다"
      case .period(let times?, let period): "\(period == .week ? "매주" : "매월") \(times)회"
      case .period(nil, let period): "\(period == .week ? "매주" : "매월") 합계"
      }
    return amount.map { "\(rhythm), \($0)" } ?? rhythm
  }
}
