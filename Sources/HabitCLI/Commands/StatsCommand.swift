import CommandKit
import HabitCore

/// Sums up a range of days.
enum StatsCommand: ProgramCommand {
  static let habits = Argument(zeroOrMore: .habit, "The habits.", shownDefault: "all")

  static let spec = CommandSpec(
    "stats", "Show how much was kept, habit by habit.",
    discussion: "Without a range all days count. Archived habits count for the days before they were archived.",
    examples: [
      Example("habit stats", "Count all days."),
      Example("habit stats read --year 2026", "Count a year of one habit."),
    ],
    parameters: [habits.spec, CategoryOption.filter.spec] + RangeOptions.all)

  static func run(_ context: CommandContext) throws {
    let words = try context.command.value(habits)
    let (statistics, weekStart, isEmpty) = try context.read { book in
      let book = try context.narrowed(book, named: words)
      let entries = words.isEmpty ? book.entries : try book.find(words)
      let earliest = entries.map(\.habit.start).min() ?? book.today
      let range = try context.range(in: book, earliest: earliest) ?? min(earliest, book.today)...book.today
      return (Statistics(in: range, of: try book.histories(of: entries)), book.weekStart, book.entries.isEmpty)
    }
    if context.isJSON { return try context.print(statistics.document) }
    guard !isEmpty else { return context.print(lines: context.language.beginning) }
    let view = StatisticsView(
      statistics: statistics, weekStart: weekStart, style: context.style,
      language: context.language)
    context.print(lines: view.lines(width: context.width))
  }
}
