import CommandKit
import HabitCLI
import HabitExchange
import HabitSystem

SystemProgram.main(
  abilities: Abilities(
    foreignReader: Abilities.ForeignReader(
      plan: { format, path, today throws(AbilityFailure) in
        do throws(ImportError) {
          return try Importer.read(ImportFormat(format), path: path, today: today)
        } catch {
          throw AbilityFailure(error)
        }
      },
      receipt: { plan, outcome in Receipt(of: plan, outcome: outcome).lines })))

extension ImportFormat {
  /// The format that the command line names.
  init(_ format: ForeignFormat) {
    switch format {
    case .loop: self = .loop
    case .harsh: self = .harsh
    }
  }
}

extension AbilityFailure {
  /// The failure behind an error of an import.
  init(_ error: ImportError) {
    let (exitCode, code): (ExitCode, String) =
      switch error {
      case .missing: (.missingInput, "no-such-file")
      case .unreadable: (.inputOutput, "cannot-read")
      case .otherKind: (.malformedData, "other-kind-of-file")
      case .damaged: (.malformedData, "damaged-file")
      case .unsupportedVersion: (.malformedData, "unsupported-version")
      }
    self.init(exitCode: exitCode, code: code, message: error.description)
  }
}
