import HabitCore
import HabitExchange
import SQLite
import TestSupport
import Testing

@Suite("Tickmate") struct TickmateTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/tickmate.db"
  }

  /// What the database becomes that the statements make, where clocks are nine hours ahead of UTC.
  private func plan(_ sql: String) throws -> ImportPlan {
    try Connection(path: path, mode: .create).execute(sql)
    return try read()
  }

  private func read() throws -> ImportPlan {
    try Importer.read(.tickmate, path: path, options: ImportOptions(today: importDay) { _ in 9 * 3600 }).plan
  }

  private static let schema = """
    CREATE TABLE tracks (_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, description TEXT NOT NULL,
      icon TEXT NOT NULL, enabled INTEGER NOT NULL, multiple_entries_per_day INTEGER DEFAULT 0,
      color INTEGER DEFAULT 0, "order" INTEGER DEFAULT -1);
    CREATE TABLE ticks (_id INTEGER PRIMARY KEY AUTOINCREMENT, _track_id INTEGER, year INTEGER, month INTEGER,
      day INTEGER, hour INTEGER, minute INTEGER, second INTEGER, has_time_info INTEGER DEFAULT 0);
    CREATE TABLE groups (_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, description TEXT NOT NULL,
      "order" INTEGER DEFAULT -1);
    CREATE TABLE track2groups (_id INTEGER PRIMARY KEY AUTOINCREMENT, _track_id INTEGER NOT NULL,
      _group_id INTEGER NOT NULL);
    PRAGMA user_version = 14;

    """

  static let sample =
    schema + """
      INSERT INTO groups VALUES (1, 'Health', 'body and mind', 2), (2, '집', '', 1);
      INSERT INTO tracks VALUES (1, 'Coffee', 'cups', 'glyphicons_001_leaf_white', 1, 1, 0, 2),
        (2, 'Vitamins', '', '', 1, 0, 16007990, 1), (3, '--- Old things', '', '', 1, 0, 0, 3),
        (4, 'Piano 🎹', '', '', 0, 0, 0, 4);
      INSERT INTO track2groups (_track_id, _group_id) VALUES (1, 1), (1, 2), (1, 1), (2, 1), (2, 99);
      INSERT INTO ticks VALUES (1, 1, 2026, 0, 31, 8, 5, 9, 1), (2, 1, 2026, 0, 31, 7, 30, 0, 1),
        (3, 1, 2026, 0, 31, 12, 0, 0, 0), (4, 1, 2026, 1, 28, 12, 0, 0, 0), (5, 2, 2025, 11, 31, 12, 0, 0, 0),
        (6, 2, 2025, 11, 31, 12, 0, 0, 0), (7, 4, 2024, 1, 29, NULL, NULL, NULL, 0), (8, 77, 2024, 1, 1, 12, 0, 0, 0);
      """

  @Test("gives the tracks in their order, with groups as categories")
  func tracks() throws {
    let plan = try plan(Self.sample)
    #expect(plan.habits.map(\.habit.name.text) == ["Vitamins", "Coffee", "Piano 🎹"])
    #expect(plan.categories.map(\.name.text) == ["집", "Health", "Old things"])
    #expect(plan.habits.map(\.habit.category) == [plan.categories[1].id, plan.categories[0].id, plan.categories[2].id])
    #expect(plan.habits.map(\.habit.note) == ["", "cups\nGroups: Health", ""])
    #expect(plan.habits.map(\.goal) == [.check, .atLeast(.one, unit: ""), .check])
    #expect(plan.habits.allSatisfy { $0.schedule == .weekdays([]) })
    #expect(plan.habits.map(\.habit.color) == [HabitColor(rgb: 0xF44336), nil, nil])
    #expect(plan.habits.map(\.habit.archived) == [nil, nil, Day("2024-03-01")])
    #expect(plan.remarks == ["a category has no description, so that of 'Health' was left out: 'body and mind'"])
  }

  @Test("adds up the ticks of a day, counts months from 0 and keeps the times that were told")
  func ticks() throws {
    let plan = try plan(Self.sample)
    #expect(
      plan.habits.map(\.summary) == [
        ["2025-12-31 done"], ["2026-01-31 done 3", "2026-02-28 done 1"], ["2024-02-29 done"],
      ])
    // Half past seven in Korea.
    let moments = plan.habits[1].checkIns.map(\.recorded)
    #expect(moments.map { $0?.description } == ["2026-01-31T07:30:00+09:00", nil])
    #expect(plan.habits[0].checkIns.allSatisfy { $0.recorded == nil })
    #expect(plan.omissions.map(\.line) == ["ticks: rows of a habit with id 77, a track that was deleted"])
    #expect(plan.omissions.allSatisfy { !$0.isFault })
    #expect(try read() == plan)
    let (format, _) = try Importer.read(nil, path: path, options: ImportOptions(today: importDay))
    #expect(format == .tickmate)
    expectGolden(Receipt(of: plan).lines.joined(separator: "\n") + "\n", named: "tickmate-dry-run.txt")
  }

  @Test("lists rows at fault with their id, and reads the others")
  func faults() throws {
    let plan = try plan(
      Self.schema + """
        INSERT INTO tracks (_id, name, description, icon, enabled) VALUES (1, 'Run', '', '', 1), (2, '--- ', '', '', 1);
        INSERT INTO ticks VALUES (1, 1, 2026, 12, 1, 0, 0, 0, 0), (2, 1, 2026, 1, 29, 0, 0, 0, 0),
          (3, 1, 2026, 0, 1, 24, 0, 0, 1), (4, NULL, 2026, 0, 1, 0, 0, 0, 0), (5, 1, 0, 0, 1, 0, 0, 0, 0),
          (6, 1, 9223372036854775807, 9223372036854775807, 9223372036854775807, 0, 0, 0, 0),
          (7, 1, 2026, 0, 2, 0, 0, 60, 1), (8, 1, 2026, 0, 3, 23, 59, 59, 1), (9, 1, 2031, 0, 1, 0, 0, 0, 0),
          (10, 2, 2026, 0, 1, 0, 0, 0, 0), (11, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
        """)
    #expect(plan.habits[0].summary == ["2026-01-03 done"])
    #expect(plan.habits[0].checkIns[0].recorded?.description == "2026-01-03T23:59:59+09:00")
    #expect(
      plan.habits[0].reasons == [
        "ticks id 1: its year 2026, month 12 (from 0) and day 1 are no day",
        "ticks id 2: its year 2026, month 1 (from 0) and day 29 are no day", "ticks id 3: its time is no time of a day",
        "ticks id 5: its year 0, month 0 (from 0) and day 1 are no day",
        "ticks id 6: its year 9223372036854775807, month 9223372036854775807 (from 0) and day 9223372036854775807 are no "
          + "day",
        "ticks id 7: its time is no time of a day", "ticks id 11: its year 0, month 0 (from 0) and day 0 are no day",
        "ticks id 9: 2031-01-01 lies in the future; import again when it has come",
      ])
    #expect(plan.omissions.map(\.line) == ["ticks id 4: it names no habit"])
    // A heading that was ticked is no heading.
    #expect(plan.habits[1].summary == ["2026-01-01 done"])
  }

  @Test("is read in the older schema without groups, colours and times")
  func olderSchema() throws {
    let plan = try plan(
      """
      CREATE TABLE tracks (_id INTEGER PRIMARY KEY, name TEXT, description TEXT, icon TEXT, enabled INTEGER);
      CREATE TABLE ticks (_id INTEGER PRIMARY KEY, _track_id INTEGER, year INTEGER, month INTEGER, day INTEGER);
      INSERT INTO tracks VALUES (1, 'Run', '', '', 1);
      INSERT INTO ticks VALUES (1, 1, 2014, 6, 13);
      PRAGMA user_version = 9;
      """)
    #expect(plan.habits.map(\.summary) == [["2014-07-13 done"]])
    #expect(plan.categories.isEmpty)
  }

  @Test("is refused in a newer schema, and without a column")
  func refusals() throws {
    let connection = try Connection(path: path, mode: .create)
    try connection.execute(Self.schema + "PRAGMA user_version = 15")
    let newer = try #require(throws: ImportError.self) { try read().habits.count }
    #expect(
      newer.description
        == "'\(path)' was written by a newer Tickmate (schema 15, and 14 is the newest known here)")
    try connection.execute("PRAGMA user_version = 14; ALTER TABLE ticks RENAME COLUMN month TO moon")
    let lacking = try #require(throws: ImportError.self) { try read().habits.count }
    #expect(
      lacking.description
        == "'\(path)' is no sound backup of Tickmate: its table ticks has no column month; make a new one")
  }

  @Test("puts times on the clock of their day, also where it was changed")
  func clockChange() throws {
    // Clocks go an hour ahead at 01:00 UTC on 2026-03-29, as in Berlin, from one hour ahead of UTC to two.
    let options = ImportOptions(today: importDay) { $0 < 1_774_746_000_000 ? 3600 : 7200 }
    let day = Day(written: "2026-03-29")
    let texts = ["01:59", "02:30", "03:00", "12:00"].compactMap { TimeOfDay($0) }.map {
      options.moment(on: day, at: $0, second: 5).description
    }
    #expect(
      texts == [
        "2026-03-29T01:59:05+01:00", "2026-03-29T03:30:05+02:00", "2026-03-29T03:00:05+02:00",
        "2026-03-29T12:00:05+02:00",
      ])
  }
}
