import HabitCore
import HabitRender

// What changing habits came to.

extension Language {
  // MARK: - Adding and editing

  func added(as number: Int) -> String { self("added as \(number)", "\(number)번으로 추가") }
  func from(_ day: String) -> String { self("from \(day)", "\(day)부터") }
  var nothingToChange: String { self("nothing to change", "바뀐 것 없음") }
  func named(_ name: Name) -> String { self("named '\(name)'", "이름 '\(name)'") }
  func rule(_ rule: String, from day: String) -> String { self("\(rule) from \(day) on", "\(day)부터 \(rule)") }
  func at(_ time: TimeOfDay?) -> String {
    time.map { self("at \(self.time($0))", "시간 \(self.time($0))") } ?? self("no time", "시간 없음")
  }
  func icon(_ icon: String) -> String { icon.isEmpty ? self("no icon", "아이콘 없음") : self("icon \(icon)", "아이콘 \(icon)") }
  func color(_ color: HabitColor?) -> String {
    color.map { self("colour \($0)", "색 \($0)") } ?? self("the standard colour", "기본 색")
  }
  func note(_ note: String) -> String { note.isEmpty ? self("no note", "메모 없음") : self("a new note", "새 메모") }
  func reminderTimes(_ times: [TimeOfDay]) -> String {
    let list = times.map(time).joined(separator: ", ")
    return times.isEmpty ? self("no reminder times", "알림 시각 없음") : self("reminders at \(list)", "알림 시각 \(list)")
  }
  func reminders(_ areOn: Bool) -> String { areOn ? self("with reminders", "알림 켬") : self("without reminders", "알림 끔") }
  func beginning(on day: String) -> String { self("begins on \(day)", "\(day) 시작") }
  func ending(on day: String?) -> String {
    day.map { self("ends on \($0)", "\($0) 끝") } ?? self("without an end", "끝 없음")
  }

  // MARK: - Moving, archiving, deleting

  func moved(to number: Int) -> String { self("is number \(number) now", "이제 \(number)번") }
  func archived(from day: String) -> String { self("archived from \(day) on", "\(day)부터 보관") }
  func archivedAlready(from day: String) -> String { self("archived from \(day) on already", "이미 \(day)부터 보관하기로 함") }
  func archivedAlready(since day: String) -> String { self("archived since \(day) already", "이미 \(day)부터 보관됨") }
  var isNotArchived: String { self("is not archived", "보관되어 있지 않음") }
  var unarchived: String { self("back from the archive", "보관 해제") }
  func pausedMeanwhile(from first: String, to last: String) -> String {
    self("paused from \(first) to \(last)", "\(first)부터 \(last)까지는 쉼")
  }
  func deleted(withCheckIns count: Int) -> String {
    self("deleted with \(checkIns(count))", "\(checkIns(count))와 함께 삭제")
  }
  func deletingNeedsYes(_ name: Name, checkIns count: Int) -> String {
    self(
      "deleting '\(name)' and its \(checkIns(count)) needs --yes here",
      "여기서 '\(name)' 습관과 \(checkIns(count))를 삭제하려면 --yes가 필요합니다")
  }
  func askToDelete(_ name: Name, checkIns count: Int) -> String {
    self("Delete '\(name)' and its \(checkIns(count))?", "'\(name)' 습관과 \(checkIns(count))를 삭제할까요?")
  }
  var habitsChangedMeanwhile: String {
    self(
      "the habits were changed while you were asked, so nothing was deleted; try again",
      "묻는 사이에 습관이 바뀌어 아무것도 삭제하지 않았습니다. 다시 시도하세요")
  }
  /// Whether an answer to a question agrees; the keys are those of the question in every language.
  static func agrees(_ answer: String?) -> Bool { ["y", "yes", "예", "네"].contains(answer?.trimmed.lowercased()) }
  var nothingDeleted: String { self("nothing was deleted", "아무것도 삭제하지 않았습니다") }
  /// A number of check-ins, such as `3 check-ins`.
  private func checkIns(_ number: Int) -> String { self(count(number, "check-in", ""), "기록 \(number)개") }

  // MARK: - Pausing

  /// Who a pause of all habits is for.
  var everyHabit: String { self("all habits", "모든 습관") }
  func paused(from first: String, to last: String?) -> String {
    last.map { self("paused from \(first) to \($0)", "\(first)부터 \($0)까지 쉼") }
      ?? self("paused from \(first) on, without an end", "\(first)부터 계속 쉼")
  }
  func pause(from first: String, to last: String?) -> String {
    last.map { self("from \(first) to \($0)", "\(first)부터 \($0)까지") }
      ?? self("from \(first) on, without an end", "\(first)부터 계속")
  }
  var noPauses: String { self("There are no pauses.", "쉬는 기간이 없습니다.") }
  func notPaused(on day: String) -> String { self("not paused on \(day)", "\(day)에는 쉬는 중이 아님") }
  func resumed(on day: String) -> String { self("resumed on \(day)", "\(day)부터 다시 시작") }
  func pausedAgain(from day: String) -> String { self("paused again from \(day) on", "\(day)부터 다시 쉼") }

  // MARK: - Undoing

  func undone(_ command: String) -> String { self("undone: \(command)", "되돌림: \(command)") }
  func redone(_ command: String) -> String { self("done again: \(command)", "다시 실행: \(command)") }
  func leftAlone(_ fields: Int) -> String {
    self(
      "\(count(fields, "field", "")) left alone: another device has changed them since",
      "그 뒤 다른 기기에서 바뀐 값 \(fields)개는 그대로 두었습니다")
  }
  var nothingChangedYet: String { self("Nothing has been changed yet.", "아직 바뀐 것이 없습니다.") }
  var isUndone: String { self("undone", "되돌림") }

  // MARK: - Files

  func saved(_ path: String) -> String { self("saved \(path)", "저장: \(path)") }
  func reading(_ path: String) -> String { self("reading \(path) …", "\(path) 읽는 중 …") }
  func checkInsLookedAt(_ count: Int, of total: Int) -> String {
    self("\(count) of \(total) check-ins …", "기록 \(total)개 중 \(count)개 …")
  }
  var dryRun: String { self("This was a dry run: nothing was written.", "시험 실행이라 아무것도 쓰지 않았습니다.") }

  /// Why columns and a separator cannot be told.
  var columnsAreOfTables: String {
    self(
      "'--columns' and '--separator' are for 'habit import csv'", "'--columns'와 '--separator'는 'habit import csv'에 씁니다")
  }
}
