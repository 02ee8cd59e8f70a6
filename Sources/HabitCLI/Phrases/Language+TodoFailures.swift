import HabitCore
import HabitRender

// Why a command about todos did nothing.

extension Language {
  func noSuchTodo(_ word: String, suggestion: String?, isFirst: Bool) -> String {
    let advice =
      suggestion.map { self("did you mean '\($0)'?", "혹시 '\($0)'인가요?") }
      ?? (isFirst
        ? self("add the first one with 'habit todo add'", "'habit todo add'로 첫 할 일을 추가하세요")
        : self("'habit todo list --filter all' shows what there is", "'habit todo list --filter all'로 목록을 볼 수 있습니다"))
    return self("there is no todo '\(word)'; \(advice)", "'\(word)' 할 일이 없습니다. \(advice)")
  }

  func noSuchTodo(_ word: String, butHabit habit: Name) -> String {
    let command = "habit check \(habit.text.quotedForShell)"
    return self(
      "there is no todo '\(word)', but a habit '\(habit)'; habits have commands of their own: \(command)",
      "'\(word)' 할 일은 없지만 '\(habit)' 습관이 있습니다. 습관은 이렇게 씁니다: \(command)")
  }

  /// Why a todo takes no option that says how something repeats.
  func todoDoesNotRepeat(_ option: String) -> String {
    self(
      "a todo is done once and takes no \(option); what repeats is a habit, which 'habit add' adds",
      "할 일은 한 번 하는 것이라 \(option) 옵션이 없습니다. 반복하는 일은 습관이며 'habit add'로 추가합니다")
  }

  func ambiguousTodo(_ word: String, count: Int) -> String {
    self(
      "'\(word)' may mean \(count) todos; name one by its number", "'\(word)'에 해당하는 할 일이 \(count)개입니다. 번호를 쓰세요")
  }

  func text(ofTitle error: NameError) -> String {
    switch error {
    case .empty: self("a title needs at least one character", "제목은 한 글자 이상이어야 합니다")
    case .tooLong(let characters):
      self(
        "a title has at most \(Name.maximumLength) characters; this one has \(characters)",
        "제목은 \(Name.maximumLength)자까지이고, 이 제목은 \(characters)자입니다")
    case .controlCharacter:
      self("a title has no line breaks, tabs or other control characters", "제목에는 줄바꿈, 탭 같은 제어 문자를 쓸 수 없습니다")
    }
  }

  var timeWithoutDay: String {
    self("a todo that is due on no day has no time; leave out --at", "기한이 없는 할 일에는 시각이 없습니다. --at을 빼세요")
  }

  func titleIsForOne(count: Int) -> String {
    self("--title is for one todo, not for \(count)", "--title은 할 일 하나에만 쓸 수 있고, 지금은 \(count)개입니다")
  }

  func noChartOfTodos(_ subject: String) -> String {
    self(
      "todos have no chart '\(subject)'; they have 'weekly', 'priority' and 'dashboard'",
      "할 일에는 '\(subject)' 차트가 없습니다. 'weekly', 'priority', 'dashboard' 가운데 하나를 쓰세요")
  }

  var todosChangedMeanwhile: String {
    self(
      "the todos were changed while you were asked, so nothing was deleted; try again",
      "묻는 사이에 할 일이 바뀌어 아무것도 삭제하지 않았습니다. 다시 시도하세요")
  }

  func deletingNeedsYes(_ titles: [Name]) -> String {
    let titles = listed(titles)
    return self("deleting \(titles) needs --yes here", "여기서 \(titles) 할 일을 삭제하려면 --yes가 필요합니다")
  }

  func clearingNeedsYes(_ count: Int) -> String {
    self(
      "deleting \(self.count(ofTodos: count)) needs --yes here", "여기서 \(self.count(ofTodos: count))를 삭제하려면 --yes가 필요합니다"
    )
  }
}
