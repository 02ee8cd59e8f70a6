import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Clears todos away: those that are done, or all.
enum TodoClearCommand: ProgramCommand {
  static let all = Flag("--all", "Delete the open ones too.")

  static let spec = CommandSpec(
    "clear", "Delete all done todos, after a question; 'habit undo' brings them back.",
    examples: [
      Example("habit todo clear", "Delete what is done."),
      Example("habit todo clear --all", "Begin with an empty list."),
    ],
    parameters: [all.spec, SharedParameters.yes.spec])

  static func run(_ context: CommandContext) throws {
    let isAll = context.command.isSet(all)
    let deletion = TodoDeletion(context) { book in try book.todos().filter { isAll || $0.todo.isDone } }
    let deleted = try deletion.run(
      asking: { language, todos in
        let done = todos.count(where: \.todo.isDone)
        return language.mayClear(done: done, open: todos.count - done)
      }, otherwise: { $0.clearingNeedsYes($1.count) })
    guard let deleted else { return }
    try context.conclude([context.language.todosCleared(deleted.count, areDone: !isAll)])
  }
}
