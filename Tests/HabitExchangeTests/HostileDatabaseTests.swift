import Foundation
import HabitCore
import HabitExchange
import SQLite
import TestSupport
import Testing

@Suite("A database that means harm, or is in use") struct HostileDatabaseTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/loop.db"
  }

  /// A backup of one habit with one check-in, with more statements run on it.
  private func makeBackup(_ sql: String = "") throws {
    let backup = try LoopBackup(version: 25, at: path)
    try backup.addHabit(1, "Run")
    try backup.addEntry(1, day: 20_000, notes: "early")
    if !sql.isEmpty { try backup.execute(sql) }
  }

  private func refusal() throws -> String {
    let before = try folder.contents()
    let error = try #require(throws: ImportError.self) { try Importer.plan(.loop, path: path).habits.count }
    #expect(try folder.contents() == before)
    #expect(!error.description.contains("\n"))
    return error.description.replacingOccurrences(of: folder.path, with: "PATH")
  }

  @Test(
    "is read as if there were no triggers, views, indices and constraints in it, and none of them runs",
    arguments: [
      "CREATE TABLE spy (a); CREATE TRIGGER t AFTER INSERT ON Repetitions BEGIN INSERT INTO spy VALUES (load_extension('x')); END",
      "CREATE VIEW spy AS SELECT load_extension('/tmp/x') FROM Habits",
      "CREATE TRIGGER t BEFORE DELETE ON Habits BEGIN SELECT writefile('/tmp/x', 'x'); END",
      "CREATE INDEX byName ON Habits (lower(name)); CREATE INDEX some ON Repetitions (habit) WHERE value > 1",
      "CREATE VIRTUAL TABLE words USING fts5(a); INSERT INTO words VALUES ('x')",
      "ALTER TABLE Habits ADD COLUMN computed TEXT AS (printf('%.*c', 20000000, 'x')) VIRTUAL",
      """
      CREATE TABLE spy (a CHECK (load_extension('/tmp/x') IS NULL), b CHECK (b > 0));
      PRAGMA ignore_check_constraints = 1; INSERT INTO spy VALUES (1, -1)
      """,
    ])
  func harmless(_ sql: String) throws {
    try makeBackup(sql)
    let before = try folder.contents()
    let plan = try Importer.plan(.loop, path: path)
    #expect(plan.habits.map(\.summary) == [["2024-10-04 done early"]])
    #expect(try folder.contents() == before)
  }

  @Test(
    "is another database if a view or a virtual table poses as a table of Loop",
    arguments: [
      "CREATE VIEW Repetitions AS SELECT 1 AS habit, load_extension('x') AS timestamp",
      "CREATE VIRTUAL TABLE Repetitions USING fts5(habit, timestamp)",
    ])
  func impostors(_ sql: String) throws {
    try makeBackup("DROP TABLE Repetitions; " + sql)
    #expect(try refusal().hasPrefix("'PATH/loop.db' is another database, with the tables "))
  }

  @Test("does not take a column that is computed for one that is told")
  func computed() throws {
    try makeBackup(
      """
      ALTER TABLE Habits RENAME COLUMN name TO old;
      ALTER TABLE Habits ADD COLUMN name TEXT AS (printf('%.*c', 20000000, 'x')) VIRTUAL
      """)
    #expect(
      try refusal() == "'PATH/loop.db' is no sound backup of Loop: its table Habits has no column name; make a new one")
  }

  @Test("is refused if a value is larger than any note")
  func largeValue() throws {
    try makeBackup("UPDATE Repetitions SET notes = zeroblob(20000000)")
    #expect(try refusal() == "could not read 'PATH/loop.db': string or blob too big [SQLite 18]")
  }

  // MARK: - In use

  @Test("is refused while another program writes it", arguments: ["EXCLUSIVE", "IMMEDIATE"])
  func locked(_ kind: String) throws {
    try makeBackup()
    let writer = try Connection(path: path, mode: .readWrite)
    try writer.execute("PRAGMA journal_mode = MEMORY; BEGIN \(kind)")
    if kind == "EXCLUSIVE" {
      #expect(
        try refusal()
          == "could not read 'PATH/loop.db': another program is writing it; make a backup in the tracker and import that"
      )
    } else {
      // The lock of a writer who has not begun to change the file.
      #expect(try Importer.plan(.loop, path: path).habits.count == 1)
    }
    try writer.execute("ROLLBACK")
    #expect(try Importer.plan(.loop, path: path).habits.count == 1)
  }

  @Test("is refused while changes lie beside it in a log")
  func log() throws {
    try makeBackup()
    let writer = try Connection(path: path, mode: .readWrite)
    try writer.execute("PRAGMA journal_mode = WAL; DELETE FROM Repetitions")
    #expect(
      try refusal()
        == "'PATH/loop.db' has unfinished changes in 'PATH/loop.db-wal'; make a backup in the tracker and import that")
  }

  @Test("is refused while a writer has changed a part of it")
  func beingWritten() throws {
    try makeBackup()
    let writer = try Connection(path: path, mode: .readWrite)
    try writer.execute(
      """
      PRAGMA cache_size = 1; BEGIN;
      WITH RECURSIVE day(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM day WHERE number < 5000)
      INSERT INTO Repetitions (habit, timestamp) SELECT 1, number * 86400000 FROM day
      """)
    #expect(
      try refusal()
        == "'PATH/loop.db' has unfinished changes in 'PATH/loop.db-journal'; make a backup in the tracker and import that"
    )
  }

  @Test("is read beside a journal that was kept when it was done with")
  func keptJournal() throws {
    try makeBackup("PRAGMA journal_mode = PERSIST; UPDATE Repetitions SET notes = 'late'")
    let contents = try folder.contents()
    #expect(contents["loop.db-journal"]?.isEmpty == false)
    #expect(try Importer.plan(.loop, path: path).habits.map(\.summary) == [["2024-10-04 done late"]])
    #expect(try folder.contents() == contents)
  }

  @Test("is said to be encrypted, or none, if it does not begin as databases do")
  func encrypted() throws {
    var generator = SeededGenerator(seed: 7)
    try folder.write(bytes: (0..<8192).map { _ in UInt8.random(in: 0...255, using: &generator) }, to: "loop.db")
    #expect(
      try refusal()
        == "'PATH/loop.db' is no database, or an encrypted one; make a backup in the tracker, without a password")
  }
}
