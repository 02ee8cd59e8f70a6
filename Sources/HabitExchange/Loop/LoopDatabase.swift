internal import HabitCore
internal import SQLite

/// A backup of Loop: its SQLite database, of any schema from 9 to 25.
struct LoopDatabase {
  /// The path of the file.
  let path: String

  /// Reads all that the database says; the file and its folder are left as they are.
  ///
  /// - Parameter today: The day of the import.
  /// - Returns: The plan.
  /// - Throws: ``ImportError`` if it is no database of Loop, of another version, cut short or damaged.
  func plan(today: Day) throws(ImportError) -> ImportPlan {
    let connection = try DatabaseFile(path: path).openSound()
    let schema = try LoopSchema(of: connection, path: path)
    do throws(SQLiteError) {
      var reader = LoopDatabaseReader(connection: connection, schema: schema, today: today)
      try reader.readHabits()
      try reader.readRepetitions()
      return reader.finish()
    } catch {
      throw ImportError(error, path: path)
    }
  }
}
