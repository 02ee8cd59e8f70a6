import HabitCore

/// How far a day or a period is, in words.
enum ProgressPhrase {
  /// `3 of 8 glasses`; nothing for a goal without an amount.
  static func day(_ amount: Amount, of goal: Goal) -> String {
    switch goal {
    case .check: ""
    case .atLeast(let wanted, let unit): "\(amount) of \(wanted.words(in: unit))"
    case .atMost(let limit, let unit): "\(amount) of at most \(limit.words(in: unit))"
    }
  }

  /// `2 of 3 this week, 2 days left`, for the running period of a judged habit.
  static func period(_ period: JudgedPeriod, in history: History) -> String {
    let progress = amount(of: period)
    let this = Phrase.this(period.unit)
    guard period.verdict == .open else { return "\(progress) \(this)" }
    return "\(progress) \(this), \(Phrase.count(daysLeft(of: period, in: history), "day")) left"
  }

  /// `2 of 3`, `12 of 20 km`.
  static func amount(of period: JudgedPeriod) -> String {
    switch period.progress {
    case .times(let done, let wanted): "\(done) of \(wanted)"
    case .total(let total, let goal): day(total, of: goal)
    }
  }

  /// How many days of a running period can still hold a check-in that counts.
  static func daysLeft(of period: JudgedPeriod, in history: History) -> Int {
    let isToday = history[history.today].state != .done
    return period.covered.upperBound - history.today + (isToday ? 1 : 0)
  }
}
