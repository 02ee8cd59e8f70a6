import HabitCore
import HabitRender

// How far a day, a period or a streak is.

extension Language {
  /// The streak that is running, such as `streak 3 days` or `3일 연속`; `nil` if none is.
  func runningStreak(_ streak: Streak) -> String? {
    streak.current > 0 ? self.streak(streak) : nil
  }

  /// The streak as it stands, though it may be none.
  func streak(_ streak: Streak) -> String {
    let length = length(streak.current, streak.unit)
    return self("streak \(length)", "\(length) 연속")
  }

  /// The length of the streak that is running, such as `3 days`; `–` if none is.
  func runningLength(_ streak: Streak) -> String {
    streak.current > 0 ? length(streak.current, streak.unit) : "–"
  }

  /// The running period of a unit, such as `this week`.
  func this(_ unit: StreakUnit) -> String {
    switch unit {
    case .days: self("today", "오늘")
    case .weeks: self("this week", "이번 주")
    case .months: self("this month", "이번 달")
    }
  }

  /// How far a day is, such as `3 of 8 glasses`; nothing for a goal without an amount.
  func progress(_ amount: Amount, of goal: Goal) -> String {
    switch goal {
    case .check: return ""
    case .atLeast(let wanted, let unit):
      let goal = self.amount(wanted, in: unit)
      return self("\(amount) of \(goal)", "\(amount)/\(goal)")
    case .atMost(let most, let unit):
      let limit = self.amount(most, in: unit)
      return self("\(amount) of at most \(limit)", "한도 \(limit) 중 \(amount)")
    }
  }

  /// How far a period is, such as `2 of 3` or `12 of 20 km`.
  func progress(of period: JudgedPeriod) -> String {
    switch period.progress {
    case .times(let done, let wanted): self("\(done) of \(wanted)", "\(done)/\(wanted)회")
    case .total(let total, let goal): progress(total, of: goal)
    }
  }

  /// How far a running period is, such as `2 of 3 this week`.
  func progressToday(of period: JudgedPeriod) -> String {
    let (progress, this) = (progress(of: period), this(period.unit))
    return self("\(progress) \(this)", "\(this) \(progress)")
  }

  /// How far a running period is, such as `2 of 3 this week, 2 days left`.
  func progress(of period: JudgedPeriod, in history: History) -> String {
    let soFar = progressToday(of: period)
    guard period.verdict == .open else { return soFar }
    return "\(soFar), \(daysLeft(period.daysLeft(in: history)))"
  }

  /// Some days that are left, such as `2 days left`.
  func daysLeft(_ days: Int) -> String {
    self("\(length(days, .days)) left", "\(length(days, .days)) 남음")
  }
}

extension JudgedPeriod {
  /// How many days of a running period can still hold a check-in that counts.
  func daysLeft(in history: History) -> Int {
    let isToday = history[history.today].state != .done
    return covered.upperBound - history.today + (isToday ? 1 : 0)
  }
}
