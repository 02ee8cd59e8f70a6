import CommandKit

/// Says that todos are open again.
enum TodoUncheckCommand: ProgramCommand {
  static let spec = CommandSpec(
    "uncheck", "Say that todos are open again.",
    discussion: "Of several todos with the same title the done one is meant.",
    examples: [Example("habit todo uncheck 3", "Open it again.")], parameters: [TodoOptions.doneTodos.spec])

  static func run(_ context: CommandContext) throws {
    try TodoMark.open.run(context)
  }
}
