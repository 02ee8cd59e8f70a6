/// Commands that stand under one heading of a help page.
public struct CommandGroup: Sendable {
  /// The heading, without a colon; it is shown in capitals.
  public let heading: String
  /// The commands, in the order of the help page.
  public let commands: [CommandSpec]

  /// Puts commands under a heading.
  ///
  /// - Parameters:
  ///   - heading: The heading, without a colon.
  ///   - commands: At least one command.
  public init(_ heading: String, _ commands: [CommandSpec]) {
    self.heading = heading
    self.commands = commands
  }
}
