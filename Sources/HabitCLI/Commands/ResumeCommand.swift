import CommandKit
import HabitCore
import HabitStore

/// Ends pauses.
enum ResumeCommand: ProgramCommand {
  static let habits = Argument(zeroOrMore: .habit, "The habits to resume.")
  static let all = Flag("--all", "End every pause of the day.")
  static let on = Option("--on", .date, "The first day that counts again.", shownDefault: "today")

  static let spec = CommandSpec(
    "resume", "End pauses.",
    examples: [
      Example("habit resume run", "Go on with a habit today."),
      Example("habit resume --all --on tomorrow", "End the holiday with today."),
    ],
    parameters: [habits.spec, all.spec, on.spec])

  static func run(_ context: CommandContext) throws {
    let words = try context.command.value(habits)
    let isAll = context.command.isSet(all)
    guard words.isEmpty || !isAll else { throw context.command.error(.conflict("<habit>", all.spec.name)) }
    guard isAll || !words.isEmpty else {
      throw context.command.error(.missingParameter(Wording("a <habit>, or --all,", "<habit> 또는 --all")))
    }
    let lines = try context.write { book, transaction in
      let day = try context.day(on, today: book.today)
      if isAll { return [try resume("all habits", book.pauses, on: day, transaction)] }
      return try book.find(words).map { entry in
        let pauses = book.pauses.filter { $0.applies(to: entry.habit.id) }
        guard !pauses.contains(where: { $0.habit == nil && $0.contains(day) }) else {
          throw CommandFailure.invalid("paused-with-all") { $0.isPausedWithAll(entry.habit.name) }
        }
        return try resume(entry.habit.name.text, pauses, on: day, transaction)
      }
    }
    try context.conclude(lines)
  }

  /// Ends the pauses that cover a day, and says so; those that are planned stay, and are named.
  private static func resume(_ who: String, _ pauses: [Pause], on day: Day, _ transaction: Transaction) throws -> String
  {
    let ended = pauses.filter { $0.contains(day) }
    for pause in ended { try transaction.end(pause, before: day) }
    let planned = pauses.map(\.first).filter { $0 > day }.min().map { ", paused again from \($0) on" } ?? ""
    return "\(who): " + (ended.isEmpty ? "not paused on \(day)" : "resumed on \(day)") + planned
  }
}

extension Transaction {
  /// Lets a pause end the day before another, or removes it if nothing is left of it.
  fileprivate func end(_ pause: Pause, before day: Day) throws {
    guard pause.first < day else { return try delete(pause) }
    var shortened = pause
    shortened.last = day - 1
    try update(shortened)
  }
}
