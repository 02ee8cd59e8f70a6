import CommandKit
import HabitCore
import HabitRender

/// Shows the streaks.
enum StreaksCommand: ProgramCommand {
  static let spec = CommandSpec(
    "streaks", "Show current and best streaks, and the row of perfect days.",
    examples: [
      Example("habit streaks", "Show the streaks of all habits."),
      Example("habit streaks read", "Show those of one habit."),
    ],
    parameters: [SharedParameters.someHabits.spec, CategoryOption.filter.spec])

  static func run(_ context: CommandContext) throws {
    let (histories, perfectDays) = try context.read { book in
      let book = try context.narrowed(book, named: try context.command.value(SharedParameters.someHabits))
      let all = try book.histories(of: book.entries)
      let chosen = try context.namedOrActive(book)
      return (all.filter { history in chosen.contains { $0.habit.id == history.habit.id } }, PerfectDays(of: all))
    }
    if context.isJSON {
      return try context.print(
        .document(["habits": .array(histories.map(\.streakJSON)), "perfectDays": JSON(perfectDays)]))
    }
    guard !histories.isEmpty else { return context.print(lines: context.language.beginning) }
    let language = context.language
    var table = Table([
      Table.Column(), Table.Column(heading: language.habitName, canShrink: true),
      Table.Column(heading: language.currentHeading, alignment: .right), Table.Column(leavingTurn: 2),
      Table.Column(heading: language.bestHeading, alignment: .right), Table.Column(leavingTurn: 1),
    ])
    for history in histories { table.append(row(history, language)) }
    table.append([
      "", Table.Cell(language.perfectDaysName, [.bold]),
      Table.Cell(language.length(perfectDays.current, .days), [.bold]),
      since(perfectDays.currentRun, language), Table.Cell(language.length(perfectDays.best, .days), [.bold]),
      span(perfectDays.bestRun, language),
    ])
    context.print(lines: table.lines(width: context.width, style: context.style))
  }

  private static func row(_ history: History, _ language: Language) -> [Table.Cell] {
    let streak = history.streak
    return [
      Table.Cell(history.habit.icon), Table.Cell(history.habit.name.text),
      Table.Cell(language.length(streak.current, streak.unit), streak.current > 0 ? [.role(.note)] : [.role(.muted)]),
      since(streak.currentRun, language), Table.Cell(language.length(streak.best, streak.unit)),
      span(streak.bestRun, language),
    ]
  }

  private static func since(_ run: Standing.Run?, _ language: Language) -> Table.Cell {
    Table.Cell(run.map { language.since(day: $0.first) } ?? "", [.role(.muted)])
  }

  private static func span(_ run: Standing.Run?, _ language: Language) -> Table.Cell {
    Table.Cell(run.map(language.span) ?? "", [.role(.muted)])
  }
}
