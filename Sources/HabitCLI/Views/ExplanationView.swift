import CommandKit
import HabitCore

/// The explanation of a streak as text and as a document.
struct ExplanationView {
  let history: History
  let explanation: Explanation
  /// A day whose verdict is explained, too.
  let day: Day?
  /// The check-ins of that day and of the day that ended the last streak.
  let checkIns: [CheckIn]
  /// The time at which a new day starts.
  let dayStart: TimeOfDay
  /// Whether the date on the wall is that of tomorrow already.
  let isPastMidnight: Bool

  /// The text of `habit explain`.
  func lines(style: Style) -> [String] {
    let sentences = [day.map(verdicts.sentence(for:)), standing, ending, keeping].compactMap(\.self)
    return [style.apply([.bold], to: history.habit.name.text)] + sentences.map { "  \($0)" }
  }

  /// The document of `habit explain`.
  var document: JSON {
    var fields = history.nameFields
    fields["streak"] = JSON(history.streak)
    fields["brokenOn"] = JSON(explanation.lastBreak?.day)
    fields["brokenRun"] =
      explanation.brokenRun.map { ["length": .int($0.length), "from": JSON($0.first), "to": JSON($0.last)] } ?? .null
    fields["reason"] = JSON(ending)
    fields["next"] = JSON(keeping)
    fields["deadline"] = JSON(deadline)
    fields["day"] =
      day.map {
        ["date": JSON($0), "state": .string(history[$0].state.rawValue), "reason": .string(verdicts.sentence(for: $0))]
      }
      ?? .null
    return .document(fields)
  }

  private var habit: Habit { history.habit }
  private var streak: Streak { explanation.streak }
  private var verdicts: VerdictPhrase { VerdictPhrase(history: history, checkIns: checkIns) }

  // MARK: - The streak

  private var standing: String {
    guard let run = streak.currentRun else {
      return streak.best > 0 ? "No streak is running." : "There is no streak yet."
    }
    let best = streak.best > run.length ? "" : ", the longest so far"
    return "The streak is \(Phrase.length(run.length, streak.unit)), since \(run.first)\(best)."
  }

  private var ending: String? {
    guard let lastBreak = explanation.lastBreak else { return nil }
    let broken = explanation.brokenRun.map { run in
      " That ended a streak of \(Phrase.length(run.length, lastBreak.unit))."
    }
    return sentence(for: lastBreak) + (broken ?? "")
  }

  private func sentence(for lastBreak: Explanation.Break) -> String {
    switch lastBreak {
    case .day(let judged, let goal):
      return verdicts.missed(judged, goal)
    case .period(let period):
      let name = "The \(period.unit.rawValue.dropLast()) of \(period.days.lowerBound) to \(period.days.upperBound)"
      if case .total(let total, let goal) = period.progress, goal.isLimit {
        return "\(name) went over its limit: \(ProgressPhrase.day(total, of: goal))."
      }
      return "\(name) ended short: \(ProgressPhrase.amount(of: period))."
    case .newUnit(let day, _, let unit):
      return "From \(Phrase.day(day)) on a new schedule counts \(unit.rawValue), so the count began anew."
    }
  }

  // MARK: - What would keep it

  private var keeping: String {
    let purpose = streak.current > 0 ? "to keep the streak" : "to begin a streak"
    switch explanation.nextStep {
    case .reachGoal(let goal, let recorded, let day):
      let what = goal.amount.map { "Record \(($0 - recorded).words(in: goal.unit)) more" } ?? "Check in"
      return "\(what) \(when(day)) \(purpose)."
    case .stayWithin(let goal, let recorded, let day):
      let left = goal.amount.map { $0 - recorded } ?? .zero
      let room = left > .zero ? " (\(left.words(in: goal.unit)) left)" : ""
      return "Stay within the limit \(when(day)) \(purpose)\(room)."
    case .fillPeriod(let period):
      return fill(period, purpose)
    case .awaitPeriod(let day):
      let isLost = history.runningPeriod?.verdict == .missed
      return isLost
        ? "The next \(streak.unit.rawValue.dropLast()) begins on \(Phrase.day(day))."
        : "Nothing more is needed before \(Phrase.day(day))."
    case .over(let day):
      return habit.archived == day
        ? "It is archived since \(day), so its streak is frozen." : "It is over since \(day), so its streak is frozen."
    case .nothingDue:
      return "Nothing is due, so nothing can end a streak."
    }
  }

  private func fill(_ period: JudgedPeriod, _ purpose: String) -> String {
    let by = "by \(Phrase.day(period.covered.upperBound))"
    let left = ProgressPhrase.daysLeft(of: period, in: history)
    let days = "\(Phrase.count(left, "day")) left"
    switch period.progress {
    case .times(let done, let wanted) where wanted - done > left:
      let more = Phrase.count(wanted - done, "more day")
      return
        "\(Phrase.this(period.unit).prefix(1).uppercased())\(Phrase.this(period.unit).dropFirst()) can no longer be kept: \(more) \(wanted - done == 1 ? "is" : "are") wanted, \(days)."
    case .times(let done, let wanted):
      return "Check in on \(Phrase.count(wanted - done, "more day")) \(by) \(purpose) (\(days))."
    case .total(let total, let goal):
      let rest = ((goal.amount ?? .zero) - total).words(in: goal.unit)
      return goal.isLimit
        ? "Stay within the limit \(by) \(purpose) (\(rest) and \(days))."
        : "Record \(rest) more \(by) \(purpose) (\(days))."
    }
  }

  private func when(_ day: Day) -> String {
    guard day == history.today else { return "on \(Phrase.day(day))" }
    guard dayStart != .midnight else { return "today, before midnight," }
    return isPastMidnight ? "now, before \(dayStart)," : "today, before \(dayStart) tomorrow,"
  }

  /// The last day on which the next step can be done.
  private var deadline: Day? {
    switch explanation.nextStep {
    case .reachGoal(_, _, let day), .stayWithin(_, _, let day): day
    case .fillPeriod(let period): period.covered.upperBound
    case .awaitPeriod, .over, .nothingDue: nil
    }
  }
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
