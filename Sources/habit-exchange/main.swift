import CommandKit
import HabitCLI
import HabitExchange
import HabitSystem

SystemProgram.main(
  abilities: Abilities(
    foreignReader: Abilities.ForeignReader(
      plan: { format, path, options throws(AbilityFailure) in
        do throws(ImportError) {
          return try Importer.read(format, path: path, options: options)
        } catch {
          throw AbilityFailure(error)
        }
      },
      receipt: { plan, outcome in Receipt(of: plan, outcome: outcome).lines }),
    foreignWriter: Abilities.ForeignWriter(
      export: { contents, format, options in try Exporter.export(contents, as: format, options: options) },
      checkFolder: { path, export throws(AbilityFailure) in
        do throws(ExportError) {
          try Exporter.check(folder: path, for: export)
        } catch {
          throw AbilityFailure(error)
        }
      })))

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

extension AbilityFailure {
  /// The failure behind an error of an export.
  init(_ error: ExportError) {
    self.init(exitCode: .cannotCreate, code: "folder-in-use", message: error.description)
  }
}
