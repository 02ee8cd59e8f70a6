internal import SQLite

/// What the schema of a Loop database has, which grew over the years.
struct LoopSchema {
  /// The version of the schema, 9 … 25.
  let version: Int
  private let habitColumns: Set<String>
  private let repetitionColumns: Set<String>

  /// The versions that are read.
  static let versions = 9...25

  /// Reads the schema of a database.
  ///
  /// - Parameters:
  ///   - connection: The open database.
  ///   - path: The path of its file, for the error.
  /// - Throws: ``ImportError`` if it is of a version that is not read, or damaged.
  init(of connection: Connection, path: String) throws(ImportError) {
    do throws(SQLiteError) {
      version = try connection.userVersion()
      habitColumns = try Self.names("SELECT lower(name) FROM pragma_table_info('Habits')", connection)
      repetitionColumns = try Self.names("SELECT lower(name) FROM pragma_table_info('Repetitions')", connection)
    } catch {
      throw ImportError(error, path: path)
    }
    try checkVersion(path)
    try checkColumns(path)
  }

  /// The expression that reads a column of `Habits`, or a value where the schema has no such column yet.
  func habit(_ column: String, else value: String = "NULL") -> String {
    habitColumns.contains(column) ? column : value
  }

  /// The expression that reads a column of `Repetitions`, or a value where the schema has no such column yet.
  func repetition(_ column: String, else value: String = "NULL") -> String {
    repetitionColumns.contains(column) ? column : value
  }
}

// MARK: - Checks

extension LoopSchema {
  private func checkVersion(_ path: String) throws(ImportError) {
    if version > Self.versions.upperBound {
      throw .unsupportedVersion(
        path: path,
        reason: "was written by a newer Loop (schema \(version), and \(Self.versions.upperBound) is the newest known "
          + "here); export CSV from Loop and import that folder")
    }
    if version < Self.versions.lowerBound {
      throw .unsupportedVersion(
        path: path,
        reason: "was written by a Loop that is too old (schema \(version), and \(Self.versions.lowerBound) is the "
          + "oldest known here); restore it in a newer Loop and make a backup there")
    }
  }

  private func checkColumns(_ path: String) throws(ImportError) {
    let needed = [
      ("Habits", habitColumns, ["id", "name", "freq_num", "freq_den"]),
      ("Repetitions", repetitionColumns, ["habit", "timestamp"]),
    ]
    for (table, columns, names) in needed {
      guard let missing = names.first(where: { !columns.contains($0) }) else { continue }
      throw .damaged(
        path: path, reason: "is no sound backup of Loop: its table \(table) has no column \(missing); make a new one")
    }
  }

  private static func names(_ query: String, _ connection: Connection) throws(SQLiteError) -> Set<String> {
    let statement = try connection.prepare(query)
    var names: Set<String> = []
    while try statement.step() { names.insert(statement.text(0)) }
    return names
  }
}
