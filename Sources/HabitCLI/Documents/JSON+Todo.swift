import FoundationEssentials
import HabitCore

// The JSON form of todos.

extension TodoContext {
  /// A todo as lists show it.
  ///
  /// - Parameters:
  ///   - numbered: The todo.
  ///   - more: Fields that are added.
  /// - Returns: The object.
  func json(_ numbered: NumberedTodo, adding more: [String: JSON] = [:]) -> JSON {
    let todo = numbered.todo
    let urgency = todo.urgency(at: clock)
    let fields: [String: JSON] = [
      "id": .string(todo.id.uuidString), "number": .int(numbered.number), "title": .string(todo.title.text),
      "memo": .string(todo.memo), "due": JSON(todo.due?.day), "time": JSON(todo.due?.time),
      "priority": .string(todo.priority.rawValue), "category": JSON(category(of: todo)?.name),
      "done": .bool(todo.isDone), "doneAt": JSON(todo.done), "created": JSON(todo.created),
      "overdue": .bool(urgency == .overdue), "soon": .bool(urgency == .soon),
    ]
    return .object(fields.merging(more) { $1 })
  }

  /// Todos as lists show them.
  func json(_ todos: [NumberedTodo]) -> JSON {
    .array(todos.map { json($0) })
  }
}
