/// A command line that shows a command at work.
public struct Example: Sendable, Hashable {
  /// The whole command line, as it is typed into a shell.
  public let line: String
  /// What the command line does: one sentence with a full stop.
  public let summary: String

  /// Describes a command line.
  ///
  /// - Parameters:
  ///   - line: The whole command line, as it is typed into a shell.
  ///   - summary: What it does: one sentence with a full stop.
  public init(_ line: String, _ summary: String) {
    self.line = line
    self.summary = summary
  }
}
