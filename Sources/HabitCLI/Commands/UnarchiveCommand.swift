import CommandKit
import FoundationEssentials
import HabitCore
import HabitRender
import HabitStore

/// Brings archived habits back.
enum UnarchiveCommand: ProgramCommand {
  static let spec = CommandSpec(
    "unarchive", "Bring archived habits back; the days between become a pause.",
    examples: [Example("habit unarchive gym", "Go on with a habit.")],
    parameters: [SharedParameters.archivedHabits.spec])

  static func run(_ context: CommandContext) throws {
    let words = try context.command.value(SharedParameters.habits)
    let lines = try context.write { book, transaction in
      let language = context.language
      return try book.find(words).map { entry in
        var habit = entry.habit
        guard let archived = habit.archived else { return "\(habit.name): \(language.isNotArchived)" }
        habit.archived = nil
        try transaction.update(habit)
        guard archived < book.today else { return "\(habit.name): \(language.unarchived)" }
        let last = book.today - 1
        try transaction.insert(
          Pause(id: context.environment.makeIdentifier(), habit: habit.id, first: archived, last: last))
        let pause = language.pausedMeanwhile(
          from: language.date(archived, seenFrom: book.today), to: language.date(last, seenFrom: book.today))
        return "\(habit.name): \(language.unarchived), \(pause)"
      }
    }
    try context.conclude(lines)
  }
}
