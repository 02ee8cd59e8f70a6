internal import FoundationEssentials
internal import HabitCore

/// The categories of a plan while its file is being read, each once.
struct CategoryDrafts {
  /// The categories, in the order in which they were first named.
  private(set) var categories: [HabitCore.Category] = []
  private var ids: [String: UUID] = [:]

  /// The identifier of the category with a name, which is made if there is none.
  ///
  /// - Parameters:
  ///   - name: The name as the tracker has it.
  ///   - color: The colour of a category that is made.
  ///   - icon: Its icon.
  /// - Returns: The identifier; `nil` if the name is blank.
  mutating func id(
    of name: String, color: HabitColor = Category.standardColor, icon: String = Category.standardIcon
  ) -> UUID? {
    guard !name.trimmed.isEmpty else { return nil }
    let name = Name.nearest(to: name, else: "Unnamed category").0
    if let id = ids[name.key] { return id }
    // A store takes categories of one name for the same, whatever tracker they come from.
    let category = Category(id: DerivedIdentifier.category([name.key]), name: name, color: color, icon: icon)
    ids[name.key] = category.id
    categories.append(category)
    return category.id
  }
}
