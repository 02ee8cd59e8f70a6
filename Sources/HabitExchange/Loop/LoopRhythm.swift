internal import HabitCore

/// What the frequency and the target of a Loop habit become: a schedule, a goal and a remark.
struct LoopRhythm {
  /// When the habit is due.
  let schedule: Schedule
  /// What a day or period must hold.
  let goal: Goal
  /// What they were made of, for the receipt; `nil` where that goes without saying.
  let remark: String?

  /// Translates the rhythm of a habit.
  ///
  /// The target of a numeric habit is wanted once in its number of days, however often: that of one day is a goal of
  /// every day, that of 7 days a total per week, that of 28 to 31 days a total per month. A target for another number
  /// of days is scaled to a week if it has up to 14 days, else to a month, which is nearer. What has no meaning at all
  /// is only tracked, never silently daily.
  ///
  /// - Parameters:
  ///   - frequency: How often it is due; `nil` if that is not known.
  ///   - kind: What the entries of the habit are.
  init(_ frequency: RollingFrequency?, kind: LoopHabit.Kind) {
    guard let frequency else {
      self.init(onlyTracked: "how often it is due is not told")
      return
    }
    switch kind {
    case .yesNo:
      self.init(schedule: frequency.schedule, goal: .check, remark: frequency.remark)
    case .numericWithoutTarget:
      let remark = "the file does not tell its goal: any amount counts; set one with 'habit edit'"
      self.init(
        schedule: frequency.schedule, goal: .check,
        remark: [frequency.remark, remark].compactMap(\.self).joined(separator: "; "))
    case .numeric(let target):
      self.init(target, in: frequency.times == frequency.days ? 1 : frequency.days)
    }
  }

  private init(_ target: LoopTarget, in days: Int) {
    let (schedule, factor): (Schedule, Double) =
      switch days {
      case 1: (.daily, 1)
      case 7: (.period(times: nil, per: .week), 1)
      case 28...31: (.period(times: nil, per: .month), 1)
      case ...14: (.period(times: nil, per: .week), 7 / Double(days))
      default: (.period(times: nil, per: .month), RollingFrequency.daysPerMonth / Double(days))
      }
    guard let goal = target.goal(factor: factor) else {
      self.init(onlyTracked: "\(target) is no goal")
      return
    }
    let remark =
      "\(target) in \(days) days became \(schedule.words(with: goal))"
      + (factor == 1 ? "" : ", the nearest that can be said")
    self.init(schedule: schedule, goal: goal, remark: days == 1 ? nil : remark)
  }

  private init(onlyTracked reason: String) {
    self.init(
      schedule: .weekdays([]), goal: .check,
      remark: "\(reason), so it is only tracked; 'habit edit' gives it days or a goal")
  }

  private init(schedule: Schedule, goal: Goal, remark: String?) {
    self.schedule = schedule
    self.goal = goal
    self.remark = remark
  }
}
