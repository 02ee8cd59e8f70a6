import CommandKit
import HabitCore
import HabitStore

/// Lists the habits.
enum ListCommand: ProgramCommand {
  /// What habits are sorted by.
  enum Order: String, CaseIterable {
    case position, name, time, streak, strength
  }

  static let archived = Flag("--archived", "List the archived habits alone.")
  static let all = Flag("--all", "List the archived habits too.")
  static let sort = Option(
    "--sort", .init(choices: "order"), "The order.", default: Order.position, shownDefault: "position")

  static let spec = CommandSpec(
    "list", "List the habits.",
    examples: [
      Example("habit list", "List the habits that are not archived."),
      Example("habit list --sort strength", "List the strongest first."),
    ],
    parameters: [archived.spec, all.spec, sort.spec])

  static func run(_ context: CommandContext) throws {
    let order = try context.command.value(sort)
    let isArchived = context.command.isSet(archived)
    guard !isArchived || !context.command.isSet(all) else {
      throw context.command.error(.conflict(archived.spec.name, all.spec.name))
    }
    let (rows, book) = try context.read { book in
      let entries = book.entries.filter { entry in
        context.command.isSet(all) || entry.habit.isArchived(on: book.today) == isArchived
      }
      let kept = try book.standings()
      let rows = try entries.map { ($0, try book.history(of: $0.habit, after: kept[$0.habit.id])) }
      return (sorted(rows, by: order, dayStart: book.settings.dayStart), book)
    }
    if context.isJSON {
      let habits = rows.map { JSON($0.entry.habit, number: $0.entry.number, on: book.today) }
      return try context.print(.document(["habits": .array(habits)]))
    }
    guard !book.entries.isEmpty else { return context.print(lines: TodayView.beginning) }
    guard !rows.isEmpty else { return context.print(isArchived ? "Nothing is archived." : "All habits are archived.") }
    context.print(lines: table(rows, book).lines(width: context.width, style: context.style))
  }

  private typealias Row = (entry: HabitBook.Entry, history: History)

  private static func sorted(_ rows: [Row], by order: Order, dayStart: TimeOfDay) -> [Row] {
    // The sort is stable, so equal ones keep the order of their positions.
    switch order {
    case .position: rows
    case .name: rows.sorted { $0.entry.habit.name.key < $1.entry.habit.name.key }
    case .time:
      rows.sorted { left, right in
        let times = [left, right].map { $0.entry.habit.targetTime?.minutes(after: dayStart) ?? .max }
        return times[0] < times[1]
      }
    case .streak: rows.sorted { $0.history.streak.current > $1.history.streak.current }
    case .strength: rows.sorted { $0.history.strength > $1.history.strength }
    }
  }

  private static func table(_ rows: [Row], _ book: HabitBook) -> Table {
    var table = Table([
      Table.Column(heading: "#", alignment: .right), Table.Column(), Table.Column(heading: "Habit", canShrink: true),
      Table.Column(heading: "When", canShrink: true), Table.Column(heading: "Time"),
      Table.Column(heading: "Streak", alignment: .right, leavingTurn: 2),
      Table.Column(heading: "Strength", alignment: .right, leavingTurn: 1),
      Table.Column(canShrink: true),
    ])
    for (entry, history) in rows {
      let habit = entry.habit
      let day = max(book.today, habit.start)
      let when = habit.schedules.value(on: day).words(
        with: habit.goals.value(on: day), weekStart: book.weekStart)
      table.append([
        Table.Cell(String(entry.number), [.role(.muted)]), Table.Cell(habit.icon), Table.Cell(habit.name.text),
        Table.Cell(when, [.role(.muted)]), Table.Cell(habit.targetTime.map(String.init(describing:)) ?? ""),
        Table.Cell(Phrase.running(history.streak) ?? "–", [.role(.note)]),
        Table.Cell(Phrase.percent(history.strength)),
        Table.Cell(remark(habit, today: book.today), [.role(.muted)]),
      ])
    }
    return table
  }

  private static func remark(_ habit: Habit, today: Day) -> String {
    if let archived = habit.archived {
      return "archived \(archived <= today ? "since \(archived)" : "from \(archived) on")"
    }
    if habit.start > today { return "from \(habit.start)" }
    if let end = habit.end { return end < today ? "ended on \(end)" : "until \(end)" }
    return ""
  }
}
