import CommandKit
import HabitCore
import HabitRender

/// Why a day came to what it did, in words.
struct VerdictPhrase {
  let history: History
  /// The check-ins of the days that are asked about.
  let checkIns: [CheckIn]
  let language: Language

  /// The verdict on a day in one sentence.
  func sentence(for judgedDay: Day) -> String {
    let judged = history[judgedDay]
    let day = name(of: judgedDay)
    let goal = habit.goals.value(on: judgedDay)
    switch judged.state {
    case .none:
      let reason = outside(judgedDay)
      return language("\(day) is not judged: \(reason).", "\(day): \(reason) 평가하지 않습니다.")
    case .rest:
      guard let unit = name(of: judged.unit) else {
        return language("\(day) was not due, and nothing was done.", "\(day): 쉬는 날이고 기록이 없습니다.")
      }
      return language(
        "\(day): nothing was done; no single day is due, the \(unit) counts.",
        "\(day): 기록이 없습니다. 하루가 아니라 \(unit) 단위로 평가합니다.")
    case .extra:
      return language(
        "\(day) was not due, but was done: an extra, neutral for the streak.",
        "\(day): 쉬는 날에 했으므로 추가 기록이며, 연속에는 영향이 없습니다.")
    case .done:
      return goal.isLimit
        ? language("\(day) stayed within its limit.", "\(day): 한도를 지켰습니다.")
        : language("\(day) reached its goal.", "\(day): 목표를 이뤘습니다.")
    case .skipped:
      return language("\(day) was skipped or paused, and does not count.", "\(day): 건너뛰거나 쉬어서 평가하지 않습니다.")
    case .pending:
      return language("\(day) is today and still open.", "\(day): 오늘이며 아직 끝나지 않았습니다.")
    case .partial, .missed:
      guard let unit = name(of: judged.unit) else { return missed(judged, goal) }
      return goal.isLimit
        ? language(
          "\(day) went over its limit; only the \(unit) counts.", "\(day): 한도를 넘었습니다. \(unit) 단위로만 평가합니다.")
        : language(
          "\(day) fell short of its goal; only the \(unit) counts.", "\(day): 목표에 못 미쳤습니다. \(unit) 단위로만 평가합니다.")
    }
  }

  /// Why a day is not judged; in Korean it leads to the end of the sentence.
  private func outside(_ day: Day) -> String {
    if day < habit.start {
      let start = language.date(habit.start, seenFrom: history.today)
      return language("the habit begins on \(start)", "습관이 \(start)에 시작하므로")
    }
    if let archived = habit.archived, day >= archived {
      let since = language.date(archived, seenFrom: history.today)
      return language("the habit is archived since \(since)", "습관이 \(since)부터 보관되어")
    }
    if let last = habit.end, day > last {
      let end = language.date(last, seenFrom: history.today)
      return language("the habit ended on \(end)", "습관이 \(end)에 끝나")
    }
    return language("it lies ahead", "아직 오지 않은 날이라")
  }

  /// What a due day lacked, or had too much of.
  func missed(_ judged: JudgedDay, _ goal: Goal) -> String {
    let day = name(of: judged.day)
    let amount = language.progress(judged.amount, of: goal)
    if goal.isLimit { return language("\(day) went over its limit: \(amount).", "\(day): 한도를 넘었습니다(\(amount)).") }
    if judged.amount > .zero {
      return language("\(day) was due and had only \(amount).", "\(day): 예정일이었지만 \(amount)에 그쳤습니다.")
    }
    guard let no = checkIns.last(where: { $0.day == judged.day && $0.kind == .no }) else {
      return language("\(day) was due and has no check-in.", "\(day): 예정일이었지만 기록이 없습니다.")
    }
    let note = no.note.isEmpty ? "" : ": \(no.note.escapingControlCharacters)"
    return language("\(day) was due and was answered with no\(note).", "\(day): 예정일이었지만 하지 않았다고 기록했습니다\(note).")
  }

  /// A day with its weekday.
  func name(of day: Day) -> String { language.weekdayDate(day, seenFrom: history.today) }

  /// The period of a unit; `nil` for days.
  private func name(of unit: StreakUnit) -> String? {
    switch unit {
    case .days: nil
    case .weeks: language("week", "한 주")
    case .months: language("month", "한 달")
    }
  }

  private var habit: Habit { history.habit }
}
