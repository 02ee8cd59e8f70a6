public import HabitCore
internal import SQLite

extension Snapshot {
  /// All categories in their order.
  ///
  /// - Returns: The categories.
  /// - Throws: ``StoreError`` out of ``Store/read(_:)`` if the store cannot be read.
  public func categories() throws -> [Category] {
    let statement = try connection.prepare(
      "SELECT id, name, color, icon FROM category WHERE NOT deleted ORDER BY position, id")
    var categories: [Category] = []
    while try statement.step() {
      categories.append(
        Category(
          id: try require(statement.identifier(0), in: "category"),
          name: try require(try? Name(statement.text(1)), in: "category"),
          color: HabitColor(rgb: UInt32(truncatingIfNeeded: statement.integer(2))), icon: statement.text(3)))
    }
    return categories
  }
}
