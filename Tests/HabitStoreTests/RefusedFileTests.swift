import Foundation
import HabitCore
import HabitStore
import SQLite
import TestSupport
import Testing

@Suite("Files that are refused") struct RefusedFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cause: StoreError.Cause
    let detail: String
    let spoil: @Sendable (String) throws -> Void
  }

  private static func bytes(_ change: @escaping @Sendable (inout Data) -> Void) -> @Sendable (String) throws -> Void {
    { path in
      var data = try Data(contentsOf: URL(filePath: path))
      change(&data)
      try data.write(to: URL(filePath: path))
    }
  }

  static let cases = [
    Case(testDescription: "an empty file", cause: .damaged, detail: "it is empty", spoil: bytes { $0 = Data() }),
    Case(
      testDescription: "a text", cause: .foreign, detail: "it is no SQLite database",
      spoil: bytes { $0 = Data("habits\n".utf8) }),
    Case(
      testDescription: "a store that lost its beginning", cause: .foreign, detail: "it is no SQLite database",
      spoil: bytes { $0.removeFirst(4096) }),
    Case(
      testDescription: "another program's database", cause: .foreign, detail: "it is another program's database",
      spoil: { path in
        try FileManager.default.removeItem(atPath: path)
        try Connection(path: path, mode: .create).execute("CREATE TABLE Habits (Id INTEGER); PRAGMA user_version = 24")
      }),
    Case(
      testDescription: "a store of a newer version", cause: .newer, detail: "version 99, this is 3",
      spoil: { try Connection(path: $0, mode: .readWrite).execute("PRAGMA user_version = 99") }),
    Case(
      testDescription: "a store that lost twenty bytes", cause: .damaged, detail: "bytes of",
      spoil: bytes { $0.removeLast(20) }),
    Case(
      testDescription: "a store that lost half", cause: .damaged, detail: "bytes of",
      spoil: bytes { $0.removeLast($0.count / 8192 * 4096) }),
    Case(
      testDescription: "a store with scribbled pages", cause: .damaged, detail: "malformed",
      spoil: bytes { data in
        for index in 4096..<data.count { data[index] = UInt8(truncatingIfNeeded: index &* 31) }
      }),
    Case(
      testDescription: "a store with a scribbled schema", cause: .damaged, detail: "malformed",
      spoil: bytes { data in
        for index in 100..<4096 { data[index] = 0xFF }
      }),
    Case(
      testDescription: "a folder", cause: .foreign, detail: "unable to open database file",
      spoil: { path in
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      }),
  ]

  @Test("is refused with its path and what to do, and left untouched", arguments: cases)
  func refused(file: Case) throws {
    let bench = try StoreBench()
    do {
      let store = try bench.openOrCreate()
      let habit = try bench.habit(1, "Read")
      try bench.write(store, "add") { transaction in
        try transaction.insert(habit)
        for number in 0..<300 {
          try transaction.insert(
            CheckIn(id: UUID(number), habit: habit.id, day: Day(ordinal: number), note: "a note"))
        }
      }
    }
    try file.spoil(bench.path)
    let before = try bench.files()
    for use in [
      { try Store.open(at: bench.path, bench.context())?.read { _ = try $0.tallies(of: try $0.habits()[0].id) } },
      {
        let store = try Store.openOrCreate(at: bench.path, weekStart: .monday, bench.context())
        try bench.write(store, "add") { try $0.insert(bench.habit(2, "Run")) }
      },
    ] {
      let error = try #require(throws: StoreError.self, performing: use)
      #expect(error.cause == file.cause)
      #expect(error.detail.contains(file.detail), "\(error.detail)")
      #expect(error.description.contains(bench.path))
      #expect(!error.description.contains("\n"))
      #expect(try bench.files() == before)
    }
  }

  @Test(
    "a row whose values mean nothing is damage, not a crash",
    arguments: [
      "UPDATE habit SET name = ''", "UPDATE habit SET position = 'x y'", "UPDATE habit SET target_time = 5000",
      "UPDATE habit SET start_day = -9223372036854775808", "UPDATE habit SET archived_day = 3000000",
      "UPDATE check_in SET day = 9223372036854775807", "UPDATE schedule_version SET kind = 'every', every = 0",
      "UPDATE schedule_version SET kind = 'period', times = -1, period = 'week'",
      "UPDATE schedule_version SET kind = 'period', times = 1", "DELETE FROM schedule_version",
      "UPDATE goal_version SET from_day = 3", "UPDATE goal_version SET kind = 'atLeast'",
      "UPDATE standing SET unit = 'years'", "UPDATE standing SET day = -3000000",
      "UPDATE pause SET first_day = 3000000", "UPDATE journal_change SET target = 'habits'",
    ])
  func nonsense(sql: String) throws {
    let bench = try StoreBench()
    do {
      let store = try bench.openOrCreate()
      let habit = try bench.habit(1, "Read")
      try bench.write(store, "add") { transaction in
        try transaction.insert(habit)
        try transaction.insert(CheckIn(id: UUID(1), habit: habit.id, day: Day(ordinal: 5)))
        try transaction.insert(Pause(id: UUID(2), habit: nil, first: Day(ordinal: 5), last: nil))
        var standings = try transaction.standings(weekStart: .monday)
        standings.values[habit.id] = Standing(day: Day(ordinal: 6), unit: .days)
        try transaction.save(standings)
      }
    }
    try Connection(path: bench.path, mode: .readWrite).execute(sql)
    let store = try bench.reopened()
    let error = try #require(throws: StoreError.self) {
      _ = try StoreModel(store)
      _ = try store.read { try $0.standings(weekStart: .monday) }
      try bench.write(store, "add") { transaction in
        try transaction.insert(bench.habit(2, "Run"))
        try transaction.move(bench.habit(2, "Run"), to: .first)
      }
      _ = try store.undo(bench.context())
      _ = try store.undo(bench.context())
    }
    #expect(error.cause == .damaged)
  }

  @Test("every cause says what happened, where and what to do in one line")
  func descriptions() {
    let causes: [StoreError.Cause] = [
      .newer, .foreign, .damaged, .busy, .permission, .cannotCreate, .diskFull, .inputOutput,
    ]
    for cause in causes {
      let text = StoreError(cause, path: "/x/habit.db", detail: "the detail").description
      #expect(text.contains("/x/habit.db") && text.contains("the detail") && !text.contains("\n"))
      #expect(text.last != "." && text.first?.isLowercase == true)
    }
  }
}
