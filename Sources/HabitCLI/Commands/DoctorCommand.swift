import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Looks for what is wrong with the store and around it.
enum DoctorCommand: ProgramCommand {
  static let fix = Flag("--fix", "Repair what can be repaired without losing anything.")

  static let spec = CommandSpec(
    "doctor", "Look for what is wrong with the store, and repair it if you ask for that.",
    discussion: """
      It looks through the file and all that it holds, who may read it, the configuration and the daily copies. The exit \
      code is 1 if it finds something. A repair is one step to undo.
      """,
    examples: [
      Example("habit doctor", "Look for what is wrong."), Example("habit doctor --fix", "Repair what can be repaired."),
    ],
    parameters: [fix.spec])

  static func run(_ context: CommandContext) throws {
    var examination = try Examination(context)
    if context.command.isSet(fix) { try examination.repair(context) }
    let language = context.language
    if context.isJSON {
      try context.print(examination.document)
    } else if examination.findings.isEmpty {
      context.report(language.allIsWell)
    } else {
      for finding in examination.findings {
        context.print(finding.line(language).escapingControlCharacters)
      }
    }
    let count = examination.openCount
    guard count > 0 else { return }
    throw ShownFailure(
      cause: CommandFailure(exitCode: .finding, code: "findings", message: Wording { $0.foundSomething(count) }),
      output: context.output)
  }
}
