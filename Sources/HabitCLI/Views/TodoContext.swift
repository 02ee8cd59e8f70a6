import FoundationEssentials
import HabitCore

/// What there is to know beside todos to show them: the clock, and the categories that they are in.
struct TodoContext {
  /// The clock in the days of the store.
  let clock: DayClock
  private let categories: [UUID: HabitCore.Category]

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - clock: The clock in the days of the store.
  ///   - categories: The categories that are shown.
  init(clock: DayClock, categories: [HabitCore.Category]) {
    self.clock = clock
    self.categories = Dictionary(categories.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The category of a todo; `nil` if it is in none.
  func category(of todo: Todo) -> HabitCore.Category? {
    todo.category.flatMap { categories[$0] }
  }
}

extension HabitBook {
  /// What there is to know beside some todos; categories are read only where one of them is in one.
  func todoContext(for todos: [NumberedTodo]) throws -> TodoContext {
    let hasCategories = todos.contains { $0.todo.category != nil }
    return TodoContext(clock: dayClock, categories: hasCategories ? try categories().map(\.category) : [])
  }
}
