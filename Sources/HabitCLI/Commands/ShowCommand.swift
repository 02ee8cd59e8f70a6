import CommandKit
import HabitCore
import HabitStore

/// Shows one habit.
enum ShowCommand: ProgramCommand {
  static let spec = CommandSpec(
    "show", "Show a habit: its schedule, streaks, strength and days.",
    examples: [
      Example("habit show read", "Show a habit and its last 30 days."),
      Example("habit show read --month 2026-03", "Show the days of a month."),
    ],
    parameters: [SharedParameters.habit.spec] + RangeOptions.all)

  static func run(_ context: CommandContext) throws {
    let word = try context.command.value(SharedParameters.habit)
    let details = try context.read { book in
      let entry = try book.find(word)
      let range = try context.range(in: book, earliest: entry.habit.start) ?? (book.today - 29)...book.today
      return HabitDetails(
        entry: entry, history: try book.history(of: entry.habit), range: range,
        checkIns: try book.snapshot?.checkIns(of: entry.habit.id, in: range) ?? [],
        categories: try book.categoryNames(), weekStart: book.weekStart, language: context.language)
    }
    if context.isJSON { return try context.print(details.document) }
    context.print(lines: details.lines(style: context.style, width: context.width))
  }
}
