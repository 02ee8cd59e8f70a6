import CommandKit
import HabitCore

/// Why a day came to what it did, in words.
struct VerdictPhrase {
  let history: History
  /// The check-ins of the days that are asked about.
  let checkIns: [CheckIn]

  /// The verdict on a day in one sentence.
  func sentence(for day: Day) -> String {
    let judged = history[day]
    let name = Phrase.day(day)
    let goal = habit.goals.value(on: day)
    switch judged.state {
    case .none: return "\(name) is not judged: \(outside(day))."
    case .rest:
      return judged.unit == .days
        ? "\(name) was not due, and nothing was done."
        : "\(name): nothing was done; no single day is due, the \(judged.unit.rawValue.dropLast()) counts."
    case .extra: return "\(name) was not due, but was done: an extra, neutral for the streak."
    case .done: return goal.isLimit ? "\(name) stayed within its limit." : "\(name) reached its goal."
    case .skipped: return "\(name) was skipped or paused, and does not count."
    case .pending: return "\(name) is today and still open."
    case .partial, .missed:
      return judged.unit == .days
        ? missed(judged, goal)
        : "\(name) \(goal.isLimit ? "went over its limit" : "fell short of its goal"); only the "
          + "\(judged.unit.rawValue.dropLast()) counts."
    }
  }

  private func outside(_ day: Day) -> String {
    if day < habit.start { return "the habit begins on \(habit.start)" }
    if let archived = habit.archived, day >= archived { return "the habit is archived since \(archived)" }
    if let end = habit.end, day > end { return "the habit ended on \(end)" }
    return "it lies ahead"
  }

  /// What a due day lacked, or had too much of.
  func missed(_ judged: JudgedDay, _ goal: Goal) -> String {
    let day = Phrase.day(judged.day)
    let amount = ProgressPhrase.day(judged.amount, of: goal)
    if goal.isLimit { return "\(day) went over its limit: \(amount)." }
    if judged.amount > .zero { return "\(day) was due and had only \(amount)." }
    let entries = checkIns.filter { $0.day == judged.day }
    if let no = entries.last(where: { $0.kind == .no }) {
      return
        "\(day) was due and was answered with no\(no.note.isEmpty ? "" : ": \(no.note.escapingControlCharacters)")."
    }
    return "\(day) was due and has no check-in."
  }

  private var habit: Habit { history.habit }
}
