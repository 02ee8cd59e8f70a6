/// What the words of a command line ask for.
public enum Invocation: Sendable {
  /// To run a command.
  case run(ParsedCommand)
  /// To show the help page of a command or of the program.
  case help(CommandPath)
  /// To show the page of a topic.
  case topic(HelpTopic)
  /// To show the version of the program.
  case version
}
