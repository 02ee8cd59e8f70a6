import HabitCore
import HabitRender

/// Why a streak is what it is, and what would keep it, in words.
struct ExplanationPhrase {
  let history: History
  let explanation: Explanation
  let verdicts: VerdictPhrase
  /// The time at which a new day starts.
  let dayStart: TimeOfDay
  /// Whether the date on the wall is that of tomorrow already.
  let isPastMidnight: Bool

  private var language: Language { verdicts.language }
  private var streak: Streak { explanation.streak }

  private func date(_ day: Day) -> String { language.date(day, seenFrom: history.today) }
  private func weekdayDate(_ day: Day) -> String { verdicts.name(of: day) }

  // MARK: - The streak

  /// How the streak stands.
  var standing: String {
    guard let run = streak.currentRun else {
      return streak.best > 0
        ? language("No streak is running.", "지금은 이어지는 연속이 없습니다.")
        : language("There is no streak yet.", "아직 연속 기록이 없습니다.")
    }
    let (length, first) = (language.length(run.length, streak.unit), date(run.first))
    return streak.best > run.length
      ? language("The streak is \(length), since \(first).", "\(first)부터 \(length) 연속입니다.")
      : language(
        "The streak is \(length), since \(first), the longest so far.", "\(first)부터 \(length) 연속이며, 지금까지 가장 깁니다.")
  }

  /// What ended the last streak; `nil` if nothing has.
  var ending: String? {
    guard let lastBreak = explanation.lastBreak else { return nil }
    let broken = explanation.brokenRun.map { run in
      let length = language.length(run.length, lastBreak.unit)
      return language(" That ended a streak of \(length).", " 그래서 \(length) 연속이 끊겼습니다.")
    }
    return sentence(for: lastBreak) + (broken ?? "")
  }

  private func sentence(for lastBreak: Explanation.Break) -> String {
    switch lastBreak {
    case .day(let judged, let goal):
      return verdicts.missed(judged, goal)
    case .period(let period):
      let name = name(of: period)
      if case .total(let total, let goal) = period.progress, goal.isLimit {
        let progress = language.progress(total, of: goal)
        return language("\(name) went over its limit: \(progress).", "\(name)에 한도를 넘었습니다(\(progress)).")
      }
      let progress = language.progress(of: period)
      return language("\(name) ended short: \(progress).", "\(name)에 목표를 채우지 못했습니다(\(progress)).")
    case .newUnit(let day, _, let unit):
      return language(
        "From \(weekdayDate(day)) on a new schedule counts \(unit.rawValue), so the count began anew.",
        "\(weekdayDate(day))부터 새 일정에 따라 \(koreanName(of: unit)) 단위로 세므로 연속을 처음부터 다시 셉니다.")
    }
  }

  private func name(of period: JudgedPeriod) -> String {
    let days = language.dates(period.days)
    return switch period.unit {
    case .months: language("The month of \(days)", "\(days) 한 달")
    default: language("The week of \(days)", "\(days) 한 주")
    }
  }

  private func koreanName(of unit: StreakUnit) -> String {
    switch unit {
    case .days: "하루"
    case .weeks: "한 주"
    case .months: "한 달"
    }
  }

  // MARK: - What would keep it

