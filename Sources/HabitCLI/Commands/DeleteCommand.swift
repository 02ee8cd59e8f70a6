import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Deletes habits with all that was recorded of them.
enum DeleteCommand: ProgramCommand {
  static let spec = CommandSpec(
    "delete", "Delete habits and their check-ins; 'habit undo' brings them back.",
    examples: [Example("habit delete gym", "Delete a habit, after a question.")],
    parameters: [SharedParameters.habits.spec, SharedParameters.yes.spec])

  static func run(_ context: CommandContext) throws {
    let words = try context.command.value(SharedParameters.habits)
    if !context.command.isSet(SharedParameters.yes) {
      let doomed = try context.read { book in try Doomed.find(words, in: book) }
      for habit in doomed {
        guard try isConfirmed(habit, context) else { return context.remark(context.language.nothingDeleted) }
      }
      try delete(words, expecting: doomed, context)
    } else {
      try delete(words, expecting: nil, context)
    }
  }

  /// A habit that is to be deleted, and how much goes with it.
  private struct Doomed: Hashable {
    let habit: Habit
    let recorded: [CheckIn]

    static func find(_ words: [String], in book: HabitBook) throws -> [Doomed] {
      try book.find(words).map { entry in
        Doomed(habit: entry.habit, recorded: try book.snapshot?.checkIns(of: entry.habit.id) ?? [])
      }
    }
  }

  /// Deletes the habits as they are now; what was agreed to may have changed while the question stood.
  private static func delete(_ words: [String], expecting agreed: [Doomed]?, _ context: CommandContext) throws {
    let deleted = try context.write { book, transaction in
      let doomed = try Doomed.find(words, in: book)
      guard agreed == nil || agreed == doomed else {
        throw CommandFailure.changedMeanwhile { $0.habitsChangedMeanwhile }
      }
      for doomed in doomed { try transaction.delete(doomed.habit) }
      return doomed
    }
    try context.conclude(
      deleted.map { "\($0.habit.name): \(context.language.deleted(withCheckIns: $0.recorded.count))" })
  }

  private static func isConfirmed(_ doomed: Doomed, _ context: CommandContext) throws -> Bool {
    let question = context.language.askToDelete(doomed.habit.name, checkIns: doomed.recorded.count)
    return try context.isConfirmed(question) {
      $0.deletingNeedsYes(doomed.habit.name, checkIns: doomed.recorded.count)
    }
  }
}
