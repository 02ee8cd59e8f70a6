internal import HabitCore
internal import SQLite

/// What the schema of a Loop database has, which grew over the years.
struct LoopSchema {
  /// The version of the schema, 9 … 25.
  let version: Int
  private let habits: TableColumns
  private let repetitions: TableColumns

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
      habits = try TableColumns(of: "Habits", in: connection)
      repetitions = try TableColumns(of: "Repetitions", in: connection)
    } catch {
      throw ImportError(error, path: path)
    }
    try checkVersion(path)
    let tracker = ImportFormat.loop.trackerName
    try habits.require(["id", "name", "freq_num", "freq_den"], of: tracker, path: path)
    try repetitions.require(["habit", "timestamp"], of: tracker, path: path)
  }

  /// The expression that reads a column of `Habits`, or a value where the schema has no such column yet.
  func habit(_ column: String, else value: String = "NULL") -> String {
    habits.expression(column, else: value)
  }

  /// The expression that reads a column of `Repetitions`, or a value where the schema has no such column yet.
  func repetition(_ column: String, else value: String = "NULL") -> String {
    repetitions.expression(column, else: value)
  }
}

// MARK: - The version

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
}
