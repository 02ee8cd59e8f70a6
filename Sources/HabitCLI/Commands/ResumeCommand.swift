import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Ends pauses.
enum ResumeCommand: ProgramCommand {
  static let habits = Argument(zeroOrMore: .activeHabit, "The habits to resume.")
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
      let language = context.language
      if isAll {
        let text = try resume(book.pauses, on: day, today: book.today, transaction, language)
        return ["\(language.everyHabit): \(text)"]
      }
      return try book.find(words).map { entry in
        let pauses = book.pauses.filter { $0.applies(to: entry.habit.id) }
        guard !pauses.contains(where: { $0.habit == nil && $0.contains(day) }) else {
          throw CommandFailure.invalid("paused-with-all") { $0.isPausedWithAll(entry.habit.name) }
        }
        let text = try resume(pauses, on: day, today: book.today, transaction, language)
        return "\(entry.habit.name): \(text)"
      }
    }
    try context.conclude(lines)
  }

  /// Ends the pauses that cover a day, and says so; those that are planned stay, and are named.
  private static func resume(
    _ pauses: [Pause], on day: Day, today: Day, _ transaction: Transaction, _ language: Language
  ) throws -> String {
    let ended = pauses.filter { $0.contains(day) }
    for pause in ended { try transaction.end(pause, before: day) }
    func date(_ day: Day) -> String { language.date(day, seenFrom: today) }
    let outcome = ended.isEmpty ? language.notPaused(on: date(day)) : language.resumed(on: date(day))
    let planned = pauses.map(\.first).filter { $0 > day }.min()
    return outcome + (planned.map { ", \(language.pausedAgain(from: date($0)))" } ?? "")
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
