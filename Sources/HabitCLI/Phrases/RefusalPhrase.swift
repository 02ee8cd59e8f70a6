import CommandKit
import HabitCore
import HabitRender

extension CommandFailure {
  /// A check-in that the rules of a habit refuse.
  init(_ refusal: RecordingRefusal, of habit: Habit, on day: Day, today: Day) {
    self = .invalid(refusal.code) { $0.text(of: refusal, of: habit, on: day, today: today) }
  }
}

extension RecordingRefusal {
  fileprivate var code: String {
    switch self {
    case .future: "future-date"
    case .ended: "after-end"
    case .archived: "archived"
    case .notStarted: "before-start"
    case .doneAlready: "done-already"
    case .skippedAlready: "skipped-already"
    }
  }
}

extension Language {
  /// Why nothing can be recorded on a day, and what to do.
  fileprivate func text(of refusal: RecordingRefusal, of habit: Habit, on refused: Day, today: Day) -> String {
    let (name, word) = (habit.name, habit.name.text.quotedForShell)
    let day = date(refused, seenFrom: today)
    switch refusal {
    case .future:
      let today = date(today, seenFrom: today)
      return self(
        "'\(name)' cannot be checked in on \(day), which lies ahead: today is \(today)",
        "아직 오지 않은 \(day)에는 '\(name)' 기록을 할 수 없습니다. 오늘은 \(today)입니다")
    case .ended(let last):
      let end = date(last, seenFrom: today)
      return self(
        "'\(name)' ended on \(end), before \(day); move its end with: habit edit \(word) --end none",
        "'\(name)' 습관은 \(day) 전인 \(end)에 끝났습니다. 끝을 옮기려면: habit edit \(word) --end none")
    case .archived(let first):
      let since = date(first, seenFrom: today)
      return self(
        "'\(name)' is archived from \(since) on, so \(day) takes no entry; bring it back with: habit unarchive \(word)",
        "'\(name)' 습관은 \(since)부터 보관되어 \(day)에 기록할 수 없습니다. 되돌리려면: habit unarchive \(word)")
    case .notStarted(let first):
      let start = date(first, seenFrom: today)
      return self(
        "'\(name)' begins on \(start), after \(day); move its start with: habit edit \(word) --start \(refused)",
        "'\(name)' 습관은 \(day) 뒤인 \(start)에 시작합니다. 시작을 옮기려면: habit edit \(word) --start \(refused)")
    case .doneAlready:
      return self(
        "'\(name)' has a check-in on \(day); take it back first with: habit uncheck \(word) --on \(refused)",
        "'\(name)' 습관은 \(day)에 이미 기록이 있습니다. 먼저 취소하려면: habit uncheck \(word) --on \(refused)")
    case .skippedAlready:
      return self(
        "'\(name)' is skipped on \(day); take that back first with: habit uncheck \(word) --on \(refused)",
        "'\(name)' 습관은 \(day)에 이미 건너뛰었습니다. 먼저 취소하려면: habit uncheck \(word) --on \(refused)")
    }
  }
}
