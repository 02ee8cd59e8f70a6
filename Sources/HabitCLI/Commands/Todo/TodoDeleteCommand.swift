import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Deletes todos.
enum TodoDeleteCommand: ProgramCommand {
  static let spec = CommandSpec(
    "delete", "Delete todos, after a question; 'habit undo' brings them back.",
    examples: [Example("habit todo delete 3", "Delete a todo, after a question.")],
    parameters: [TodoOptions.todos.spec, SharedParameters.yes.spec])

  static func run(_ context: CommandContext) throws {
    let words = try context.command.value(TodoOptions.todos)
    let deletion = TodoDeletion(context) { book in try book.findTodos(words) }
    let deleted = try deletion.run(
      asking: { $0.mayDelete($1.map(\.todo.title)) }, otherwise: { $0.deletingNeedsYes($1.map(\.todo.title)) })
    guard let deleted else { return }
    try context.conclude(deleted.map { "\($0.todo.title): \(context.language.todoDeleted)" })
  }
}
