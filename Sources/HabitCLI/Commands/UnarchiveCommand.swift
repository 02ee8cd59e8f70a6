import CommandKit
import FoundationEssentials
import HabitCore
import HabitStore

/// Brings archived habits back.
enum UnarchiveCommand: ProgramCommand {
  static let spec = CommandSpec(
    "unarchive", "Bring archived habits back; the days between become a pause.",
    examples: [Example("habit unarchive gym", "Go on with a habit.")],
    parameters: [SharedParameters.habits.spec])

  static func run(_ context: CommandContext) throws {
    let words = try context.command.value(SharedParameters.habits)
    let lines = try context.write { book, transaction in
      try book.find(words).map { entry in
        var habit = entry.habit
        guard let archived = habit.archived else { return "\(habit.name): is not archived" }
        habit.archived = nil
        try transaction.update(habit)
        guard archived < book.today else { return "\(habit.name): back from the archive" }
        let last = book.today - 1
        try transaction.insert(
          Pause(id: context.environment.makeIdentifier(), habit: habit.id, first: archived, last: last))
        return "\(habit.name): back from the archive, paused from \(archived) to \(last)"
      }
    }
    try context.conclude(lines)
  }
}
