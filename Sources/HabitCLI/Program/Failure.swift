import CommandKit
import HabitRender
import HabitStore

/// Any error of a run, with its exit code and its text: the one place where errors become both.
struct Failure {
  let exitCode: ExitCode
  private let code: String
  private let message: Wording
  private let details: [Wording]

  init(_ error: any Error) {
    switch error {
    case let error as UsageError:
      self.init(
        .usage, error.fault.code, Wording { $0.text(of: error.fault) }, [Wording { $0.advice(for: error) }])
    case let error as CommandFailure:
      self.init(error.exitCode, error.code, error.message, error.details)
    case let error as StoreError:
      self.init(error.cause.exitCode, error.cause.code, Wording { $0.text(of: error) })
    case let error as FileFailure:
      self.init(error.kind.exitCode, "cannot-\(error.action.rawValue)", Wording { $0.text(of: error) })
    case let error as AbilityFailure:
      self.init(error.exitCode, error.code, Wording(verbatim: error.message))
    default:
      self.init(.internalFault, "internal-fault", Wording { $0.internalFault("\(error)") })
    }
  }

  private init(_ exitCode: ExitCode, _ code: String, _ message: Wording, _ details: [Wording] = []) {
    self.exitCode = exitCode
    self.code = code
    self.message = message
    self.details = details
  }

  /// What happened, where, and what to do, in one line.
  func message(in language: Language) -> String { Self.readable(language(message)) }

  /// The text for the standard error stream, for a person.
  func text(in language: Language) -> String {
    "habit: \(message(in: language))\n" + details.map { language($0) + "\n" }.joined()
  }

  /// The text for the standard error stream, for a program: a document, which is never translated.
  var document: String {
    let message = Self.readable(message.english)
    let document: JSON = ["error": ["code": .string(code), "message": .string(message)]]
    // An error text that cannot be encoded is still worth showing.
    return (try? document.text()) ?? "habit: \(message)\n"
  }

  /// A text as one line that a person can read.
  ///
  /// What was typed is quoted within it, and may be as long as a book: then the middle is left out, since the reason and
  /// the advice stand behind it.
  private static func readable(_ text: String) -> String {
    let line = text.escapingControlCharacters
    let kept = 300
    return line.count > 3 * kept ? "\(line.prefix(kept))…\(line.suffix(kept))" : line
  }
}

extension StoreError.Cause {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .newer, .foreign, .damaged: .malformedData
    case .busy: .temporaryFailure
    case .permission: .noPermission
    case .missing: .missingInput
    case .cannotCreate, .taken: .cannotCreate
    case .diskFull, .inputOutput: .inputOutput
    }
  }

  fileprivate var code: String {
    switch self {
    case .newer: "newer-store"
    case .foreign: "foreign-store"
    case .damaged: "damaged-store"
    case .busy: "store-busy"
    case .permission: "no-permission"
    case .missing: "no-such-file"
    case .taken: "file-exists"
    case .cannotCreate: "cannot-create-store"
    case .diskFull: "disk-full"
    case .inputOutput: "store-failure"
    }
  }
}

extension FileFailure.Kind {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .missing, .brokenLink, .folder: .missingInput
    case .cannotCreate: .cannotCreate
    case .permission: .noPermission
    case .inputOutput: .inputOutput
    }
  }
}
