/// A command line that cannot be run as it stands; the exit code is ``ExitCode/usage``.
public struct UsageError: Error, Sendable, Hashable {
  /// What is wrong.
  public let fault: UsageFault
  /// The name of the program.
  public let program: String
  /// The command whose help tells more, such as `habit check`.
  public let commandLine: String

  /// What is wrong in English, in one line, without the name of the program.
  public var message: String { fault.description }

  /// Where to read more in English, as a sentence with a full stop.
  public var advice: String { "Run '\(commandLine) --help' for usage." }
}

extension UsageError {
  /// The error of the same line with another fault, for what only the program knows about a mistake.
  ///
  /// - Parameter fault: What is wrong.
  /// - Returns: The error to show.
  public func replacingFault(with fault: UsageFault) -> UsageError {
    UsageError(fault: fault, program: program, commandLine: commandLine)
  }
}

extension UsageError: CustomStringConvertible {
  /// The two lines for the standard error stream, without a line break at the end.
  public var description: String { "\(program): \(message)\n\(advice)" }
}

extension CommandPath {
  /// A mistake on the line of the command.
  func error(_ fault: UsageFault) -> UsageError {
    UsageError(fault: fault, program: root.name, commandLine: line)
  }

  /// The command below this one that a mistyped word may mean.
  func suggestion(for word: String) -> String? {
    Suggestion.nearest(to: word, among: command.subcommands.map(\.name))
  }
}
