import CommandKit

/// Why a command did nothing: what happened, where, and what to do, in one line.
struct CommandFailure: Error, Hashable {
  /// The exit code.
  let exitCode: ExitCode
  /// The kind of failure as programs know it, such as `no-such-habit`.
  let code: String
  /// The line, in lower case and without a full stop.
  let message: String
  /// Lines to show below it, such as the habits that a name may mean.
  var details: [String] = []
}

// MARK: - Usual failures

extension CommandFailure {
  /// A value that makes no sense here.
  static func invalid(_ code: String, _ message: String) -> CommandFailure {
    CommandFailure(exitCode: .usage, code: code, message: message)
  }
}
