import CommandKit
import HabitStore

/// Any error of a run, with its exit code and its text: the one place where errors become both.
struct Failure {
  let exitCode: ExitCode
  private let code: String
  private let message: String
  private let details: [String]

  init(_ error: any Error) {
    switch error {
    case let error as UsageError:
      self.init(.usage, error.fault.code, error.message, [error.advice])
    case let error as CommandFailure:
      self.init(error.exitCode, error.code, error.message, error.details)
    case let error as StoreError:
      self.init(error.cause.exitCode, error.cause.code, error.description)
    case let error as FileFailure:
      let advice = error.action == .read ? "name another file" : "choose another place"
      self.init(
        error.kind.exitCode, "cannot-\(error.action.rawValue)",
        "could not \(error.action.rawValue) \(error.path): \(error.reason); \(advice)")
    case let error as AbilityFailure:
      self.init(error.exitCode, error.code, error.message)
    default:
      self.init(
        .internalFault, "internal-fault",
        "habit \(Program.version) met a fault of its own: \(error); please report it with the command that you typed")
    }
  }

  private init(_ exitCode: ExitCode, _ code: String, _ message: String, _ details: [String] = []) {
    self.exitCode = exitCode
    self.code = code
    self.message = message.escapingControlCharacters
    self.details = details
  }

  /// The text for the standard error stream.
  func text(isJSON: Bool) -> String {
    guard isJSON else { return "habit: \(message)\n" + details.map { $0 + "\n" }.joined() }
    let document: JSON = ["error": ["code": .string(code), "message": .string(message)]]
    // An error text that cannot be encoded is still worth showing.
    return (try? document.text()) ?? "habit: \(message)\n"
  }
}

extension StoreError.Cause {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .newer, .foreign, .damaged: .malformedData
    case .busy: .temporaryFailure
    case .permission: .noPermission
    case .cannotCreate: .cannotCreate
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
    case .cannotCreate: "cannot-create-store"
    case .diskFull: "disk-full"
    case .inputOutput: "store-failure"
    }
  }
}

extension FileFailure.Kind {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .missing: .missingInput
    case .cannotCreate: .cannotCreate
    case .permission: .noPermission
    case .inputOutput: .inputOutput
    }
  }
}
