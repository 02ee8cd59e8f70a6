import HabitCore
import HabitRender
import HabitStore

/// What a day asks for, habits and todos together, as text and as a document.
struct DayView {
  /// The habits; `nil` where they are not asked for.
  let habits: TodayList?
  /// The todos; `nil` where they are not asked for.
  let todos: TodayTodos?
  /// The open todos that are due on no day; `nil` where they are not asked for.
  let undated: UndatedTodos?
  /// The day.
  let day: Day
  /// The clock in the days of the store.
  let clock: DayClock
  /// The categories in their order, as far as they are shown.
  let categories: [HabitCore.Category]
  /// Whether one category stands below the other.
  let isGrouped: Bool
  /// Whether there are neither habits nor todos at all.
  let isEmpty: Bool

  // MARK: - Document

  /// The document of `habit today`.
  var document: JSON {
    .document([
      "date": JSON(day), "due": .int(habits?.due ?? 0), "done": .int(habits?.done ?? 0),
      "items": habits?.json(CategoryNames(of: categories)) ?? [],
      "todos": TodoContext(clock: clock, categories: categories).json(todos?.items ?? []),
    ])
  }

  // MARK: - Text

  /// The lines; texts are cut to a width if one is given.
  func lines(width: Int?, language: Language, style: Style) -> [String] {
    guard !isEmpty else { return language.beginning }
    let grouping = isGrouped ? categories : nil
    let habitLines =
      habits.map { list in
        TodayView(list: list, today: clock.today, style: style, language: language, grouping: grouping)
          .lines(width: width)
      } ?? []
    let todoLines = TodoTable(
      todos: todos?.items ?? [], day: day, context: TodoContext(clock: clock, categories: categories),
      grouping: grouping, language: language, style: style
    ).lines(width: width)
    let title = style.apply([.bold], to: language.fullDate(day))
    let heading = "\(title) · \(count(in: language))"
    let list =
      switch (habitLines.isEmpty, todoLines.isEmpty) {
      case (true, true): [language.nothingIsDue]
      case (false, false):
        habitLines + ["", style.apply([.bold], to: language.todoHeading)] + (isGrouped ? [""] : []) + todoLines
      default: habitLines + todoLines
      }
    return [heading, ""] + list + undatedLines(language, style)
  }

  private func undatedLines(_ language: Language, _ style: Style) -> [String] {
    guard let undated, undated.count > 0 else { return [] }
    return ["", style.apply([.role(.muted)], to: language.undated(undated))]
  }

  /// How much is done, of habits and of todos, as far as there are any.
  private func count(in language: Language) -> String {
    let habitCount = habits.map { (done: $0.done, due: $0.due) }
    guard let todos, habits == nil || !todos.items.isEmpty else {
      return language.done(habitCount?.done ?? 0, of: habitCount?.due ?? 0)
    }
    return language.done(
      habits: habits?.items.isEmpty == false ? habitCount : nil, todos: (done: todos.done, due: todos.due))
  }
}
