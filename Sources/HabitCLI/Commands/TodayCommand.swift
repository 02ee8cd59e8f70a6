import CommandKit
import FoundationEssentials
import HabitCore
import HabitStore

/// Shows the list of a day.
enum TodayCommand: ProgramCommand {
  static let on = Option("--on", .date, "The day to show.", shownDefault: "today")
  static let all = Flag("--all", "Show the habits that are not due, too.")
  static let habits = Flag("--habits", "Show the habits alone.")
  static let todos = Flag("--todos", "Show the todos alone.")

  static let spec = CommandSpec(
    "today", "Show what the day asks for, by time.",
    discussion: """
      Without a command habit shows today. The todos of today are those that are due today or overdue, and those of them \
      that were done today; another day shows its own.
      """,
    examples: [
      Example("habit", "Show today."),
      Example("habit today --on tomorrow", "Look ahead."),
      Example("habit today --category health", "Show what is in a category."),
      Example("habit today --all", "Show the habits that are not due, too."),
    ],
    parameters: [
      on.spec, all.spec, habits.spec, todos.spec, CategoryOption.filter.spec, CategoryOption.group.spec,
    ])

  static func run(_ context: CommandContext) throws {
    let command = context.command
    let (isHabitsAlone, isTodosAlone) = (command.isSet(habits), command.isSet(todos))
    guard !isHabitsAlone || !isTodosAlone else { throw command.error(.conflict(habits.spec.name, todos.spec.name)) }
    let isGrouped = try command.value(CategoryOption.group) != nil
    var standings: Standings?
    let view = try context.read { whole in
      let day = try context.day(on, today: whole.today)
      let ofTodos = try context.narrowedForTodos(whole)
      let todos = isHabitsAlone ? nil : try ofTodos.todayTodos(on: day)
      // A category of todos alone is as good as one of habits.
      let book = todos?.items.isEmpty == false || isTodosAlone ? ofTodos : try context.narrowed(whole)
      var list: TodayList?
      if !isTodosAlone {
        let histories = try book.histories(forListOf: day)
        standings = try book.standingsToKeep(of: histories.map(\.history))
        list = TodayList(
          on: day, of: histories, clock: book.clock, dayStart: book.settings.dayStart,
          scope: command.isSet(all) ? .all : .due)
      }
      // Those of a category could only be counted by reading them all.
      let showsUndated = todos != nil && ofTodos.category == nil && day == whole.today && !context.isJSON
      let hasCategories = isGrouped || context.isJSON || todos?.items.contains { $0.todo.category != nil } ?? false
      return DayView(
        habits: list, todos: todos, undated: showsUndated ? try whole.undatedTodos() : nil, day: day,
        clock: book.dayClock,
        categories: hasCategories ? try whole.categories().map(\.category) : [], isGrouped: isGrouped,
        isEmpty: try whole.entries.isEmpty && !(whole.snapshot?.hasTodos() ?? false))
    }
    if let standings { context.keep(standings) }
    if context.isJSON { return try context.print(view.document) }
    context.print(lines: view.lines(width: context.width, language: context.language, style: context.style))
  }
}
