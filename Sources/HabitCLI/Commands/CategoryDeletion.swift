import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Deletes categories, after a question.
enum CategoryDeletion {
  /// Runs `habit category delete`.
  static func run(_ context: CommandContext) throws {
    let words = try context.command.value(CategoryCommand.categories)
    var agreed: [CategoryContent]?
    if !context.command.isSet(DeleteCommand.yes) {
      let doomed = try context.read { try find(words, in: $0) }
      for content in doomed {
        guard try isConfirmed(content, context) else { return context.remark(context.language.nothingDeleted) }
      }
      agreed = doomed
    }
    let deleted = try context.write { book, transaction in
      let doomed = try find(words, in: book)
      guard agreed == nil || agreed == doomed else {
        throw CommandFailure(
          exitCode: .temporaryFailure, code: "changed-meanwhile",
          message: Wording(
            "the categories were changed while you were asked, so nothing was deleted; try again",
            "묻는 사이에 카테고리가 바뀌어 아무것도 삭제하지 않았습니다. 다시 시도하세요"))
      }
      for content in doomed { try transaction.delete(content.entry.category) }
      return doomed
    }
    try context.conclude(
      deleted.map { "\($0.entry.name): \(context.language.deleted(habits: $0.habits, todos: $0.todos))" })
  }

  /// The categories that words name, each once, and what is in them.
  private static func find(_ words: [String], in book: HabitBook) throws -> [CategoryContent] {
    var found: [HabitBook.CategoryEntry] = []
    for word in words {
      let entry = try book.findCategory(word)
      if !found.contains(entry) { found.append(entry) }
    }
    return try CategoryContent.count(found, in: book)
  }

  private static func isConfirmed(_ content: CategoryContent, _ context: CommandContext) throws -> Bool {
    let terminal = context.environment.terminal
    guard terminal.isInputTerminal, terminal.isErrorTerminal else {
      throw CommandFailure.invalid("not-confirmed") { $0.deletingCategoryNeedsYes(content.entry.name) }
    }
    let question = context.language.askToDelete(content.entry.name, habits: content.habits, todos: content.todos)
    return Language.agrees(context.environment.ask(question))
  }
}
