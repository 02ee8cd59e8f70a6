import CommandKit
import HabitCLI
import TestSupport

/// How a run of the program ended.
struct TestRun {
  /// The exit code.
  let code: ExitCode
  /// What was written to the standard output.
  let output: String
  /// What was written to the standard error.
  let errors: String
  /// The other executable that was to go on; the rest is then what happens without it.
  private(set) var companion: String?

  private init(code: ExitCode, output: String, errors: String) {
    self.code = code
    self.output = output
    self.errors = errors
  }

  init(_ result: ProgramResult) {
    switch result {
    case .finished(let code, let output, let errors):
      self.init(code: code, output: output, errors: errors)
    case .handOver(let name, _, let otherwise):
      self.init(otherwise)
      companion = name
    }
  }

  /// The lines of the standard output.
  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }

  /// The document that was printed.
  var json: ParsedJSON {
    get throws { try ParsedJSON(output) }
  }

  /// The kind of failure in the document on the standard error.
  var errorCode: String? { try? ParsedJSON(errors)["error"]["code"].string }
}
