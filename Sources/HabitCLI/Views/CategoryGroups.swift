import FoundationEssentials
import HabitCore
import HabitRender

/// Things under the categories that they are in, in the order of the categories; those in none come last.
struct CategoryGroups<Item> {
  /// The things of one category.
  struct Group {
    /// The category; `nil` for none.
    let category: HabitCore.Category?
    /// The things, in the order in which they were given; at least one.
    let items: [Item]
  }

  /// The groups, without empty ones.
  let groups: [Group]

  /// Groups things.
  ///
  /// - Parameters:
  ///   - items: The things, in the order of a list.
  ///   - categories: The categories, in their order.
  ///   - category: The category that a thing is in.
  init(of items: [Item], in categories: [HabitCore.Category], by category: (Item) -> UUID?) {
    let sorted = Dictionary(grouping: items, by: category)
    groups = (categories.map(Optional.some) + [nil]).compactMap { category in
      sorted[category?.id].map { Group(category: category, items: $0) }
    }
  }

  /// All things, group by group.
  var items: [Item] { groups.flatMap(\.items) }

  /// What stands above each group, and how many things are under it.
  func headings(_ language: Language) -> [Table.GroupHeading] {
    groups.map { Table.GroupHeading(title: $0.category?.title ?? language.noCategory, count: $0.items.count) }
  }
}
