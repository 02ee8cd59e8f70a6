import CommandKit
import HabitCore

/// Shows the streaks.
enum StreaksCommand: ProgramCommand {
  static let spec = CommandSpec(
    "streaks", "Show current and best streaks, and the row of perfect days.",
    examples: [
      Example("habit streaks", "Show the streaks of all habits."),
      Example("habit streaks read", "Show those of one habit."),
    ],
    parameters: [SharedParameters.someHabits.spec])

  static func run(_ context: CommandContext) throws {
    let (histories, perfectDays) = try context.read { book in
      let all = try book.histories(of: book.entries)
      let chosen = try context.namedOrActive(book)
      return (all.filter { history in chosen.contains { $0.habit.id == history.habit.id } }, PerfectDays(of: all))
    }
    if context.isJSON {
      return try context.print(
        .document(["habits": .array(histories.map(\.streakJSON)), "perfectDays": JSON(perfectDays)]))
    }
    guard !histories.isEmpty else { return context.print(lines: TodayView.beginning) }
    var table = Table([
      Table.Column(), Table.Column(heading: "Habit", canShrink: true),
      Table.Column(heading: "Current", alignment: .right), Table.Column(leavingTurn: 2),
      Table.Column(heading: "Best", alignment: .right), Table.Column(leavingTurn: 1),
    ])
    for history in histories { table.append(row(history)) }
    table.append([
      "", Table.Cell("Perfect days", [.bold]), Table.Cell(Phrase.count(perfectDays.current, "day"), [.bold]),
      since(perfectDays.currentRun), Table.Cell(Phrase.count(perfectDays.best, "day"), [.bold]),
      span(perfectDays.bestRun),
    ])
    context.print(lines: table.lines(width: context.width, style: context.style))
  }

  private static func row(_ history: History) -> [Table.Cell] {
    let streak = history.streak
    return [
      Table.Cell(history.habit.icon), Table.Cell(history.habit.name.text),
      Table.Cell(Phrase.length(streak.current, streak.unit), streak.current > 0 ? [.role(.note)] : [.role(.muted)]),
      since(streak.currentRun), Table.Cell(Phrase.length(streak.best, streak.unit)), span(streak.bestRun),
    ]
  }

  private static func since(_ run: Standing.Run?) -> Table.Cell {
    Table.Cell(run.map { "since \($0.first)" } ?? "", [.role(.muted)])
  }

  private static func span(_ run: Standing.Run?) -> Table.Cell {
    Table.Cell(run.map { "\($0.first) to \($0.last)" } ?? "", [.role(.muted)])
  }
}
