public import CommandKit

/// Why an ability failed.
public struct AbilityFailure: Error, Sendable, Hashable {
  /// The exit code.
  public let exitCode: ExitCode
  /// The kind of failure as programs know it.
  public let code: String
  /// What happened, where, and what to do, in one line.
  public let message: String

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - exitCode: The exit code.
  ///   - code: The kind of failure as programs know it.
  ///   - message: What happened, where, and what to do, in one line.
  public init(exitCode: ExitCode, code: String, message: String) {
    self.exitCode = exitCode
    self.code = code
    self.message = message
  }
}
