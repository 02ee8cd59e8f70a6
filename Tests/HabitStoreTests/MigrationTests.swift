import Foundation
import HabitCore
import SQLite
import TestSupport
import Testing

@testable import HabitStore

@Suite("Migration") struct MigrationTests {
  let bench: StoreBench

  init() throws { bench = try StoreBench() }

  /// A step that a later version might make.
  private static let addMood = Migration(
    name: "add moods", sql: "ALTER TABLE check_in ADD COLUMN mood INTEGER; CREATE TABLE mood (text TEXT) STRICT")

  private static let failing = Migration(name: "fail", sql: "CREATE TABLE half (text TEXT) STRICT; SELECT nothing")

  /// Makes the file of a store as an older version left it.
  private func makeStore(version: Int) throws {
    let sql = try String(contentsOf: Self.golden("version-\(version).sql"), encoding: .utf8)
    try Connection(path: bench.path, mode: .create).execute(sql)
  }

  private static func golden(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
  }

  private func text(_ sql: String, in connection: Connection) throws -> [String] {
    let statement = try connection.prepare(sql)
    var texts: [String] = []
    while try statement.step() { texts.append(statement.text(0)) }
    return texts
  }

  @Test("opens the stores of all versions, with all that is in them", arguments: Array(1...Migration.all.count))
  func everyVersion(version: Int) throws {
    try makeStore(version: version)
    let store = try bench.reopened()
    let model = try StoreModel(store)
    let water = try #require(model.habits.first)
    #expect(model.habits.map(\.name.text) == ["물 마시기 💧", "Read"])
    #expect(water.color == HabitColor(rgb: 0x0090FF) && water.targetTime == TimeOfDay(hour: 7, minute: 30))
    #expect(
      water.schedules
        == Timeline(.daily, changes: [.init(from: Day(ordinal: 20_005), value: .period(times: 3, per: .week))]))
    #expect(water.goals.value(on: water.start) == .atLeast(Amount(8), unit: "잔"))
    #expect(model.checkIns.map(\.note) == ["it's cold", "", ""])
    #expect(model.pauses.map(\.first) == [Day(ordinal: 20_020)])
    let standings = try store.read { try $0.standings(weekStart: .monday) }.values
    // Those of version 1 know nothing of records, and are dropped.
    #expect(standings.values.map(\.records) == (version == 1 ? [] : [Records(daysDone: 12, longestDays: 7)]))
    #expect(try store.undo(bench.context())?.entry.command == "check Read")
    #expect(try text("PRAGMA journal_mode", in: store.connection) == ["wal"])
    #expect(try StoreModel(store).checkIns.count == 2)
  }

  @Test("keeps the todos and categories of version 2")
  func todosAndCategories() throws {
    try makeStore(version: 2)
    let model = try StoreModel(try bench.reopened())
    #expect(model.categories.map(\.title) == ["🏠 집"])
    #expect(model.habits.map(\.category) == [model.categories[0].id, nil])
    #expect(model.habits[0].reminderTimes == [TimeOfDay(hour: 7, minute: 0), TimeOfDay(hour: 21, minute: 0)])
    let rent = try #require(model.todos.first)
    #expect(rent.number == 1 && rent.todo.title.text == "Pay rent" && rent.todo.memo == "it's due")
    #expect(rent.todo.due == TodoDue(Day(ordinal: 20_010), TimeOfDay(hour: 9, minute: 0)))
    #expect(rent.todo.priority == .high && rent.todo.category == model.categories[0].id && !rent.todo.isDone)
    #expect(model.todos[1].todo.done == Moment(instant: 1_728_000_001_000, secondsFromUTC: 32_400))
  }

  @Test("keeps the place of meeting of version 3")
  func meetings() throws {
    try makeStore(version: 3)
    let meetings = try #require(try bench.reopened().read { try $0.meetings() })
    #expect(meetings.place == SyncPlace(address: "postgresql://anna@example.org/habits?sslmode=verify-full"))
    #expect(meetings.ledger == SyncLedger(received: 7, sent: 115_995_000_000_000_000))
    #expect(meetings.last == 1_772_694_000_000)
  }

  @Test("the first step is the one that was released, word for word")
  func releasedStep() throws {
    try makeStore(version: 1)
    let old = try Connection(path: bench.path, mode: .readOnly)
    let new = try Connection(path: ":memory:", mode: .create)
    try new.execute(Migration.all[0].sql)
    let schema = "SELECT sql FROM sqlite_schema WHERE sql NOT NULL ORDER BY type, name"
    #expect(try text(schema, in: new) == text(schema, in: old))
  }

  @Test("an older store is brought up to date after a copy that only its owner can read")
  func backup() throws {
    try makeStore(version: 1)
    let store = try #require(
      try Store.open(at: bench.path, bench.context(), migrations: Migration.all + [Self.addMood]))
    #expect(try text("PRAGMA user_version", in: store.connection) == ["\(Migration.all.count + 1)"])
    #expect(try text("SELECT count(*) FROM mood", in: store.connection) == ["0"])
    #expect(try StoreModel(store).habits.count == 2)
    let backup = bench.path + ".backup-v1-20260305T070001Z"
    #expect(try FileManager.default.attributesOfItem(atPath: backup)[.posixPermissions] as? Int == 0o600)
    #expect(try text("PRAGMA user_version", in: Connection(path: backup, mode: .readOnly)) == ["1"])
    let old = try #require(try Store.open(at: backup, bench.context()))
    #expect(try StoreModel(old) == StoreModel(store))
    // The older program refuses it from now on.
    let error = try #require(throws: StoreError.self) { try bench.reopened() }
    #expect(error.cause == .newer)
  }

  @Test("a step that fails leaves the store at its version, and the copy beside it")
  func failure() throws {
    try makeStore(version: 1)
    #expect(throws: StoreError.self) {
      _ = try Store.open(at: bench.path, bench.context(), migrations: Migration.all + [Self.failing])
    }
    let store = try Connection(path: bench.path, mode: .readOnly)
    #expect(try text("PRAGMA user_version", in: store) == ["1"])
    #expect(try text("SELECT name FROM sqlite_schema WHERE name = 'half'", in: store) == [])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: bench.folder.path).contains { $0.contains("backup-v1") })
  }

  @Test("two programs that bring a store up to date at once do it once")
  func twice() async throws {
    try makeStore(version: 1)
    let context = bench.context()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { [bench] in
          _ = try Store.open(at: bench.path, context, migrations: Migration.all + [Self.addMood])
        }
      }
      try await group.waitForAll()
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: bench.folder.path)
    #expect(files.contains { $0.contains("backup-v1") })
  }

  @Test("people can query the store with sqlite3")
  func views() throws {
    try makeStore(version: 1)
    let connection = try Connection(path: bench.path, mode: .readOnly)
    #expect(
      try text("SELECT number || '|' || name || '|' || start FROM habits", in: connection)
        == ["1|물 마시기 💧|2024-10-04", "2|Read|2024-10-05"])
    #expect(
      try text("SELECT color || '|' || time FROM habits WHERE color NOT NULL", in: connection) == ["#0090FF|07:30"])
    #expect(
      try text("SELECT habit || '|' || date || '|' || kind || '|' || note FROM check_ins", in: connection)
        == ["물 마시기 💧|2024-10-04|done|it's cold", "Read|2024-10-06|skip|", "Read|2024-10-07|done|"])
  }
}
