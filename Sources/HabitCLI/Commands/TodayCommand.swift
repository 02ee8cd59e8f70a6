import CommandKit
import FoundationEssentials
import HabitCore
import HabitStore

/// Shows the list of a day.
enum TodayCommand: ProgramCommand {
  static let on = Option("--on", .date, "The day to show.", shownDefault: "today")
  static let all = Flag("--all", "Show the habits that are not due, too.")

  static let spec = CommandSpec(
    "today", "Show what the day asks for, by time.",
    discussion: "Without a command habit shows today.",
    examples: [
      Example("habit", "Show today."),
      Example("habit today --on tomorrow", "Look ahead."),
      Example("habit today --category health", "Show what is in a category."),
      Example("habit today --all", "Show the habits that are not due, too."),
    ],
    parameters: [on.spec, all.spec, CategoryOption.filter.spec, CategoryOption.group.spec])

  static func run(_ context: CommandContext) throws {
    var standings: Standings?
    let isGrouped = try context.command.value(CategoryOption.group) != nil
    let (view, categories) = try context.read { book in
      let book = try context.narrowed(book)
      let day = try context.day(on, today: book.today)
      let histories = try book.histories(forListOf: day)
      standings = try book.standingsToKeep(of: histories.map(\.history))
      let list = TodayList(
        on: day, of: histories, clock: book.clock, dayStart: book.settings.dayStart,
        scope: context.command.isSet(all) ? .all : .due)
      let categories = try isGrouped || context.isJSON ? book.categories().map(\.category) : []
      let view = TodayView(
        list: list, today: book.today, habitCount: book.entries.count, style: context.style,
        language: context.language, grouping: isGrouped ? categories : nil)
      return (view, categories)
    }
    if let standings { context.keep(standings) }
    if context.isJSON { return try context.print(view.list.document(CategoryNames(of: categories))) }
    context.print(lines: view.lines(width: context.width))
  }
}
