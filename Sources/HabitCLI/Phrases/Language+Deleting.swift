import HabitCore
import HabitRender

// Questions before something is deleted, and their answers.

extension Language {
  func deletingNeedsYes(_ name: Name, checkIns count: Int) -> String {
    self(
      "deleting '\(name)' and its \(checkIns(count)) needs --yes here",
      "여기서 '\(name)' 습관과 \(checkIns(count))을 삭제하려면 --yes가 필요합니다")
  }

  /// A number of check-ins, such as `3 check-ins` or `기록 3개`.
  func checkIns(_ number: Int) -> String {
    self(count(number, "check-in"), "기록 \(number)개")
  }

  /// A number of things in English, which has a plural.
  func count(_ number: Int, _ singular: String) -> String {
    number == 1 ? "1 \(singular)" : "\(number) \(singular)s"
  }
}
