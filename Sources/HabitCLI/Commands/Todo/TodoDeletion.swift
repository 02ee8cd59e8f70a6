import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// The deletion of todos, in one step and after a question.
struct TodoDeletion {
  private let context: CommandContext
  /// Finds the todos that are to be deleted.
  private let find: (HabitBook) throws -> [NumberedTodo]

  init(_ context: CommandContext, of find: @escaping (HabitBook) throws -> [NumberedTodo]) {
    self.context = context
    self.find = find
  }

  /// Deletes the todos as they are now; what was agreed to may have changed while the question stood.
  ///
  /// - Parameters:
  ///   - ask: The question about some todos.
  ///   - refusal: Why they may not be deleted where nobody can be asked.
  /// - Returns: The deleted todos; `nil` if the answer was no.
  /// - Throws: ``CommandFailure`` if it may not be asked, or the todos were changed meanwhile.
  func run(
    asking ask: (Language, [NumberedTodo]) -> String, otherwise refusal: (Language, [NumberedTodo]) -> String
  ) throws -> [NumberedTodo]? {
    var agreed: [NumberedTodo]?
    if !context.command.isSet(SharedParameters.yes) {
      let doomed = try context.read(find)
      let question = ask(context.language, doomed)
      guard try doomed.isEmpty || context.isConfirmed(question, otherwise: { refusal($0, doomed) }) else {
        context.remark(context.language.nothingDeleted)
        return nil
      }
      agreed = doomed
    }
    return try context.write { book, transaction in
      let doomed = try find(book)
      guard agreed == nil || agreed == doomed else {
        throw CommandFailure.changedMeanwhile { $0.todosChangedMeanwhile }
      }
      for doomed in doomed { try transaction.delete(doomed.todo) }
      return doomed
    }
  }
}