  /// What would keep the streak, or begin one.
  var keeping: String {
    switch explanation.nextStep {
    case .reachGoal(let goal, let recorded, let day):
      let (when, purpose) = (when(day), purpose)
      guard let wanted = goal.amount else {
        return language("Check in \(when) \(purpose).", "\(purpose) \(when) 체크하세요.")
      }
      let rest = language.amount(wanted - recorded, in: goal.unit)
      return language("Record \(rest) more \(when) \(purpose).", "\(purpose) \(when) \(rest) 더 기록하세요.")
    case .stayWithin(let goal, let recorded, let day):
      let (when, purpose) = (when(day), purpose)
      let left = goal.amount.map { $0 - recorded } ?? .zero
      let amount = language.amount(left, in: goal.unit)
      let room = left > .zero ? language(" (\(amount) left)", "(\(amount) 남음)") : ""
      return language("Stay within the limit \(when) \(purpose)\(room).", "\(purpose) \(when) 한도를 지키세요\(room).")
    case .fillPeriod(let period):
      return fill(period)
    case .awaitPeriod(let day):
      return awaiting(weekdayDate(day))
    case .over(let day):
      let since = date(day)
      return history.habit.archived == day
        ? language("It is archived since \(since), so its streak is frozen.", "\(since)부터 보관되어 연속이 그대로 멈춰 있습니다.")
        : language("It is over since \(since), so its streak is frozen.", "\(since)부터 끝나 있어 연속이 그대로 멈춰 있습니다.")
    case .nothingDue:
      return language("Nothing is due, so nothing can end a streak.", "예정된 날이 없으므로 연속이 끊길 일이 없습니다.")
    }
  }

  private var purpose: String {
    streak.current > 0
      ? language("to keep the streak", "연속을 이으려면") : language("to begin a streak", "연속을 시작하려면")
  }

  private func awaiting(_ day: String) -> String {
    guard history.runningPeriod?.verdict == .missed else {
      return language("Nothing more is needed before \(day).", "\(day) 전에는 더 할 일이 없습니다.")
    }
    return switch streak.unit {
    case .months: language("The next month begins on \(day).", "다음 달은 \(day)에 시작합니다.")
    default: language("The next week begins on \(day).", "다음 주는 \(day)에 시작합니다.")
    }
  }

  private func fill(_ period: JudgedPeriod) -> String {
    let by = weekdayDate(period.covered.upperBound)
    let left = period.daysLeft(in: history)
    let (days, purpose) = (language.daysLeft(left), purpose)
    switch period.progress {
    case .times(let done, let wanted) where wanted - done > left:
      let (this, missing) = (language.this(period.unit), wanted - done)
      let more = language(language.count(missing, "more day", "") + (missing == 1 ? " is" : " are"), "\(missing)일")
      return language(
        "\(this.capitalizedFirst) can no longer be kept: \(more) wanted, \(days).",
        "\(this) 목표는 더 이룰 수 없습니다. \(more)이 더 필요한데 \(days)입니다.")
    case .times(let done, let wanted):
      let more = language(language.count(wanted - done, "more day", ""), "\(wanted - done)일")
      return language(
        "Check in on \(more) by \(by) \(purpose) (\(days)).", "\(purpose) \(by)까지 \(more) 더 체크하세요(\(days)).")
    case .total(let total, let goal):
      let rest = language.amount((goal.amount ?? .zero) - total, in: goal.unit)
      return goal.isLimit
        ? language(
          "Stay within the limit by \(by) \(purpose) (\(rest) and \(days)).",
          "\(purpose) \(by)까지 한도를 지키세요(\(rest), \(days)).")
        : language("Record \(rest) more by \(by) \(purpose) (\(days)).", "\(purpose) \(by)까지 \(rest) 더 기록하세요(\(days)).")
    }
  }

  /// When the next step can be done.
  private func when(_ day: Day) -> String {
    guard day == history.today else { return language("on \(weekdayDate(day))", "\(weekdayDate(day))에") }
    guard dayStart != .midnight else { return language("today, before midnight,", "오늘 자정까지") }
    let end = language.time(dayStart)
    return isPastMidnight
      ? language("now, before \(end),", "지금부터 \(end)까지") : language("today, before \(end) tomorrow,", "내일 \(end)까지")
  }
}

extension String {
  /// The text with its first letter as a capital.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Explanation.Break {
  /// What the run that it ended counted.
  fileprivate var unit: StreakUnit {
    switch self {
    case .day: .days
    case .period(let period): period.unit
    case .newUnit(_, let before, _): before
    }
  }
}
