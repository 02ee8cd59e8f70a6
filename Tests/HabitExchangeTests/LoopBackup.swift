import SQLite
import TestSupport

/// A Loop database that a test makes, in the schema of any version from 9 to 25.
struct LoopBackup {
  let path: String
  private let version: Int
  private let connection: Connection

  /// Makes an empty database.
  init(version: Int, at path: String) throws {
    self.path = path
    self.version = version
    connection = try Connection(path: path, mode: .create)
    try connection.execute(
      """
      CREATE TABLE android_metadata (locale TEXT);
      CREATE TABLE Habits (id INTEGER PRIMARY KEY AUTOINCREMENT, archived INTEGER, color INTEGER, description TEXT,
        freq_den INTEGER, freq_num INTEGER, highlight INTEGER, name TEXT, position INTEGER, reminder_hour INTEGER,
        reminder_min INTEGER\(habitColumns));
      CREATE TABLE Repetitions (id INTEGER PRIMARY KEY AUTOINCREMENT, habit INTEGER,
        timestamp INTEGER\(repetitionColumns));
      PRAGMA user_version = \(version);
      """)
  }

  private var habitColumns: String {
    var columns = ""
    if version >= 11 { columns += ", reminder_days INTEGER DEFAULT 127" }
    if version >= 16 { columns += ", type INTEGER DEFAULT 0" }
    if version >= 17 { columns += ", target_type INTEGER DEFAULT 0, target_value REAL DEFAULT 0" }
    if version >= 18 { columns += ", unit TEXT DEFAULT ''" }
    if version >= 23 { columns += ", question TEXT" }
    if version >= 24 { columns += ", uuid TEXT" }
    return columns
  }

  private var repetitionColumns: String {
    (version >= 16 ? ", value INTEGER DEFAULT 2" : "") + (version >= 25 ? ", notes TEXT" : "")
  }

  /// Adds a habit, due once a day unless the columns say otherwise; values are written as SQL.
  func addHabit(_ id: Int, _ name: String, _ columns: [String: String] = [:]) throws {
    var all = ["archived": "0", "color": "0", "freq_num": "1", "freq_den": "1", "position": "\(id)"]
    all.merge(columns) { $1 }
    all["id"] = "\(id)"
    all["name"] = "'\(name)'"
    let names = all.keys.sorted()
    try connection.execute(
      "INSERT INTO Habits (\(names.joined(separator: ", "))) "
        + "VALUES (\(names.compactMap { all[$0] }.joined(separator: ", ")))")
  }

  /// Adds an entry, with its values written as SQL.
  func addEntry(_ habit: String, timestamp: String, _ columns: [String: String] = [:]) throws {
    let names = columns.keys.sorted()
    try connection.execute(
      "INSERT INTO Repetitions (\((["habit", "timestamp"] + names).joined(separator: ", "))) "
        + "VALUES (\(([habit, timestamp] + names.compactMap { columns[$0] }).joined(separator: ", ")))")
  }

  /// Adds an entry for a day, counted from 1970-01-01.
  func addEntry(_ habit: Int, day: Int, value: Int? = nil, notes: String? = nil) throws {
    var columns: [String: String] = [:]
    if let value { columns["value"] = "\(value)" }
    if let notes { columns["notes"] = "'\(notes)'" }
    try addEntry("\(habit)", timestamp: "\(day * 86_400_000)", columns)
  }

  /// Runs statements of any kind.
  func execute(_ sql: String) throws {
    try connection.execute(sql)
  }
}
