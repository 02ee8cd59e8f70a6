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
  /// - Throws: ``ImportError`` if it is not Loop's, of a version that is not read, or damaged.
  init(of connection: Connection, path: String) throws(ImportError) {
    let tables: Set<String>
    do throws(SQLiteError) {
      tables = try Self.names("SELECT lower(name) FROM sqlite_master WHERE type = 'table'", connection)
      version = try connection.userVersion()
      habitColumns = try Self.names("SELECT lower(name) FROM pragma_table_info('Habits')", connection)
      repetitionColumns = try Self.names("SELECT lower(name) FROM pragma_table_info('Repetitions')", connection)
    } catch {
      throw ImportError(error, path: path)
    }
    guard tables.isSuperset(of: ["habits", "repetitions"]) else {
      throw .otherKind(
        path: path, reason: "is no backup of Loop: it is \(Self.guess(tables)); give Loop's backup, or its CSV folder")
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

  private static func guess(_ tables: Set<String>) -> String {
    if tables.isSuperset(of: ["tracks", "ticks"]) { return "a database of Tickmate" }
    if tables.isSuperset(of: ["habits", "checkins"]) { return "a database of Rewire" }
    if tables.isEmpty { return "an empty database" }
    return "another database, with the tables " + tables.sorted().prefix(4).map(\.onOneLine).joined(separator: ", ")
  }
}

extension ImportError {
  /// What an error of SQLite means for an import.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - path: The path of the database.
  init(_ error: SQLiteError, path: String) {
    switch error.code {
    case .corrupt, .notADatabase:
      self = .damaged(path: path, reason: "is damaged (\(error)); make a new backup in Loop")
    default:
      self = .unreadable(path: path, reason: error.description)
    }
  }
}
