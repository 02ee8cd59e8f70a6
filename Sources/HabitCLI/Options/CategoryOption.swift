import CommandKit
import HabitCore

/// The option that names a category, shared by all commands that take one.
enum CategoryOption {
  /// The category that a habit or todo is to be in.
  static let membership = Option("--category", .category, "The category, or none.")
  /// The category that habits or todos must be in to be shown.
  static let filter = Option("--category", .category, "Only what is in this category, or in none.")
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
}

extension ValueFormat where Value == Clearable<String> {
  /// The name, number or id of a category, or `none`.
  static var category: Self {
    .orNone("category", completion: .lookup(topic: "category")) { text throws(WordError) in text }
  }
}
