public import FoundationEssentials
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

  /// How many todos are in each category, the done ones too.
  ///
  /// - Returns: The numbers by category; one without todos is left out.
  /// - Throws: ``StoreError`` if the store cannot be read.
  /// - Complexity: O(*n*), where *n* is the number of todos, of which none is read in full.
  public func todoCounts() throws -> [UUID: Int] {
    let statement = try connection.prepare(
      """
      SELECT category.id, count(*) FROM todo JOIN category ON category.id = todo.category AND NOT category.deleted
      WHERE NOT todo.deleted GROUP BY category.id
      """)
    var counts: [UUID: Int] = [:]
    while try statement.step() {
      counts[try require(statement.identifier(0), in: "todo")] = Int(statement.integer(1))
    }
    return counts
  }
}
