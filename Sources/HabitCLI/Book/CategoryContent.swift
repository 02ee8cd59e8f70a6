import FoundationEssentials
import HabitCore
import HabitStore

/// A category and how much is in it.
struct CategoryContent: Hashable {
  let entry: HabitBook.CategoryEntry
  /// The number of habits, the archived ones too.
  let habits: Int
  /// The number of todos, the done ones too.
  let todos: Int

  /// Counts what is in some categories.
  static func count(_ entries: [HabitBook.CategoryEntry], in book: HabitBook) throws -> [CategoryContent] {
    let todos = try book.snapshot?.todoCounts() ?? [:]
    return entries.map { entry in
      CategoryContent(
        entry: entry, habits: book.entries.count { $0.habit.category == entry.id },
        todos: todos[entry.id] ?? 0)
    }
  }
}

// MARK: - JSON

extension CategoryContent {
  /// One category of the document of `habit category list`.
  var json: JSON { .object(entry.fields.merging(["habits": .int(habits), "todos": .int(todos)]) { $1 }) }
}

extension HabitBook.CategoryEntry {
  /// The fields of a category.
  var fields: [String: JSON] {
    [
      "id": .string(id.uuidString), "number": .int(number), "name": .string(name.text),
      "color": .string(category.color.description), "icon": .string(category.icon),
    ]
  }
}
