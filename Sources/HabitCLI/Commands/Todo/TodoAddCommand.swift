import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Adds a todo.
enum TodoAddCommand: ProgramCommand {
  static let spec = CommandSpec(
    "add", "Add a todo.",
    discussion: """
      A time without a day means today, or tomorrow if it has passed. An important todo stands above all others in the \
      manual order, any other one below them.

      What repeats is a habit, which 'habit add' adds.
      """,
    examples: [
      Example("habit todo add 'Buy milk'", "Do it whenever."),
      Example("habit todo add 'Call Ann' --at 18:00", "Do it before six, today or tomorrow."),
      Example("habit todo add 'Tax return' --due 2026-05-31 --important --memo 'Form 12'", "Do it by a day."),
    ],
    parameters: [TodoOptions.title.spec] + TodoOptions.fields)

  static func run(_ context: CommandContext) throws {
    let command = context.command
    let title = try command.value(TodoOptions.title)
    let priority = try TodoOptions.priority(command) ?? .normal
    let memo = try command.value(TodoOptions.memo)?.value ?? ""
    let (added, surroundings) = try context.write { book, transaction in
      let todo = Todo(
        id: context.environment.makeIdentifier(), title: title, memo: memo,
        due: try context.due(changing: nil, in: book), priority: priority,
        category: try context.category(CategoryOption.membership, in: book)?.value?.id, created: Moment(book.clock))
      let added = NumberedTodo(number: try transaction.insert(todo, isFirst: priority == .high), todo: todo)
      return (added, try book.todoContext(for: [added]))
    }
    if context.isJSON { return try context.print(.document(["todo": surroundings.json(added)])) }
    let language = context.language
    let due = added.todo.due.map { [language.todoDue($0, at: surroundings.clock)] } ?? []
    context.report("\(title): \(([language.added(as: added.number)] + due).joined(separator: ", "))")
  }
}
