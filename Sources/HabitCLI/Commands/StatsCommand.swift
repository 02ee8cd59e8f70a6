import CommandKit
import HabitCore

/// Sums up a range of days.
enum StatsCommand: ProgramCommand {
  static let habits = Argument(zeroOrMore: .habit, "The habits.", shownDefault: "all")
  static let todos = Flag("--todos", "Sum up the todos instead.")

  static let spec = CommandSpec(
    "stats", "Show how much was kept, habit by habit.",
    discussion: """
      Without a range all days count. Archived habits count for the days before they were archived.

      A todo belongs to the day on which it was due or, without one, on which it was created, and to the day on which it \
      was done if that was earlier. Its rate is what is done of those that are done, overdue, or due on no day.
      """,
    examples: [
      Example("habit stats", "Count all days."),
      Example("habit stats read --year 2026", "Count a year of one habit."),
      Example("habit stats --todos --last 4w", "Count the todos of four weeks."),
    ],
    parameters: [habits.spec, todos.spec, CategoryOption.filter.spec] + RangeOptions.all)

  static func run(_ context: CommandContext) throws {
    let words = try context.command.value(habits)
    if context.command.isSet(todos) {
      guard words.isEmpty else { throw context.command.error(.conflict(todos.spec.name, habits.spec.label)) }
      return try sumUpTodos(context)
    }
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

  private static func sumUpTodos(_ context: CommandContext) throws {
    let view = try context.read { book in
      let book = try context.narrowedForTodos(book)
      return TodoStatisticsView(
        statistics: try book.todoStatistics(in: try context.range(in: book, earliest: .first)),
        categories: try book.categories().map(\.category))
    }
    if context.isJSON { return try context.print(view.document) }
    context.print(lines: view.lines(width: context.width, language: context.language, style: context.style))
  }
}
