import HabitCore
import HabitRender

// What changing categories came to, and what is in them.

extension Language {
  var categoryFact: String { self("category", "카테고리") }
  func category(_ name: Name?) -> String {
    name.map { self("in '\($0)'", "카테고리 '\($0)'") } ?? self("no category", "카테고리 없음")
  }

  // MARK: - Lists

  var noCategories: [String] {
    [
      self("No categories yet. Add the first one:", "아직 카테고리가 없습니다. 첫 카테고리를 추가하세요:"), "",
      "  " + self("habit category add Health --icon 💪", "habit category add 건강 --icon 💪"),
    ]
  }
  func items(habits: Int, todos: Int) -> String {
    self("\(self.habits(habits)) and \(count(ofTodos: todos))", "습관 \(habits)개와 \(count(ofTodos: todos))")
  }
  func nothingOpen(on day: String) -> String { self("nothing is open on \(day)", "\(day)에 남은 습관 없음") }

  // MARK: - Changes

  func deleted(habits: Int, todos: Int) -> String {
    self(
      "deleted; \(items(habits: habits, todos: todos)) in no category now",
      "삭제, \(items(habits: habits, todos: todos))는 이제 카테고리 없음")
  }
  func askToDelete(_ name: Name, habits: Int, todos: Int) -> String {
    self(
      "Delete the category '\(name)'? Its \(items(habits: habits, todos: todos)) stay, in no category.",
      "\("카테고리 '\(name)'".with(.object)) 삭제할까요? \(items(habits: habits, todos: todos))는 카테고리 없이 남습니다.")
  }

  // MARK: - Failures

  var categoriesChangedMeanwhile: String {
    self(
      "the categories were changed while you were asked, so nothing was deleted; try again",
      "묻는 사이에 카테고리가 바뀌어 아무것도 삭제하지 않았습니다. 다시 시도하세요")
  }

  func noHabit(in name: Name?) -> String {
    guard let name else { return self("every habit is in a category", "모든 습관에 카테고리가 있습니다") }
    return self(
      "no habit is in the category '\(name)'; put one there with: habit edit HABIT --category \(name.text.quotedForShell)",
      "카테고리 '\(name)'에 습관이 없습니다. 이렇게 넣으세요: habit edit 습관 --category \(name.text.quotedForShell)")
  }
  func categoryIsTaken(_ name: Name) -> String {
    self(
      "there is a category '\(name)' already; choose another name", "'\(name)' 카테고리가 이미 있습니다. 다른 이름을 쓰세요")
  }
  func deletingCategoryNeedsYes(_ name: Name) -> String {
    self("deleting the category '\(name)' needs --yes here", "여기서 \("카테고리 '\(name)'".with(.object)) 삭제하려면 --yes가 필요합니다")
  }
}
