import CommandKit
import HabitRender

/// Shows todos with all that is known of them.
enum TodoShowCommand: ProgramCommand {
  static let spec = CommandSpec(
    "show", "Show all that is known of todos.", examples: [Example("habit todo show 3", "Show a todo with its memo.")],
    parameters: [TodoOptions.todos.spec])

  static func run(_ context: CommandContext) throws {
    let words = try context.command.value(TodoOptions.todos)
    let (todos, surroundings) = try context.read { book in
      let todos = try book.findTodos(words)
      return (todos, try book.todoContext(for: todos))
    }
    if context.isJSON { return try context.print(.document(["todos": surroundings.json(todos)])) }
    for (index, todo) in todos.enumerated() {
      if index > 0 { context.print("") }
      let details = TodoDetails(numbered: todo, context: surroundings, language: context.language)
      context.print(lines: details.lines(style: context.style))
    }
  }
}
