import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Lists the todos.
enum TodoListCommand: ProgramCommand {
  static let filter = Option(
    "--filter", ValueFormat<TodoFilter>(choices: "filter"), "Which todos to list.",
    shownDefault: "the open ones, and those that were done today")
  static let sort = Option(
    "--sort", ValueFormat<TodoOrder>(choices: "order"), "The order.", default: .manual, shownDefault: "manual")
  static let search = Option("--search", .searched, "Only what has a text in its title or memo.")

  static let spec = CommandSpec(
    "list", "List the todos.",
    discussion: """
      Of the filters, today holds what is open and due today or overdue, upcoming what is due later, overdue what is past \
      its day or time, and important what is open and of high priority. A todo is due soon within an hour of its time. \
      Sorted by due, those without a time stand at the end of their day, and those without a day at the end; by created, \
      the newest comes first. Done todos stay in their place.
      """,
    examples: [
      Example("habit todo list", "List what is open."),
      Example("habit todo list --filter today --sort due", "Plan a day."),
      Example("habit todo list --search milk --filter all", "Find a todo, be it done or not."),
      Example("habit todo list --group category", "List one category after another."),
    ],
    parameters: [filter.spec, CategoryOption.filter.spec, sort.spec, search.spec, CategoryOption.group.spec])

  static func run(_ context: CommandContext) throws {
    let command = context.command
    let filter = try command.value(filter)
    let order = try command.value(sort)
    let search = try command.value(search)
    let grouping = try command.value(CategoryOption.group)
    let list = try context.read { book in
      let all = try book.todos()
      let category = try context.category(CategoryOption.filter, in: book)
      let clock = book.dayClock
      let listed = all.filter { numbered in
        let todo = numbered.todo
        if let category, todo.category != category.value?.id { return false }
        if let search, !todo.mentions(search) { return false }
        return filter?.contains(todo, at: clock) ?? todo.isCurrent(at: clock)
      }
      return TodoListing(
        todos: order.sorted(listed, dayStart: clock.dayStart), all: all, isGrouped: grouping == .category,
        categories: try book.categories().map(\.category), clock: clock)
    }
    if context.isJSON { return try context.print(list.document) }
    context.print(lines: list.lines(width: context.width, language: context.language, style: context.style))
  }
}

extension Todo {
  /// Whether the todo is open, or was done today.
  fileprivate func isCurrent(at clock: DayClock) -> Bool {
    done.map { clock.day(of: $0) == clock.today } ?? true
  }
}
