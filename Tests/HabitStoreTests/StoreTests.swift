import Foundation
import HabitCore
import HabitStore
import TestSupport
import Testing

@Suite("Store") struct StoreTests {
  let bench: StoreBench

  init() throws { bench = try StoreBench() }

  @Test("a missing store is told apart, and looking for it makes nothing", arguments: ["habit.db", "a/b/habit.db"])
  func missing(name: String) throws {
    #expect(try Store.open(at: bench.folder.path + "/" + name, bench.context()) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder.path).isEmpty)
  }

  @Test("a new store lies in a folder and a file that only its owner can read, and leaves nothing else")
  func creation() throws {
    let path = bench.folder.path + "/share/habit/habit.db"
    do {
      let store = try Store.openOrCreate(at: path, weekStart: .sunday, bench.context())
      #expect(try store.read { try $0.settings().weekStart } == .sunday)
      try bench.write(store, "set") { try $0.set(SettingName(rawValue: "x"), to: "y") }
      for name in ["habit.db", "habit.db-wal", "habit.db-shm"] {
        #expect(try mode(of: bench.folder.path + "/share/habit/" + name) == 0o600)
      }
    }
    #expect(try mode(of: bench.folder.path + "/share") == 0o700)
    #expect(try mode(of: bench.folder.path + "/share/habit") == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder.path + "/share/habit") == ["habit.db"])
    let again = try Store.openOrCreate(at: path, weekStart: .monday, bench.context())
    #expect(try again.read { try $0.settings().weekStart } == .sunday)
  }

  @Test("gives back a habit as it was written, all its fields")
  func roundTrip() throws {
    let store = try bench.openOrCreate()
    var full = try bench.habit(1, "물 마시기 💧")
    full.icon = "💧"
    full.color = HabitColor(rgb: 0x12_34_56)
    full.schedules = Timeline(
      .weekdays([]),
      changes: [
        .init(from: Day(ordinal: 20_000), value: .every(days: 3)),
        .init(from: Day(ordinal: 20_010), value: .period(times: 2, per: .week)),
        .init(from: Day(ordinal: 20_020), value: .period(times: nil, per: .month)),
        .init(from: Day(ordinal: 20_030), value: .weekdays(.workdays)),
      ])
    full.goals = Timeline(
      .atLeast(Amount(8), unit: "잔"),
      changes: [
        .init(from: Day(ordinal: 20_005), value: .atMost(.zero, unit: "")),
        .init(from: Day(ordinal: 20_006), value: .check),
      ])
    full.targetTime = TimeOfDay(hour: 23, minute: 59)
    full.reminds = false
    full.note = "a\nb"
    full.end = Day.last
    full.archived = Day(ordinal: 30_000)
    full.start = Day.first
    let bare = try bench.habit(2, "Read")
    try bench.write(store, "add") {
      try $0.insert(full)
      try $0.insert(bare)
    }
    #expect(try store.read { try $0.habits() } == [full, bare])
    #expect(try bench.reopened().read { try $0.habits() } == [full, bare])
  }

  @Test("adds the check-ins of a day up, and gives them newest first")
  func checkIns() throws {
    let store = try bench.openOrCreate()
    let habit = try bench.habit(1, "Read")
    let day = Day(ordinal: 20_000)
    func checkIn(_ number: Int, _ offset: Int, _ kind: CheckIn.Kind, _ amount: Amount?, at instant: Int64?) -> CheckIn {
      CheckIn(
        id: UUID(number), habit: habit.id, day: day + offset, kind: kind, amount: amount, note: "n\(number)",
        recorded: instant.map { Moment(instant: $0, secondsFromUTC: -3600) })
    }
    let all = [
      checkIn(5, 0, .done, Amount(2), at: 10), checkIn(4, 0, .done, nil, at: 20), checkIn(3, 0, .no, nil, at: nil),
      checkIn(2, 1, .skip, nil, at: nil), checkIn(1, -1, .done, Amount(thousandths: 1), at: 5),
    ]
    try bench.write(store, "check") {
      try $0.insert(habit)
      for checkIn in all { try $0.insert(checkIn) }
    }
    let read = try store.read { try $0.checkIns(of: habit.id) }
    #expect(read == [all[3], all[1], all[0], all[2], all[4]])
    #expect(try store.read { try $0.tallies(of: habit.id) } == DayTally.tallies(of: all))
    #expect(try store.read { try $0.tallies(of: habit.id, after: day) } == DayTally.tallies(of: [all[3]]))
    #expect(try store.read { try $0.checkIns(of: habit.id, in: day...day, limit: 2) } == [all[1], all[0]])
    #expect(try store.read { try $0.checkInCount(of: habit.id) } == 5)
    #expect(try store.read { try $0.checkInCount(of: UUID(99)) } == 0)
  }

  @Test("a write that throws leaves no trace, and one that changes nothing leaves no entry")
  func nothing() throws {
    struct Refused: Error {}
    let store = try bench.openOrCreate()
    let habit = try bench.habit(1, "Read")
    #expect(throws: Refused.self) {
      try bench.write(store, "add") {
        try $0.insert(habit)
        #expect(try $0.habits() == [habit])
        throw Refused()
      }
    }
    #expect(try store.read { try $0.habits() } == [])
    try bench.write(store, "add") { try $0.insert(habit) }
    try bench.write(store, "edit") {
      try $0.update(habit)
      try $0.set(.weekStart, to: "mon")
      try $0.set(SettingName(rawValue: "never"), to: nil)
      try $0.move(habit, to: .last)
    }
    #expect(try store.read { try $0.journal() }.map(\.command) == ["add"])
  }

  @Test("a rehearsal sees what it would do, and does nothing")
  func rehearsal() throws {
    let store = try bench.openOrCreate()
    let names = try store.rehearse(bench.context()) {
      try $0.insert(bench.habit(1, "Read"))
      return try $0.habits().map(\.name.text)
    }
    #expect(names == ["Read"])
    #expect(try store.read { try $0.habits() } == [])
    #expect(try store.read { try $0.journal() } == [])
  }

  @Test("moves a habit anywhere, and undo puts it back")
  func move() throws {
    let store = try bench.openOrCreate()
    let habits = try "ABCDE".enumerated().map { try bench.habit($0.offset, String($0.element)) }
    try bench.write(store, "add") { for habit in habits { try $0.insert(habit) } }
    func order() throws -> String { try store.read { try $0.habits().map(\.name.text).joined() } }
    let moves: [(Int, Place, String)] = [
      (4, .first, "EABCD"), (0, .last, "EBCDA"), (3, .before(habits[1].id), "EDBCA"),
      (4, .after(habits[2].id), "DBCEA"),
      (1, .before(habits[1].id), "DBCEA"), (1, .after(habits[3].id), "DBCEA"),
    ]
    for (number, place, expected) in moves {
      try bench.write(store, "move") { try $0.move(habits[number], to: place) }
      #expect(try order() == expected)
    }
    for expected in ["EDBCA", "EBCDA", "EABCD", "ABCDE"] {
      _ = try store.undo(bench.context())
      #expect(try order() == expected)
    }
  }

  private func mode(of path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }
}
