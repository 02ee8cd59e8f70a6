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
    if !context.command.isSet(SharedParameters.yes) {
      let doomed = try context.read { try find(words, in: $0) }
      for content in doomed {
        guard try isConfirmed(content, context) else { return context.remark(context.language.nothingDeleted) }
      }
      agreed = doomed
    }
    let deleted = try context.write { book, transaction in
      let doomed = try find(words, in: book)
      guard agreed == nil || agreed == doomed else {
        throw CommandFailure.changedMeanwhile { $0.categoriesChangedMeanwhile }
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
    let question = context.language.askToDelete(content.entry.name, habits: content.habits, todos: content.todos)
    return try context.isConfirmed(question) { $0.deletingCategoryNeedsYes(content.entry.name) }
  }
}
