import CommandKit

/// Keeps the todos: what is to be done once.
enum TodoCommand: ProgramCommand {
  private static let commands: [any (ProgramCommand & Sendable).Type] = [
    TodoListCommand.self, TodoAddCommand.self, TodoShowCommand.self, TodoCheckCommand.self, TodoUncheckCommand.self,
    TodoEditCommand.self, TodoMoveCommand.self, TodoDeleteCommand.self, TodoClearCommand.self,
  ]

  static let spec = CommandSpec(
    "todo", "Keep the things to do once.",
    discussion: """
      A todo has a number that stays its own; it is named by that, by its title, or by the beginning of it. A word that \
      is the number of one todo and the title of another means the number. What comes back every day or week is a habit: \
      add it with 'habit add'.
      """,
    examples: [
      Example("habit todo add 'Buy milk' --due today --at 18:00", "Add a todo."),
      Example("habit todo check 1", "Say that it is done."), Example("habit todo", "List the todos."),
    ],
    defaultSubcommand: TodoListCommand.spec.name, subcommands: commands.map { $0.spec })

  static func run(_ context: CommandContext) throws {
    let name = context.command.path.command.name
    guard let command = commands.first(where: { $0.spec.name == name }) else {
      preconditionFailure("'\(context.command.path.line)' is described but not implemented")
    }
    try command.run(context)
  }
}
