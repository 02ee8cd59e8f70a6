import CommandKit
import HabitCore
import HabitRender
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
      Example("habit list --group category", "List them category by category."),
    ],
    parameters: [
      archived.spec, all.spec, sort.spec, CategoryOption.filter.spec, CategoryOption.group.spec,
    ])

  static func run(_ context: CommandContext) throws {
    let order = try context.command.value(sort)
    let isArchived = context.command.isSet(archived)
    guard !isArchived || !context.command.isSet(all) else {
      throw context.command.error(.conflict(archived.spec.name, all.spec.name))
    }
    let isGrouped = try context.command.value(CategoryOption.group) != nil
    let (rows, book, categories) = try context.read { book in
      let book = try context.narrowed(book)
      let entries = book.entries.filter { entry in
        context.command.isSet(all) || entry.habit.isArchived(on: book.today) == isArchived
      }
      let kept = try book.standings()
      let rows = try entries.map { ($0, try book.history(of: $0.habit, after: kept[$0.habit.id])) }
      let categories = try isGrouped || context.isJSON ? book.categories().map(\.category) : []
      return (sorted(rows, by: order, dayStart: book.settings.dayStart), book, categories)
    }
    if context.isJSON {
      let habits = rows.map {
        JSON($0.entry.habit, number: $0.entry.number, on: book.today, CategoryNames(of: categories))
      }
      return try context.print(.document(["habits": .array(habits)]))
    }
    guard !book.entries.isEmpty else { return context.print(lines: context.language.beginning) }
    guard !rows.isEmpty else {
      return context.print(isArchived ? context.language.nothingArchived : context.language.allArchived)
    }
    guard isGrouped else {
      return context.print(
        lines: table(rows, book, context.language).lines(width: context.width, style: context.style))
    }
    let groups = CategoryGroups(of: rows, in: categories) { $0.entry.habit.category }
    context.print(
      lines: table(groups.items, book, context.language)
        .lines(width: context.width, style: context.style, under: groups.headings(context.language)))
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

  private static func table(_ rows: [Row], _ book: HabitBook, _ language: Language) -> Table {
    var table = Table([
      Table.Column(heading: "#", alignment: .right), Table.Column(),
      Table.Column(heading: language.habitName, canShrink: true),
      Table.Column(heading: language.scheduleHeading, canShrink: true), Table.Column(heading: language.timeHeading),
      Table.Column(heading: language.streakName, alignment: .right, leavingTurn: 2),
      Table.Column(heading: language.strengthHeading, alignment: .right, leavingTurn: 1),
      Table.Column(canShrink: true),
    ])
    for (entry, history) in rows {
      let habit = entry.habit
      let day = max(book.today, habit.start)
      let when = language.rule(of: habit, on: day, weekStart: book.weekStart)
      table.append([
        Table.Cell(String(entry.number), [.role(.muted)]), Table.Cell(habit.icon), Table.Cell(habit.name.text),
        Table.Cell(when, [.role(.muted)]), Table.Cell(habit.targetTime.map(language.time) ?? ""),
        Table.Cell(language.runningLength(history.streak), [.role(.note)]),
        Table.Cell(Phrase.percent(history.strength)),
        Table.Cell(remark(habit, today: book.today, language), [.role(.muted)]),
      ])
    }
    return table
  }

  private static func remark(_ habit: Habit, today: Day, _ language: Language) -> String {
    func date(_ day: Day) -> String { language.date(day, seenFrom: today) }
    if let archived = habit.archived {
      return archived <= today
        ? language.archived(since: date(archived)) : language.archived(from: date(archived))
    }
    if habit.start > today { return language.from(date(habit.start)) }
    if let end = habit.end { return end < today ? language.ended(on: date(end)) : language.until(date(end)) }
    return ""
  }
}
