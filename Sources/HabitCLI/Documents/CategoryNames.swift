import FoundationEssentials
import HabitCore

/// The names of categories by their identifiers, as documents show them: identifiers mean nothing to people.
struct CategoryNames {
  private let names: [UUID: Name]

  init(of categories: [HabitCore.Category]) {
    names = Dictionary(categories.map { ($0.id, $0.name) }) { first, _ in first }
  }

  /// The name of a category; `nil` for none.
  subscript(category: UUID?) -> Name? { category.flatMap { names[$0] } }

  /// The name of a category, or `null` for none.
  func json(of category: UUID?) -> JSON { JSON(self[category]) }
}

extension HabitBook {
  /// The names of all categories; they are read only where some habit is in one.
  func categoryNames() throws -> CategoryNames {
    CategoryNames(of: try entries.contains { $0.habit.category != nil } ? categories().map(\.category) : [])
  }
}
