import HabitCore

/// What recording something on a day of a habit came to.
struct RecordingResult {
  let day: Day
  let change: DayChange
  /// The start of the habit before.
  let start: Day
  /// The judged habit as it is now.
  let history: History

  private var habit: Habit { history.habit }
  private var judged: JudgedDay { history[day] }

  /// One sentence, and one more if the start moved.
  var text: String {
    var text = "\(habit.name): \(outcome)"
    if let newStart = change.newStart { text += "\n\(habit.name): start moved back from \(start) to \(newStart)" }
    return text
  }

  /// One item of the document.
  var json: JSON {
    .object(
      history.nameFields.merging([
        "date": JSON(day), "state": .string(judged.state.rawValue), "amount": JSON(judged.amount),
        "changed": .bool(!change.isEmpty), "start": JSON(habit.start), "streak": JSON(history.streak),
      ]) { $1 })
  }

  private var outcome: String {
    guard !change.isEmpty else { return "\(already) on \(day), nothing changed" }
    if change.annotated != nil { return "note kept \(Phrase.on(day))" }
    switch change.entry?.kind {
    case .skip: return "skipped \(Phrase.on(day))" + streak
    case .no: return "not done \(Phrase.on(day))"
    case .done, nil: return done + progress + streak
    }
  }

  /// What the day was before, where nothing had to be written.
  private var already: String {
    switch judged.state {
    case .skipped: "already skipped"
    case .done, .extra: "already done"
    default: "already recorded"
    }
  }

  private var done: String {
    let goal = habit.goals.value(on: day)
    if judged.state == .done || judged.state == .extra && goal == .check && judged.amount > .zero {
      return "done \(Phrase.on(day))"
    }
    let isOver = goal.isLimit && judged.state == .missed
    return "\(isOver ? "over the limit" : "recorded") \(Phrase.on(day))"
  }

  private var progress: String {
    if let period = history.periods.last(where: { $0.covered.contains(day) }) {
      let this = period.covered.contains(history.today) ? " " + Phrase.this(period.unit) : ""
      return ", \(ProgressPhrase.amount(of: period))\(this)"
    }
    let text = ProgressPhrase.day(judged.amount, of: habit.goals.value(on: day))
    return text.isEmpty ? "" : ", \(text)"
  }

  private var streak: String {
    Phrase.running(history.streak).map { ", streak \($0)" } ?? ""
  }
}
