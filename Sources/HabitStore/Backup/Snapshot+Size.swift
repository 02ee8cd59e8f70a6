internal import SQLite

extension Snapshot {
  /// How much the store holds.
  ///
  /// - Returns: The size.
  /// - Throws: ``StoreError`` out of ``Store/read(_:)`` if the store cannot be read.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func size() throws -> StoreSize {
    func count(_ sql: String) throws -> Int {
      let statement = try connection.prepare("SELECT count(*) FROM \(sql)")
      return try statement.step() ? Int(statement.integer(0)) : 0
    }
    return StoreSize(
      habits: try count("habit WHERE NOT deleted"),
      checkIns: try count(
        "check_in JOIN habit ON habit.key = check_in.habit WHERE NOT check_in.deleted AND NOT habit.deleted"),
      todos: try count("todo WHERE NOT deleted"))
  }
}
