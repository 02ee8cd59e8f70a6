internal import HabitCore

/// How often a habit is due and what it wants, as Loop says it: so many times, or so much, in so many days.
struct LoopRule {
  /// How many times; 0 for a habit that is only tracked.
  private(set) var times = 1
  /// In how many days.
  private(set) var days = 1
  /// What could not be said: one sentence each.
  private(set) var remarks: [String] = []
  private let goal: Goal
  private var target = Amount.zero

  /// Creates the nearest rule.
  ///
  /// - Parameters:
  ///   - habit: The habit.
  ///   - day: The day whose schedule and goal are said.
  init(_ habit: Habit, on day: Day) {
    let schedule = habit.schedules.value(on: day)
    goal = habit.goals.value(on: day)
    switch schedule {
    case .weekdays(.daily): break
    case .weekdays(let weekdays): (times, days) = (weekdays.weekdays.count, weekdays.weekdays.isEmpty ? 1 : 7)
    case .every(let distance): days = distance
    case .period(let wanted, .week): (times, days) = (wanted ?? 1, 7)
    case .period(let wanted, .month): (times, days) = (wanted ?? 1, 30)
    }
    if times == 0 { remarks.append("Loop has no habit that is only tracked: it has 0 times in 1 day") }
    let words = schedule.words(with: goal)
    if let amount = goal.amount {
      // Loop counts the amount of all days together.
      target = amount.multiplied(by: max(1, times))
      if days > 1 { times = 1 }
      if case .period(times: nil, _) = schedule { return }
      if days > 1 { remarks.append("'\(words)' became '\(goal.isLimit ? "at most" : "at least") \(said)'") }
    } else if case .weekdays(let weekdays) = schedule, !weekdays.isEmpty, weekdays != .daily {
      remarks.append("Loop has no weekdays: '\(words)' became '\(times) times in 7 days'")
    }
  }

  private var said: String { "\(target.words(in: goal.unit)) in \(days) days" }

  /// Whether Loop counts amounts.
  var isNumeric: Bool { goal != .check }

  /// The cell for the kind of the habit.
  var type: String { isNumeric ? "NUMERICAL" : "YES_NO" }

  /// The cell for the unit.
  var unit: String { goal.unit }

  /// The cell for the kind of the goal.
  var targetType: String { isNumeric ? (goal.isLimit ? "AT_MOST" : "AT_LEAST") : "" }

  /// The cell for the amount of the goal, which always has a decimal.
  var targetValue: String {
    guard isNumeric else { return "" }
    return target.thousandths.isMultiple(of: 1000) ? "\(target).0" : target.description
  }
}
