import HabitCore
import HabitExchange
import SQLite
import TestSupport
import Testing

@Suite("Rewire") struct RewireTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/rewire.db"
  }

  /// What the database becomes into which the statements put something.
  private func plan(_ sql: String) throws -> ImportPlan {
    try Connection(path: path, mode: .create).execute(Self.schema + sql)
    return try Importer.plan(.rewire, path: path)
  }

  private static let schema = """
    CREATE TABLE HABITS (_id INTEGER PRIMARY KEY, NAME TEXT, DESCRIPTION TEXT, SCHEDULE INTEGER, ACTIVE_DAYS TEXT,
      REPEATING_COUNT INTEGER, DAYS INTEGER, PERIOD INTEGER, ARCHIVED INTEGER, START_DATE TEXT);
    CREATE TABLE CHECKINS (_id INTEGER PRIMARY KEY, HABIT_ID INTEGER, DATE TEXT, TYPE INTEGER, NOTE TEXT,
      ACTUAL_COUNT REAL);
    CREATE TABLE REMINDERS (_id INTEGER PRIMARY KEY, HABIT_ID INTEGER, TIME INTEGER, ACTIVE_DAYS TEXT);
    CREATE TABLE UNIT (_id INTEGER PRIMARY KEY, NAME TEXT);
    PRAGMA user_version = 24;

    """

  static let sample =
    schema + """
      INSERT INTO HABITS VALUES (1, 'Run', 'In the park', 0, '1,3,5', 0, 0, 0, 0, '20260101'),
        (2, '물 💧', NULL, 1, '', 0, 3, 0, 0, NULL), (3, 'Trip', '', 1, '', 0, 2, 1, 1, '20260110'),
        (4, 'Plants', '', 2, NULL, 4, 0, 0, 0, 'soon'), (5, 'Dentist', '', 1, '', 0, 2, 2, 0, '');
      INSERT INTO CHECKINS VALUES (1, 1, '20260105', 2, 'far', 1), (2, 1, '20260107', 1, 'ill', 0),
        (3, 1, '20260109', 3, NULL, NULL), (4, 2, '20260105', 2, NULL, 5), (5, 2, '20260105', 2, 'more', 2.5),
        (6, 2, '20260106', 2, '', 0), (7, 3, '20260120', 2, '', 1), (8, 9, '20260101', 2, '', 1),
        (9, 9, '20260102', 2, '', 1);
      INSERT INTO REMINDERS VALUES (1, 1, 425, '1,3,5'), (2, 1, 1260, '0,6'), (3, 2, 0, '0,1,2,3,4,5,6'),
        (4, 3, 1440, '1'), (5, 4, 480, '0,1,2,3,4,5,6');
      """

  @Test("gives the habits with their schedules, reminders and archive")
  func habits() throws {
    let plan = try plan(String(Self.sample.dropFirst(Self.schema.count)))
    #expect(plan.habits.map(\.habit.name.text) == ["Run", "물 💧", "Trip", "Plants", "Dentist"])
    #expect(
      plan.habits.map(\.schedule) == [
        .weekdays(WeekdaySet([.monday, .wednesday, .friday])), .period(times: 3, per: .week),
        .period(times: 2, per: .month), .every(days: 4), .every(days: 183),
      ])
    #expect(plan.habits.map(\.habit.note) == ["In the park", "", "", "", ""])
    #expect(
      plan.habits.map(\.habit.start) == [Day("2026-01-01"), Day("2026-01-05"), Day("2026-01-10"), importDay, importDay])
    #expect(plan.habits.map(\.habit.archived) == [nil, nil, Day("2026-01-21"), nil, nil])
    #expect(plan.habits.map(\.habit.reminds) == [true, false, false, true, false])
    #expect(plan.habits.map(\.habit.targetTime?.description) == ["07:05", nil, nil, "08:00", nil])
    #expect(plan.habits[0].habit.reminderTimes.map(\.description) == ["21:00"])
  }

  @Test("gives done days with counts and notes, and those that were skipped or missed as not done")
  func checkIns() throws {
    let plan = try plan(String(Self.sample.dropFirst(Self.schema.count)))
    #expect(
      plan.habits.map(\.summary) == [
        ["2026-01-05 done far", "2026-01-07 no ill", "2026-01-09 no"],
        ["2026-01-05 done 7.5 more", "2026-01-06 done"], ["2026-01-20 done"], [], [],
      ])
    #expect(
      plan.omissions.map(\.line) == ["CHECKINS ×2: rows of a habit with id 9, which the file does not have"])
    #expect(plan.omissions.allSatisfy { $0.isFault })
    #expect(try Importer.plan(.rewire, path: path) == plan)
    let (format, _) = try Importer.read(nil, path: path, options: ImportOptions(today: importDay))
    #expect(format == .rewire)
    expectGolden(Receipt(of: plan).lines.joined(separator: "\n") + "\n", named: "rewire-dry-run.txt")
  }

  @Test("lists rows at fault with their id, and reads the others")
  func faults() throws {
    let plan = try plan(
      """
      INSERT INTO HABITS (_id, NAME, SCHEDULE, ACTIVE_DAYS) VALUES (1, 'Run', 0, '0,1,2,3,4,5,6');
      INSERT INTO CHECKINS VALUES (1, 1, '20260230', 2, '', 1), (2, 1, '2026-01-01', 2, '', 1),
        (3, 1, '20260101', 4, '', 1), (4, 1, '20260102', 2, '', -1), (5, 1, '20260103', 2, '', 9e999),
        (6, NULL, '20260103', 2, '', 1), (7, 1, '20260104', 3, 'no', 2), (8, 1, '20260105', 2, '', 1),
        (9, 1, '20260105', 3, 'late', 0), (10, 1, 20260106, 2, '', 1), (11, 1, '99999999999999999999', 2, '', 1),
        (12, 1, '20300101', 2, '', 1);
      """)
    #expect(plan.habits[0].schedule == .daily)
    #expect(
      plan.habits[0].summary == ["2026-01-04 no no", "2026-01-05 done late", "2026-01-06 done"])
    #expect(
      plan.habits[0].reasons == [
        "CHECKINS id 1: '20260230' is no day, such as 20260228",
        "CHECKINS id 2: '2026-01-01' is no day, such as 20260228",
        "CHECKINS id 3: its type is 4, and 1 to 3 are known", "CHECKINS id 4: its count -1.0 is no amount",
        "CHECKINS id 5: its count Inf is no amount", "CHECKINS id 7: its count 2: it was not done that day",
        "CHECKINS id 11: '99999999999999999999' is no day, such as 20260228",
        "CHECKINS id 12: 2030-01-01 lies in the future; import again when it has come",
      ])
    #expect(plan.omissions.map(\.line) == ["CHECKINS id 6: it names no habit"])
  }

  @Test(
    "only tracks a habit whose schedule makes no sense",
    arguments: [
      "0, '1,8', 1, 1, 1", "0, '', 1, 1, 1", "0, NULL, 1, 1, 1", "0, '1,,2', 1, 1, 1", "1, '', 1, 3, 3",
      "1, '', 1, 0, 0",
      "1, '', 1, 1, 9223372036854775807", "2, '', 0, 1, 1", "2, '', 9223372036854775807, 1, 1", "3, '1', 1, 1, 1",
      "NULL, NULL, NULL, NULL, NULL", "-1, '1', -1, -1, -1", "1, '', 1, -1, -1",
    ])
  func noSchedule(_ columns: String) throws {
    let plan = try plan(
      "INSERT INTO HABITS (_id, NAME, SCHEDULE, ACTIVE_DAYS, REPEATING_COUNT, DAYS, PERIOD) VALUES (1, 'Odd', \(columns));"
    )
    // A schedule that is not told at all is the first of the three.
    #expect(plan.habits[0].schedule == .weekdays([]))
    #expect(
      plan.habits[0].remarks == ["how often it is due has no sense, so it is only tracked; 'habit edit' gives it days"])
  }

  @Test("is refused if it lacks a column, or is cut short")
  func refusals() throws {
    try Connection(path: path, mode: .create).execute(Self.schema + "ALTER TABLE CHECKINS RENAME COLUMN DATE TO DAY")
    let error = try #require(throws: ImportError.self) { try Importer.plan(.rewire, path: path).habits.count }
    #expect(
      error.description
        == "'\(path)' is no sound backup of Rewire: its table CHECKINS has no column date; make a new one")
  }
}
