import Foundation
import HabitCore
import HabitExchange
import SQLite
import TestSupport
import Testing

@Suite("Importer") struct ImporterTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The message without the path, which differs from run to run.
  private func refusal(_ format: ImportFormat, _ name: String = "") throws -> String {
    let path = name.isEmpty ? folder.path : folder.path + "/" + name
    let before = try folder.contents()
    let error = try #require(throws: ImportError.self) { try Importer.plan(format, path: path) }
    #expect(try folder.contents() == before)
    #expect(!error.description.contains("\n"))
    return error.description.replacingOccurrences(of: folder.path, with: "PATH")
  }

  @Test("refuses a path that leads to nothing", arguments: ImportFormat.allCases)
  func missing(_ format: ImportFormat) throws {
    #expect(try refusal(format, "nothing/here") == "there is no 'PATH/nothing/here'; check the path")
  }

  @Test("names the other tracker whose folder it was given")
  func otherTracker() throws {
    try folder.write("Gym: 1\n", to: "harsh/habits")
    try folder.write("", to: "harsh/log")
    try folder.write("Position,Name\n", to: "loop/Habits.csv")
    #expect(
      try refusal(.loop, "harsh")
        == "'PATH/harsh' belongs to harsh; use 'habit import harsh'; give Loop's backup, a .db file, or its CSV export, "
        + "zipped or as a folder")
    #expect(
      try refusal(.harsh, "loop")
        == "'PATH/loop' belongs to Loop; use 'habit import loop'; give the folder of harsh, usually ~/.config/harsh")
  }

  @Test("names what another file looks like, and says what to give")
  func otherKinds() throws {
    try folder.write("PK\u{3}\u{4}zip", to: "export.zip")
    try folder.write("", to: "empty.db")
    try folder.write("hello there, how are you", to: "letter.txt")
    try folder.write("Position,Name\n", to: "x/Habits.csv")
    try folder.write("Gym: 1\n", to: "y/habits")
    try folder.write("", to: "w/notes.txt")
    try folder.write("SQLite format 3\u{0}", to: "z/short.db")
    let advice = "; give Loop's backup, a .db file, or its CSV export, zipped or as a folder"
    #expect(
      try refusal(.loop, "export.zip")
        == "'PATH/export.zip' is no whole zip archive (Unrecognized archive format); copy or export it again")
    #expect(try refusal(.loop, "empty.db") == "'PATH/empty.db' is empty" + advice)
    #expect(try refusal(.loop, "letter.txt") == "'PATH/letter.txt' is another kind of file" + advice)
    #expect(
      try refusal(.loop, "x/Habits.csv")
        == "'PATH/x/Habits.csv' is one file of an export of Loop; give the folder that holds it and its siblings"
        + advice)
    #expect(
      try refusal(.loop, "z") == "'PATH/z' is a folder that holds 'short.db' and no export" + advice)
    #expect(try refusal(.loop, "w") == "'PATH/w' is a folder of no tracker that is known here" + advice)
    #expect(
      try refusal(.harsh, "y/habits")
        == "'PATH/y/habits' is one file of harsh; use 'habit import harsh' with the folder that holds it; give the "
        + "folder of harsh, usually ~/.config/harsh")
    #expect(
      try refusal(.harsh, "y")
        == "there is no 'PATH/y/log'; give the folder of harsh, usually ~/.config/harsh")
    #expect(try refusal(.loop, "z/short.db").contains("is cut short"))
  }

  @Test("refuses what is neither a file nor a folder")
  func device() throws {
    let error = try #require(throws: ImportError.self) {
      try Importer.plan(.loop, path: "/dev/null")
    }
    #expect(error.description == "'/dev/null' is neither a file nor a folder; give one of them")
  }

  @Test("refuses a file that it may not read", .enabled(if: getuid() != 0, "root may read everything"))
  func forbidden() throws {
    let path = try folder.write("Gym: 1\n", to: "habits")
    try folder.write("", to: "log")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(try refusal(.harsh) == "could not read 'PATH/habits': Permission denied")
  }

  @Test("refuses binary content where text should be")
  func binary() throws {
    try folder.write(bytes: Array("Gym: 1".utf8) + [0, 1, 2], to: "habits")
    try folder.write("", to: "log")
    #expect(try refusal(.harsh) == "'PATH/habits' is no text; give the file as the tracker wrote it")
  }

  @Test("refuses a Loop database of a version that it does not know", arguments: [8, 26, 999])
  func versions(_ version: Int) throws {
    _ = try LoopBackup(version: version, at: folder.path + "/loop.db")
    let message = try refusal(.loop, "loop.db")
    #expect(
      message
        == (version == 8
          ? "'PATH/loop.db' was written by a Loop that is too old (schema 8, and 9 is the oldest known here); restore it in "
            + "a newer Loop and make a backup there"
          : "'PATH/loop.db' was written by a newer Loop (schema \(version), and 25 is the newest known here); export CSV "
            + "from Loop and import that folder"))
  }

  @Test(
    "refuses the database of another program and says what it holds",
    arguments: [
      ("CREATE TABLE moz_places (a)", "another database, with the tables moz_places"),
      ("VACUUM", "an empty database"),
    ])
  func otherDatabase(_ row: (sql: String, words: String)) throws {
    let path = folder.path + "/other.db"
    try Connection(path: path, mode: .create).execute("PRAGMA user_version = 12; " + row.sql)
    #expect(
      try refusal(.loop, "other.db")
        == "'PATH/other.db' is \(row.words); give Loop's backup, a .db file, or its CSV export, zipped or as a folder")
  }

  @Test("refuses a Loop database that lacks a column")
  func column() throws {
    let path = folder.path + "/loop.db"
    try LoopBackup(version: 25, at: path).execute("ALTER TABLE Repetitions RENAME COLUMN timestamp TO time")
    #expect(
      try refusal(.loop, "loop.db")
        == "'PATH/loop.db' is no sound backup of Loop: its table Repetitions has no column timestamp; make a new one")
  }

  @Test("refuses a Loop database that was cut short, wherever")
  func truncated() throws {
    try makeLargeBackup()
    let whole = try #require(FileManager.default.contents(atPath: folder.path + "/loop.db"))
    for count in [17, 99, 100, 4096, whole.count / 2, whole.count - 4096, whole.count - 1] {
      try folder.write(bytes: Array(whole.prefix(count)), to: "cut.db")
      #expect(
        try refusal(.loop, "cut.db")
          == "'PATH/cut.db' is cut short; copy it again, or make a new backup in the tracker")
    }
  }

  @Test("refuses a Loop database with damaged pages")
  func damaged() throws {
    try makeLargeBackup()
    var bytes = Array(try #require(FileManager.default.contents(atPath: folder.path + "/loop.db")))
    for page in stride(from: 4096 * 2, to: bytes.count, by: 4096) {
      for index in page..<min(page + 512, bytes.count) { bytes[index] = 0xA5 }
    }
    try folder.write(bytes: bytes, to: "damaged.db")
    let message = try refusal(.loop, "damaged.db")
    #expect(message.hasPrefix("'PATH/damaged.db' is damaged ("))
    #expect(message.hasSuffix("; make a new backup in the tracker"))
  }

  @Test("refuses a Loop database that another program has not finished writing", arguments: ["-wal", "-journal"])
  func unfinished(_ suffix: String) throws {
    _ = try LoopBackup(version: 25, at: folder.path + "/loop.db")
    try folder.write("changes", to: "loop.db" + suffix)
    #expect(
      try refusal(.loop, "loop.db")
        == "'PATH/loop.db' has unfinished changes in 'PATH/loop.db\(suffix)'; make a backup in the tracker and import that"
    )
  }

  private func makeLargeBackup() throws {
    let backup = try LoopBackup(version: 25, at: folder.path + "/loop.db")
    try backup.addHabit(1, "Run")
    try backup.execute(
      """
      WITH RECURSIVE day(number) AS (SELECT 15000 UNION ALL SELECT number + 1 FROM day WHERE number < 20000)
      INSERT INTO Repetitions (habit, timestamp, value) SELECT 1, number * 86400000, 2 FROM day
      """)
  }
}
