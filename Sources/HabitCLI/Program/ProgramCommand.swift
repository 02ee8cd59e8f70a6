import CommandKit

/// A command of the program: its description, and what it does.
protocol ProgramCommand {
  /// What the command is called, and what words it takes.
  static var spec: CommandSpec { get }

  /// Runs the command.
  static func run(_ context: CommandContext) throws
}
