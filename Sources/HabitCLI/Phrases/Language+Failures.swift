import HabitCore
import HabitRender

// Why a command did nothing. What comes to a name of which nothing is known is set apart, so that no particle is needed.

extension Language {
  // MARK: - Names

  func noSuchHabit(_ word: String, suggestion: String?, isFirst: Bool) -> String {
    let advice =
      didYouMean(suggestion)
      ?? (isFirst
        ? self("add the first one with 'habit add'", "'habit add'로 첫 습관을 추가하세요")
        : self("'habit list --all' shows what there is", "'habit list --all'로 목록을 볼 수 있습니다"))
    return self("there is no habit '\(word)'; \(advice)", "'\(word)' 습관이 없습니다. \(advice)")
  }

  func noSuchHabit(_ word: String, butTodo todo: NumberedTodo) -> String {
    let command = "habit todo check \(todo.number)"
    return self(
      "there is no habit '\(word)', but a todo '\(todo.todo.title)'; todos have commands of their own: '\(command)'",
      "'\(word)' 습관은 없지만 '\(todo.todo.title)' 할 일이 있습니다. 할 일은 '\(command)'처럼 다룹니다")
  }

  func noSuchCategory(_ word: String, suggestion: String?, isFirst: Bool) -> String {
    let advice =
      didYouMean(suggestion)
      ?? (isFirst
        ? self("add it with 'habit category add'", "'habit category add'로 추가하세요")
        : self("'habit category list' shows what there is", "'habit category list'로 목록을 볼 수 있습니다"))
    return self("there is no category '\(word)'; \(advice)", "'\(word)' 카테고리가 없습니다. \(advice)")
  }

  private func didYouMean(_ suggestion: String?) -> String? {
    suggestion.map { self("did you mean '\($0)'?", "혹시 '\($0)'인가요?") }
  }

  func nameIsTaken(_ name: Name, isArchived: Bool) -> String {
    let place = isArchived ? self(", in the archive", "보관된 습관 가운데 ") : ""
    return self(
      "there is a habit '\(name)' already\(place); choose another name", "\(place)'\(name)' 습관이 이미 있습니다. 다른 이름을 쓰세요")
  }

  func text(of error: NameError) -> String {
    // The English words stand in HabitCore, where the receipts of imports need them too.
    switch error {
    case .empty: self(error.description, "이름은 한 글자 이상이어야 합니다")
    case .tooLong(let characters):
      self(error.description, "이름은 \(Name.maximumLength)자까지이고, 이 이름은 \(characters)자입니다")
    case .controlCharacter: self(error.description, "이름에는 줄바꿈, 탭 같은 제어 문자를 쓸 수 없습니다")
    }
  }

  // MARK: - Days

  func habitEnds(_ end: Day, before start: Day) -> String {
    self("the habit begins on \(date(start)) but ends on \(date(end))", "습관의 시작은 \(date(start)), 끝은 \(date(end))입니다")
  }

  func pauseEnds(_ end: Day, before start: Day) -> String {
    self("the pause begins on \(date(start)) but ends on \(date(end))", "쉬는 기간의 시작은 \(date(start)), 끝은 \(date(end))입니다")
  }

  func begins(_ name: Name, on start: Day, after day: Day) -> String {
    self(
      "'\(name)' begins on \(date(start)), after \(date(day))", "'\(name)' 습관은 \(date(start))에 시작하며 \(date(day))보다 뒤입니다"
    )
  }

  func cannotBegin(_ name: Name, on start: Day, after done: Day) -> String {
    self(
      "'\(name)' has a check-in on \(date(done)), so it cannot begin on \(date(start))",
      "'\(name)' 습관은 \(date(done)) 기록이 있어 \(date(start))에 시작할 수 없습니다")
  }

  func cannotEnd(_ name: Name, on end: Day, before done: Day) -> String {
    self(
      "'\(name)' has a check-in on \(date(done)), so it cannot end on \(date(end))",
      "'\(name)' 습관은 \(date(done)) 기록이 있어 \(date(end))에 끝날 수 없습니다")
  }

  func cannotArchive(_ name: Name, before done: Day) -> String {
    self(
      "'\(name)' has a check-in on \(date(done)); archive it from \(date(done + 1)) on, or take that back first",
      "'\(name)' 습관은 \(date(done)) 기록이 있습니다. \(date(done + 1))부터 보관하거나 그 기록을 먼저 취소하세요")
  }

  func hasEntryOnLastDay(_ name: Name) -> String {
    self(
      "'\(name)' has an entry on \(date(.last)), the last day there is",
      "'\(name)' 습관은 달력의 마지막 날인 \(date(.last))에 기록이 있습니다")
  }

  func isPausedWithAll(_ name: Name) -> String {
    self(
      "'\(name)' is paused with all habits; end that pause with 'habit resume --all'",
      "'\(name)' 습관은 모든 습관과 함께 쉬는 중입니다. 'habit resume --all'로 다시 시작하세요")
  }

  // MARK: - Rules

  func text(of conflict: ScheduleConflict) -> String {
    switch conflict {
    case .limitOnInterval:
      self(
        "a habit that is due every few days takes no 'at most' goal; give it weekdays, or a number per week",
        "며칠마다 하는 습관에는 한도를 둘 수 없습니다. 요일이나 주당 횟수를 정하세요")
    case .totalWithoutAmount:
      self(
        "a total per week or month needs an amount; add a goal such as '20 km', or say how many times",
        "주나 달의 합계에는 양이 필요합니다. '20 km' 같은 목표나 횟수를 정하세요")
    }
  }

  // MARK: - Pictures

  func showsAtMost(_ length: String, not wanted: Int) -> String {
    self(
      "a picture shows at most \(length), not \(wanted); ask for a shorter range",
      "그림 하나에는 \(length)까지 담을 수 있어 \(String(wanted).with(.topic)) 너무 깁니다. 기간을 줄이세요")
  }

  func reportShowsAtMost(days most: Int, not days: Int) -> String {
    self(
      "a report shows at most \(most) days, habit by habit, not \(days); ask for a shorter range or fewer habits",
      "보고서 하나에는 습관별 날짜를 \(most)일까지 담을 수 있어 \(days)일은 너무 많습니다. 기간이나 습관을 줄이세요")
  }

  // MARK: - Values

  /// A value that is refused, with the reason.
  func isNotValid(_ text: String, for parameter: String, because reason: String) -> String {
    self("'\(text)' is not valid for \(parameter): \(reason)", "\(parameter)에 쓸 수 없는 값 '\(text)': \(reason)")
  }
}
