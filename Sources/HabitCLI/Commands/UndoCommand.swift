import CommandKit
import HabitRender
import HabitStore

/// Takes the last change back.
enum UndoCommand: ProgramCommand {
  static let spec = CommandSpec(
    "undo", "Take the last change back.",
    examples: [Example("habit undo", "Take the last change back.")])

  static func run(_ context: CommandContext) throws {
    try ReversalReport.run(context, done: Language.undone, nothing: Wording("there is nothing to undo", "되돌릴 변경이 없습니다"))
    {
      try $0.undo($1)
    }
  }
}

/// Makes the last undone change again.
enum RedoCommand: ProgramCommand {
  static let spec = CommandSpec(
    "redo", "Make the last undone change again.",
    examples: [Example("habit redo", "Make the last undone change again.")])

  static func run(_ context: CommandContext) throws {
    try ReversalReport.run(
      context, done: Language.redone, nothing: Wording("there is nothing to redo", "다시 실행할 변경이 없습니다")
    ) { try $0.redo($1) }
  }
}

/// What undoing and doing again have in common.
private enum ReversalReport {
  static func run(
    _ context: CommandContext, done: (Language) -> (String) -> String, nothing: Wording,
    _ reverse: (Store, WriteContext) throws -> Reversal?
  ) throws {
    guard let reversal = try context.reverse(reverse) else {
      throw CommandFailure(exitCode: .finding, code: "nothing-to-do", message: nothing)
    }
    if context.isJSON {
      return try context.print(
        .document(["command": .string(reversal.entry.command), "left": .int(reversal.leftCount)]))
    }
    context.report(done(context.language)(reversal.entry.command))
    if reversal.leftCount > 0 {
      context.remark(context.language.leftAlone(reversal.leftCount))
    }
  }
}
