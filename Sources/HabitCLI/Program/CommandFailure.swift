import CommandKit
import HabitRender

/// Why a command did nothing: what happened, where, and what to do, in one line.
struct CommandFailure: Error, Hashable {
  /// The exit code.
  let exitCode: ExitCode
  /// The kind of failure as programs know it, such as `no-such-habit`.
  let code: String
  /// The line, in lower case and without a full stop.
  let message: Wording
  /// Lines to show below it, such as the habits that a name may mean.
  var details: [Wording] = []
}

// MARK: - Usual failures

extension CommandFailure {
  /// A value that makes no sense here.
  static func invalid(_ code: String, _ english: String, _ korean: String) -> CommandFailure {
    .invalid(code, Wording(english, korean))
  }

  /// A value that makes no sense here, in words that the catalogue makes for each language.
  static func invalid(_ code: String, _ text: (Language) -> String) -> CommandFailure {
    .invalid(code, Wording(text))
  }

  private static func invalid(_ code: String, _ message: Wording) -> CommandFailure {
    CommandFailure(exitCode: .usage, code: code, message: message)
  }
}
