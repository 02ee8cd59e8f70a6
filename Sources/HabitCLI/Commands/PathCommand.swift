import CommandKit

/// Prints where the store lies.
enum PathCommand: ProgramCommand {
  static let spec = CommandSpec(
    "path", "Print where the store lies.",
    examples: [Example("habit path", "Print the path.")])

  static func run(_ context: CommandContext) throws {
    let path = try context.storePath()
    if context.isJSON { return try context.print(.document(["path": .string(path)])) }
    context.print(path)
  }
}
