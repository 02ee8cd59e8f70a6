import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Takes check-ins and skips back.
enum UncheckCommand: ProgramCommand {
  static let every = Flag("--every", "Take back all entries of the day, not only the last.")

  static let spec = CommandSpec(
    "uncheck", "Take the last entry of a day back, a skip too.",
    examples: [
      Example("habit uncheck read", "Take the last entry of today back."),
      Example("habit uncheck water --on yesterday --every", "Take all entries of yesterday back."),
    ],
    parameters: [SharedParameters.activeHabits.spec, SharedParameters.on.spec, every.spec])

  static func run(_ context: CommandContext) throws {
    let words = try context.command.value(SharedParameters.habits)
    let results = try context.write { book, transaction in
      let day = try context.day(SharedParameters.on, today: book.today)
      return try book.find(words).map { entry in
        let recorded = try book.checkIns(of: entry.habit, on: day)
        let removed = context.command.isSet(every) ? recorded : Array(recorded.suffix(1))
        for checkIn in removed { try transaction.delete(checkIn) }
        return Result(day: day, removed: removed, history: try book.history(of: entry.habit, covering: day))
      }
    }
    if context.isJSON { return try context.print(.document(["habits": .array(results.map(\.json))])) }
    for result in results { context.report(result.text(in: context.language)) }
  }

  /// What taking back came to.
  private struct Result {
    let day: Day
    let removed: [CheckIn]
    let history: History

    func text(in language: Language) -> String {
      let name = history.habit.name
      let date = language.date(day, seenFrom: history.today)
      guard !removed.isEmpty else { return "\(name): \(language.nothingRecorded(on: date))" }
      return "\(name): \(language.takenBack(removed, of: date)), \(language.streak(history.streak))"
    }

    var json: JSON {
      .object(
        history.nameFields.merging([
          "date": JSON(day), "removed": .int(removed.count), "state": .string(history[day].state.rawValue),
          "amount": JSON(history[day].amount), "streak": JSON(history.streak),
        ]) { $1 })
    }
  }
}
