internal import SQLite

/// The columns that a table of another program has, which differ from version to version.
struct TableColumns {
  /// The name of the table.
  let table: String
  private let names: Set<String>

  /// Looks up the columns; those that are computed do not count.
  ///
  /// - Parameters:
  ///   - table: The name of the table.
  ///   - connection: The open database.
  /// - Throws: `SQLiteError` if the schema cannot be read.
  init(of table: String, in connection: Connection) throws(SQLiteError) {
    self.table = table
    let statement = try connection.prepare("SELECT lower(name) FROM pragma_table_info(?)")
    statement.bind(table, at: 1)
    var names: Set<String> = []
    while try statement.step() { names.insert(statement.text(0)) }
    self.names = names
  }

  /// The expression that reads a column, or a value where the table has no such column.
  ///
  /// - Parameters:
  ///   - column: The name of the column, in lower case.
  ///   - value: The value, as SQL.
  /// - Returns: The expression.
  func expression(_ column: String, else value: String = "NULL") -> String {
    names.contains(column) ? "\"\(column)\"" : value
  }

  /// Whether some columns are there.
  ///
  /// - Parameter columns: The names of the columns, in lower case.
  /// - Returns: Whether all of them are.
  func has(_ columns: [String]) -> Bool { names.isSuperset(of: columns) }

  /// Makes sure that some columns are there.
  ///
  /// - Parameters:
  ///   - columns: The names of the columns, in lower case.
  ///   - tracker: The name of the tracker, for the error.
  ///   - path: The path of the file, for the error.
  /// - Throws: ``ImportError/damaged(path:reason:)`` for the first that is missing.
  func require(_ columns: [String], of tracker: String, path: String) throws(ImportError) {
    guard let missing = columns.first(where: { !names.contains($0) }) else { return }
    throw .damaged(
      path: path,
      reason: "is no sound backup of \(tracker): its table \(table) has no column \(missing); make a new one")
  }
}
