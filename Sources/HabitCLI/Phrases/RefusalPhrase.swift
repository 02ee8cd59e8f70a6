import CommandKit
import HabitCore

extension CommandFailure {
  /// A check-in that the rules of a habit refuse.
  init(_ refusal: RecordingRefusal, of habit: Habit, on day: Day, today: Day) {
    let name = "'\(habit.name)'"
    let word = habit.name.text.quotedForShell
    switch refusal {
    case .future:
      self = .invalid("future-date", "\(name) cannot be checked in on \(day), which lies ahead: today is \(today)")
    case .ended(let end):
      self = .invalid(
        "after-end", "\(name) ended on \(end), before \(day); move its end with: habit edit \(word) --end none")
    case .archived(let since):
      self = .invalid(
        "archived",
        "\(name) is archived from \(since) on, so \(day) takes no entry; bring it back with: habit unarchive \(word)"
      )
    case .notStarted(let start):
      self = .invalid(
        "before-start",
        "\(name) begins on \(start), after \(day); move its start with: habit edit \(word) --start \(day)"
      )
    case .doneAlready:
      self = .invalid(
        "done-already", "\(name) has a check-in on \(day); take it back first with: habit uncheck \(word) --on \(day)")
    case .skippedAlready:
      self = .invalid(
        "skipped-already", "\(name) is skipped on \(day); take that back first with: habit uncheck \(word) --on \(day)")
    }
  }
}
