import Foundation
import HabitCore
import SQLite
import TestSupport
import Testing

@testable import HabitStore

@Suite("Failures of the system") struct FailureTests {
  let bench: StoreBench

  init() throws { bench = try StoreBench() }

  @Test("a store that others keep locked is busy, for writing only")
  func busy() throws {
    let store = try bench.openOrCreate()
    store.connection.setBusyTimeout(.milliseconds(20))
    let other = try Connection(path: bench.path, mode: .readWrite)
    try other.transaction(.immediate) {
      let error = try #require(throws: StoreError.self) {
        try bench.write(store, "add") { try $0.insert(bench.habit(1, "Read")) }
      }
      #expect(error.cause == .busy)
      #expect(try store.read { try $0.habits() } == [])
    }
    try bench.write(store, "add") { try $0.insert(bench.habit(1, "Read")) }
  }

  @Test("standings are kept only where nobody else writes and nothing was written since")
  func standingsInTheWay() throws {
    let store = try bench.openOrCreate()
    let habit = try bench.habit(1, "Read")
    try bench.write(store, "add") { try $0.insert(habit) }
    let empty = try store.read { try $0.standings(weekStart: .monday) }
    var standings = empty
    standings.values[habit.id] = Standing(day: habit.start, unit: .days)
    let other = try Connection(path: bench.path, mode: .readWrite)
    let start = ContinuousClock.now
    try other.transaction(.immediate) { store.save(standings) }
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(try store.read { try $0.standings(weekStart: .monday) } == empty)

    try bench.write(try bench.reopened(), "add") { try $0.insert(bench.habit(2, "Run")) }
    store.save(standings)
    #expect(try store.read { try $0.standings(weekStart: .monday) }.values.isEmpty)

    standings = try store.read { try $0.standings(weekStart: .monday) }
    standings.values[habit.id] = Standing(
      day: habit.start, unit: .weeks, current: .init(length: 1, first: habit.start, last: habit.start),
      best: .init(length: 2, first: habit.start - 9, last: habit.start - 8), strength: 0.25, lastReached: habit.start,
      nextDue: habit.start + 3, isLate: true)
    store.save(standings)
    #expect(try store.read { try $0.standings(weekStart: .monday) } == standings)
    #expect(try store.read { try $0.standings(weekStart: .sunday) }.values.isEmpty)
    #expect(try store.read { try $0.journal() }.count == 2)
  }

  @Test("a folder that cannot be made is named", arguments: ["/proc/habit/habit.db", "file/habit.db"])
  func noFolder(name: String) throws {
    try bench.folder.write("not a folder", to: "file")
    let path = name.hasPrefix("/") ? name : bench.folder.path + "/" + name
    if name.hasPrefix("/") {
      #expect(try Store.open(at: path, bench.context()) == nil)
    } else {
      #expect(throws: StoreError.self) { try Store.open(at: path, bench.context()) }
    }
    let error = try #require(throws: StoreError.self) {
      _ = try Store.openOrCreate(at: path, weekStart: .monday, bench.context())
    }
    #expect(error.cause == .cannotCreate)
    #expect(error.description.contains(path))
    #expect(try bench.files().count == 1)
  }

  @Test("files and folders that may not be used are refused", .disabled(if: getuid() == 0, "root may use every file"))
  func permissions() throws {
    let manager = FileManager.default
    do { _ = try bench.openOrCreate() }
    try manager.setAttributes([.posixPermissions: 0o400], ofItemAtPath: bench.path)
    let error = try #require(throws: StoreError.self) {
      try bench.write(bench.reopened(), "add") { try $0.insert(bench.habit(1, "Read")) }
    }
    #expect(error.cause == .permission)
    try manager.setAttributes([.posixPermissions: 0o000], ofItemAtPath: bench.path)
    #expect(throws: StoreError.self) { try bench.reopened() }
    try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: bench.folder.path)
    defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: bench.folder.path) }
    #expect(throws: StoreError.self) {
      _ = try Store.openOrCreate(at: bench.folder.path + "/new/habit.db", weekStart: .monday, bench.context())
    }
  }

  @Test(
    "a store on a read-only disk can be read, and says so when it is written",
    .enabled(if: SmallDisk.isExpected, "this system mounts no small disk"))
  func readOnlyDisk() throws {
    let disk = try SmallDisk(kilobytes: 1024)
    let path = disk.path + "/habit.db"
    let habit = try bench.habit(1, "Read")
    do {
      let store = try Store.openOrCreate(at: path, weekStart: .monday, bench.context())
      try bench.write(store, "add") { try $0.insert(habit) }
    }
    try disk.makeReadOnly()
    let store = try #require(try Store.open(at: path, bench.context()))
    #expect(try store.read { try $0.habits() } == [habit])
    var standings = try store.read { try $0.standings(weekStart: .monday) }
    standings.values[habit.id] = Standing(day: habit.start, unit: .days)
    store.save(standings)
    let error = try #require(throws: StoreError.self) {
      try bench.write(store, "add") { try $0.insert(bench.habit(2, "Run")) }
    }
    #expect(error.cause == .permission)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["habit.db"])
  }

  @Test(
    "a full disk loses nothing, and the store works again when there is room",
    .enabled(if: SmallDisk.isExpected, "this system mounts no small disk"))
  func fullDisk() throws {
    let disk = try SmallDisk(kilobytes: 512)
    let path = disk.path + "/habit.db"
    let habit = try bench.habit(1, "Read")
    let store = try Store.openOrCreate(at: path, weekStart: .monday, bench.context())
    try bench.write(store, "add") { try $0.insert(habit) }
    let before = try StoreModel(store)
    let note = String(repeating: "a long note ", count: 1000)
    func fill(_ count: Int) throws {
      try bench.write(store, "check") { transaction in
        for number in 0..<count {
          try transaction.insert(
            CheckIn(id: UUID(number), habit: habit.id, day: habit.start + number, note: note))
        }
      }
    }
    let error = try #require(throws: StoreError.self) { try fill(100) }
    #expect(error.cause == .diskFull)
    #expect(try StoreModel(store) == before)
    try fill(3)
    #expect(try store.read { try $0.checkInCount(of: habit.id) } == 3)
  }

  @Test(
    "a store that does not fit on the disk is not begun",
    .enabled(if: SmallDisk.isExpected, "this system mounts no small disk"))
  func noRoom() throws {
    let disk = try SmallDisk(kilobytes: 32)
    let error = try #require(throws: StoreError.self) {
      _ = try Store.openOrCreate(at: disk.path + "/habit.db", weekStart: .monday, bench.context())
    }
    #expect(error.cause == .diskFull)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
  }
}
