import HabitCore
import HabitRender

/// What recording something on a day of a habit came to.
struct RecordingResult {
  let day: Day
  let change: DayChange
  /// The judged habit as it was.
  let before: History
  /// The judged habit as it is now.
  let history: History
  /// The badges that this has brought.
  private(set) var badges: [Badge]

  init(day: Day, change: DayChange, before: History, history: History) {
    self.day = day
    self.change = change
    self.before = before
    self.history = history
    badges = history.badges.filter { badge in !before.badges.contains { $0.milestone == badge.milestone } }
  }

  /// The result, with badges over all habits that it has brought.
  func celebrating(_ shared: [Badge]) -> RecordingResult {
    var copy = self
    copy.badges += shared
    return copy
  }

  private var habit: Habit { history.habit }
  private var judged: JudgedDay { history[day] }

  /// One sentence, and one more if the start moved.
  func text(in language: Language) -> String {
    var text = "\(habit.name): \(outcome(in: language))"
    if let celebration = language.celebration(of: badges.map(\.milestone)) { text += " — \(celebration)" }
    if let newStart = change.newStart {
      let (old, new) = (language.date(before.habit.start, seenFrom: today), language.date(newStart, seenFrom: today))
      text += "\n\(habit.name): \(language.startMoved(from: old, to: new))"
    }
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

  private var today: Day { history.today }

  private func outcome(in language: Language) -> String {
    let date = language.date(day, seenFrom: today)
    guard !change.isEmpty else { return language.alreadyRecorded(judged.state, on: date) }
    if change.annotated != nil { return language.noteKept(on: date) }
    let streak = language.runningStreak(history.streak)
    let parts: [String?] =
      switch change.entry?.kind {
      case .skip: [language.skipped(on: date), streak]
      case .no: [language.notDone(on: date)]
      case .done, nil: [done(on: date, in: language), progress(in: language), streak]
      }
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func done(on date: String, in language: Language) -> String {
    let goal = habit.goals.value(on: day)
    if judged.state == .done || judged.state == .extra && goal == .check && judged.amount > .zero {
      return language.done(on: date)
    }
    return goal.isLimit && judged.state == .missed ? language.overLimit(on: date) : language.recorded(on: date)
  }

  private func progress(in language: Language) -> String? {
    if let period = history.periods.last(where: { $0.covered.contains(day) }) {
      return period.covered.contains(today) ? language.progressToday(of: period) : language.progress(of: period)
    }
    let text = language.progress(judged.amount, of: habit.goals.value(on: day))
    return text.isEmpty ? nil : text
  }
}
