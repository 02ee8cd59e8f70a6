internal import FoundationEssentials
public import HabitCore
internal import SQLite

extension Transaction {
  /// Adds a category behind all others.
  ///
  /// That its name is free is for the caller to see to.
  ///
  /// - Parameter category: The category, with a new identifier.
  /// - Throws: ``StoreError`` out of ``Store/write(_:_:_:)`` if the store cannot be written; so too below.
  public func insert(_ category: Category) throws {
    let position = try endPosition(.last, of: .category)
    try write(row(of: category), Fields([("position", .text(position.text))] + Fields(category).values))
  }

  /// Changes a category to what a value says; fields that are as they were are not touched.
  ///
  /// - Parameter category: The category as it is to be.
  /// - Throws: ``StoreError`` if the store cannot be written.
  /// - Precondition: The store has a category with this identifier.
  public func update(_ category: Category) throws {
    try write(row(of: category), Fields(category))
  }

  /// Removes a category; its habits and todos stay, and are in none from now on.
  ///
  /// Nothing of them is written: taking this back puts them where they were.
  ///
  /// - Parameter category: The category.
  /// - Throws: ``StoreError`` if the store cannot be written.
  public func delete(_ category: Category) throws {
    try remove(row(of: category))
  }

  /// Moves a category to another place in the order.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - place: Where it is to stand.
  /// - Returns: Whether it stands elsewhere than before.
  /// - Throws: ``StoreError`` if the store cannot be written.
  /// - Precondition: The store has the category, and the one that the place names.
  @discardableResult
  public func move(_ category: Category, to place: Place) throws -> Bool {
    try move(category.id, in: .category, to: place)
  }

  /// Leaves the category of a row alone if that was removed and the fields name none: nobody sees a difference, and
  /// the row is to be in it again if the removal is taken back.
  func leavingRemovedCategory(_ fields: Fields, of row: RowKey) throws -> Fields {
    guard fields.values.contains(where: { $0.name == "category" && $0.value == .null }) else { return fields }
    let statement = try connection.prepare(
      """
      SELECT 1 FROM \(row.table.rawValue) AS item WHERE id = ? AND category NOT NULL
        AND NOT EXISTS (SELECT 1 FROM category WHERE id = item.category AND NOT deleted)
      """)
    statement.bind(row.id, at: 1)
    return try statement.step() ? Fields(fields.values.filter { $0.name != "category" }) : fields
  }

  private func row(of category: Category) -> RowKey { RowKey(.category, habit: nil, id: category.id) }
}
