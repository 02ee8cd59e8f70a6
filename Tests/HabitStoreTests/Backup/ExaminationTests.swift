import Foundation
import HabitCore
import SQLite
import TestSupport
import Testing

@testable import HabitStore

@Suite("The doctor of a store") struct ExaminationTests {
  private let bench: StoreBench
  private let store: Store
  private static let today = Day(ordinal: 20_050)

  init() throws {
    bench = try StoreBench()
    store = try bench.inMemory()
    let (read, run) = (try bench.habit(1, "Read"), try bench.habit(2, "Run"))
    try bench.write(store, "begin") { transaction in
      try transaction.insert(read)
      try transaction.insert(run)
      for day in 0..<3 {
        try transaction.insert(
          CheckIn(id: UUID(day), habit: read.id, day: Day(ordinal: 20_000 + day), kind: .done))
      }
      for (index, name) in ["Home", "Work"].enumerated() {
        try transaction.insert(HabitCore.Category(id: UUID(0xE000 + index), name: try Name(name)))
      }
      for (index, title) in ["Milk", "Tea"].enumerated() {
        try transaction.insert(
          Todo(id: UUID(0xF000 + index), title: try Name(title), created: Moment(instant: 0, secondsFromUTC: 0)))
      }
    }
  }

  private func examine() throws -> [StoreFinding] { try store.read { try $0.examine(today: Self.today) } }

  @Test("finds nothing in a sound store, whatever was written to it", arguments: 1...3 as ClosedRange<UInt64>)
  func sound(seed: UInt64) throws {
    #expect(try examine() == [])
    var random = RandomWrite(seed: seed, after: 1_000_000)
    for step in 0..<150 {
      var model = try StoreModel(store)
      try bench.write(store, "step \(step)") { try random.apply(to: $0, &model) }
      for checkIn in model.checkIns { random.everything[checkIn.id] = checkIn }
    }
    // What no command lets a person do, these writes do: days before a start, a schedule that does not fit.
    let findings = try examine().filter { finding in
      switch finding {
      case .lateStart, .conflict, .sameName, .meaningless(detail: "the setting day-start"): false
      default: true
      }
    }
    #expect(findings == [], "seed \(seed)")
  }

  /// A way to break a store, and what is found then.
  private static let faults: [(sql: String, finding: StoreFinding)] = [
    ("UPDATE habit SET name = 'READ' WHERE name = 'Run'", .sameName(kind: .habit, name: "Read")),
    ("UPDATE category SET name = 'home'", .sameName(kind: .category, name: "home")),
    ("DELETE FROM schedule_version WHERE habit = 1", .noBeginning(habit: "Read")),
    ("UPDATE goal_version SET deleted = 1 WHERE habit = 2", .noBeginning(habit: "Run")),
    ("UPDATE habit SET start_day = 20001 WHERE name = 'Read'", .lateStart(habit: "Read")),
    ("UPDATE habit SET end_day = 19000 WHERE name = 'Run'", .lateStart(habit: "Run")),
    ("UPDATE todo SET due_time = 60 WHERE title = 'Milk'", .timeWithoutDay(count: 1)),
    ("UPDATE todo SET number = 1", .sameNumber(count: 1)),
    ("UPDATE habit SET position = 'V'", .badOrder(kind: .habit, count: 1)),
    ("UPDATE todo SET position = '?' WHERE title = 'Tea'", .badOrder(kind: .todo, count: 1)),
  ]

  @Test("finds what can be repaired, repairs it in one step, and that can be undone", arguments: 0..<faults.count)
  func repairable(index: Int) throws {
    let (sql, finding) = Self.faults[index]
    let names = try store.read { try $0.habits() }.map(\.name.text)
    try store.connection.execute(sql)
    #expect(try examine() == [finding], "\(sql)")
    try bench.write(store, "doctor --fix") { try $0.repair(try $0.examine(today: Self.today)) }
    #expect(try examine() == [], "\(sql)")
    #expect(try store.read { try $0.journal() }.first?.command == "doctor --fix")
    #expect(try store.read { try $0.habits() }.count == names.count)
    #expect(try store.read { try $0.todos() }.count == 2)
    #expect(try store.undo(bench.context())?.entry.command == "doctor --fix")
  }

  @Test("finds what no program can repair without loss, and leaves it")
  func unrepairable() throws {
    let faults: [(sql: String, finding: StoreFinding)] = [
      ("UPDATE check_in SET day = 20060 WHERE day = 20002", .future(habit: "Read", count: 1)),
      (
        "UPDATE schedule_version SET kind = 'every', every = 3 WHERE habit = 2; "
          + "UPDATE goal_version SET kind = 'atMost', amount = 0 WHERE habit = 2", .conflict(habit: "Run")
      ),
      (
        "PRAGMA foreign_keys = OFF; INSERT INTO check_in SELECT 99, day, id, kind, amount, deleted, note, instant, "
          + "utc_offset, stamp, device FROM check_in WHERE day = 20000", .orphan(table: "check_in", count: 1)
      ),
    ]
    for (sql, finding) in faults {
      try store.connection.execute(sql)
      #expect(try examine().contains(finding), "\(sql)")
      let before = try StoreModel(store)
      try bench.write(store, "doctor --fix") { try $0.repair(try $0.examine(today: Self.today)) }
      #expect(try examine().contains(finding), "\(sql)")
      #expect(try StoreModel(store) == before)
    }
    for sql in [
      "UPDATE check_in SET amount = -5000", "UPDATE setting SET value = 'junk'", "UPDATE habit SET color = -1",
      "UPDATE schedule_version SET weekdays = 255",
    ] {
      let before = try examine().count
      try store.connection.execute(sql)
      #expect(try examine().count > before, "\(sql)")
    }
    try store.connection.execute("UPDATE todo SET title = ''")
    #expect(try examine().contains { if case .meaningless = $0 { true } else { false } })
  }
}
