/// Why another program could not be started.
public struct ProcessFailure: Error, Sendable, Hashable {
  /// The program.
  public let program: String
  /// What the system says, such as `No such file or directory`.
  public let reason: String
  /// Whether there is no such program.
  public let isMissing: Bool

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - reason: What the system says.
  ///   - isMissing: Whether there is no such program.
  public init(program: String, reason: String, isMissing: Bool) {
    self.program = program
    self.reason = reason
    self.isMissing = isMissing
  }
}
