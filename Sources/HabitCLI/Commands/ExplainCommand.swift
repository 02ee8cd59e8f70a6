import CommandKit
import HabitCore
import HabitStore

/// Explains the streak of a habit, and the verdict on a day.
enum ExplainCommand: ProgramCommand {
  static let on = Option("--on", .date, "A day whose verdict to explain, too.")

  static let spec = CommandSpec(
    "explain", "Explain why a streak is what it is, and what would keep it.",
    examples: [
      Example("habit explain gym", "Explain a streak."),
      Example("habit explain gym --on 2026-03-04", "Explain what a day came to."),
    ],
    parameters: [SharedParameters.habit.spec, on.spec])

  static func run(_ context: CommandContext) throws {
    let word = try context.command.value(SharedParameters.habit)
    let explanation = try context.read { book in
      let entry = try book.find(word)
      let history = try book.history(of: entry.habit)
      let day = context.command.isGiven(on) ? try context.day(on, today: book.today) : nil
      let explanation = history.explanation
      let days = [day, explanation.lastBreak?.day].compactMap(\.self)
      let checkIns = try days.flatMap { try book.checkIns(of: entry.habit, on: $0) }
      return ExplanationView(
        history: history, explanation: explanation, day: day, checkIns: checkIns, dayStart: book.settings.dayStart,
        isPastMidnight: book.clock.date > book.today, language: context.language)
    }
    if context.isJSON { return try context.print(explanation.document) }
    context.print(lines: explanation.lines(style: context.style, width: context.width))
  }
}
