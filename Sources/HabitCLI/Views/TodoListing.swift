import HabitCore
import HabitRender

/// A list of todos as text and as a document.
struct TodoListing {
  /// The todos, in the order in which they are shown.
  let todos: [NumberedTodo]
  /// All todos in their manual order.
  let all: [NumberedTodo]
  /// Whether one category stands below the other.
  let isGrouped: Bool
  /// The categories in their order.
  let categories: [HabitCore.Category]
  /// The clock in the days of the store.
  let clock: DayClock

  private var context: TodoContext { TodoContext(clock: clock, categories: categories) }

  // MARK: - Document

  /// The document of `habit todo list`.
  var document: JSON {
    let positions = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($0.element.todo.id, $0.offset + 1) })
    let shown = isGrouped ? CategoryGroups(of: todos, in: categories) { $0.todo.category }.items : todos
    let documents = shown.map { numbered in
      context.json(numbered, adding: ["position": positions[numbered.todo.id].map(JSON.int) ?? .null])
    }
    return .document(["todos": .array(documents)])
  }

  // MARK: - Text

  /// The lines; texts are cut to a width if one is given.
  func lines(width: Int?, language: Language, style: Style) -> [String] {
    guard !todos.isEmpty else { return language.noTodos(areThereOthers: !all.isEmpty) }
    return TodoTable(
      todos: todos, context: context, grouping: isGrouped ? categories : nil, language: language, style: style
    ).lines(width: width)
  }
}
