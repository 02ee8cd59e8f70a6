import CommandKit
import HabitCore

/// The option that names a category, shared by all commands that take one.
enum CategoryOption {
  /// The category that a habit or todo is to be in.
  static let membership = Option("--category", .category, "The category, or none.")
  /// The category that habits or todos must be in to be shown.
  static let filter = Option("--category", .category, "Only what is in this category, or in none.")
  /// What a list is grouped by.
  static let group = Option("--group", ValueFormat<Grouping>(choices: "by"), "What to group by.")

  /// What a list can be grouped by.
  enum Grouping: String, CaseIterable, Sendable {
    case category
  }
}

extension CommandContext {
  /// The category that an option names, or none by the word `none`; `nil` if the option is not given.
  func category(_ option: Option<Clearable<String>?>, in book: HabitBook) throws -> Clearable<HabitCore.Category>? {
    switch try command.value(option) {
    case .value(let word): .value(try book.findCategory(word).category)
    case .some(.none): Clearable.none
    case nil: nil
    }
  }

  /// The book with nothing but the habits of the category that is asked for; the whole book if none is.
  ///
  /// - Parameters:
  ///   - book: The whole book.
  ///   - words: The habits that are named, which a category excludes.
  /// - Returns: The book, with at least one habit if a category is asked for.
  /// - Throws: A mistake on the line, or ``CommandFailure`` if the category is not there or no habit is in it.
  func narrowed(_ book: HabitBook, named words: [String] = []) throws -> HabitBook {
    guard let category = try category(CategoryOption.filter, in: book) else { return book }
    guard words.isEmpty else { throw command.error(.conflict("<habit>", CategoryOption.filter.spec.name)) }
    let narrowed = book.narrowed(to: category)
    guard !narrowed.entries.isEmpty else {
      throw CommandFailure(
        exitCode: .missingInput, code: "empty-category",
        message: Wording { $0.noHabit(in: category.value?.name) })
    }
    return narrowed
  }
}

extension CommandContext {
  /// The book with nothing but the habits and todos of the category that is asked for, be there any or not.
  func narrowedForTodos(_ book: HabitBook) throws -> HabitBook {
    try category(CategoryOption.filter, in: book).map(book.narrowed(to:)) ?? book
  }
}

extension ValueFormat where Value == Clearable<String> {
  /// The name, number or id of a category, or `none`.
  static var category: Self {
    .orNone("category", completion: .names(of: .category)) { text throws(WordError) in text }
  }
}
