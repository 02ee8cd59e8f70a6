internal import FoundationEssentials
public import HabitCore
internal import SQLite

extension Transaction {
  /// Adds a todo.
  ///
  /// - Parameters:
  ///   - todo: The todo, with a new identifier.
  ///   - isFirst: Whether it stands before all others in the manual order; behind them otherwise.
  /// - Returns: Its number.
  /// - Throws: ``StoreError`` out of ``Store/write(_:_:_:)`` if the store cannot be written; so too below.
  @discardableResult
  public func insert(_ todo: Todo, isFirst: Bool = false) throws -> Int {
    let position = try endPosition(isFirst ? .first : .last, of: .todo)
    let number = try unusedTodoNumber()
    try write(
      row(of: todo),
      Fields([("number", .integer(number)), ("position", .text(position.text))] + Fields(todo).values))
    return Int(number)
  }

  /// A number that no todo has in this store.
  func unusedTodoNumber() throws -> Int64 {
    let statement = try connection.prepare("SELECT coalesce(max(number), 0) + 1 FROM todo WHERE NOT deleted")
    return try statement.step() ? statement.integer(0) : 1
  }

  /// Changes a todo to what a value says; fields that are as they were are not touched.
  ///
  /// - Parameter todo: The todo as it is to be.
  /// - Throws: ``StoreError`` if the store cannot be written.
  /// - Precondition: The store has a todo with this identifier.
  public func update(_ todo: Todo) throws {
    try write(row(of: todo), leavingRemovedCategory(Fields(todo), of: row(of: todo)))
  }

  /// Removes a todo.
  ///
  /// - Parameter todo: The todo.
  /// - Throws: ``StoreError`` if the store cannot be written.
  public func delete(_ todo: Todo) throws {
    try remove(row(of: todo))
  }

  /// Moves a todo to another place in the manual order.
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - place: Where it is to stand.
  /// - Returns: Whether it stands elsewhere than before.
  /// - Throws: ``StoreError`` if the store cannot be written.
  /// - Precondition: The store has the todo, and the one that the place names.
  /// - Complexity: O(*n*), where *n* is the number of todos.
  @discardableResult
  public func move(_ todo: Todo, to place: Place) throws -> Bool {
    try move(todo.id, in: .todo, to: place)
  }

  private func row(of todo: Todo) -> RowKey { RowKey(.todo, habit: nil, id: todo.id) }
}
