import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// What todos are marked as.
enum TodoMark {
  case done, open

  /// Marks the todos that a command line names, all in one step; those that are marked so already stay as they are.
  func run(_ context: CommandContext) throws {
    let words = try context.command.value(TodoOptions.todos)
    let (results, surroundings) = try context.write { book, transaction in
      let results = try book.findTodos(words, preferring: self == .done ? .open : .done).map { old in
        var todo = old.todo
        guard todo.isDone != (self == .done) else { return (todo: old, isChanged: false) }
        todo.done = self == .done ? Moment(book.clock) : nil
        try transaction.update(todo)
        return (todo: NumberedTodo(number: old.number, todo: todo), isChanged: true)
      }
      return (results, try book.todoContext(for: results.map(\.todo)))
    }
    if context.isJSON {
      let todos = results.map { surroundings.json($0.todo, adding: ["changed": .bool($0.isChanged)]) }
      return try context.print(.document(["todos": .array(todos)]))
    }
    for (todo, isChanged) in results {
      let state = context.language.todoState(isDone: todo.todo.isDone, isChanged: isChanged)
      context.report("\(todo.todo.title): \(state)")
    }
  }
}
