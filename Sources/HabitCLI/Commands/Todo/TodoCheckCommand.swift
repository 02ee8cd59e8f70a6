import CommandKit

/// Says that todos are done.
enum TodoCheckCommand: ProgramCommand {
  static let spec = CommandSpec(
    "check", "Say that todos are done.",
    discussion: "Of several todos with the same title the open one is meant. A todo that is done stays as it is.",
    examples: [
      Example("habit todo check 3", "Say that it is done."), Example("habit todo check 3 5 'Buy milk'", "Do several."),
    ],
    parameters: [TodoOptions.openTodos.spec])

  static func run(_ context: CommandContext) throws {
    try TodoMark.done.run(context)
  }
}
