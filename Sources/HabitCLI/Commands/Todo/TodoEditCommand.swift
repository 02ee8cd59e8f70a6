import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Changes todos.
enum TodoEditCommand: ProgramCommand {
  static let title = Option("--title", .title, "A new title.")

  static let spec = CommandSpec(
    "edit", "Change todos.",
    discussion: """
      The word none clears a day, time, category or memo; without a day there is no time either. A time for a todo \
      without a day means today, or tomorrow if it has passed.
      """,
    examples: [
      Example("habit todo edit 3 --due mon --at 9:00", "Put it off."),
      Example("habit todo edit 3 --due none", "Do it whenever."),
      Example("habit todo edit 3 5 --priority low", "Let two of them wait."),
    ],
    parameters: [TodoOptions.todos.spec, title.spec] + TodoOptions.fields)

  static func run(_ context: CommandContext) throws {
    let command = context.command
    let words = try command.value(TodoOptions.todos)
    let title = try command.value(title)
    let (results, surroundings) = try context.write { book, transaction in
      let todos = try book.findTodos(words)
      if title != nil, todos.count > 1 {
        throw command.error(.other(Wording { $0.titleIsForOne(count: todos.count) }))
      }
      let results = try todos.map { old in
        var new = old.todo
        if let title { new.title = title }
        try change(&new, context, book)
        if new != old.todo { try transaction.update(new) }
        return (old: old.todo, new: NumberedTodo(number: old.number, todo: new))
      }
      return (results, try book.todoContext(for: results.map(\.new)))
    }
    if context.isJSON { return try context.print(.document(["todos": surroundings.json(results.map(\.new))])) }
    for (old, new) in results {
      let difference = TodoDifference(
        from: old, to: new.todo, context: surroundings, language: context.language)
      context.report("\(old.title): \(difference.text)")
    }
  }

  private static func change(_ todo: inout Todo, _ context: CommandContext, _ book: HabitBook) throws {
    let command = context.command
    todo.due = try context.due(changing: todo.due, in: book)
    if let priority = try TodoOptions.priority(command) { todo.priority = priority }
    if let category = try context.category(CategoryOption.membership, in: book) { todo.category = category.value?.id }
    if let memo = try command.value(TodoOptions.memo) { todo.memo = memo.value ?? "" }
  }
}
