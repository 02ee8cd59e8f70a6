import Foundation
import HabitCore
import SQLite
import TestSupport
import Testing

@testable import HabitStore

@Suite("Backups") struct BackupTests {
  private let bench: StoreBench
  private let store: Store

  init() throws {
    bench = try StoreBench()
    store = try bench.openOrCreate()
    try add(1, "Read")
  }

  private func add(_ number: Int, _ name: String) throws {
    let habit = try bench.habit(number, name)
    try bench.write(store, "add \(name)") { transaction in
      try transaction.insert(habit)
      try transaction.insert(
        CheckIn(id: UUID(0xC000 + number), habit: habit.id, day: Day(ordinal: 20_000), kind: .done))
    }
  }

  private var copy: String { bench.folder.path + "/copy.db" }

  @Test("are one file that holds the same, and that nobody else can read")
  func whole() throws {
    #expect(try store.backUp(to: copy, bench.context()) == StoreSize(habits: 1, checkIns: 1, todos: 0))
    #expect(try bench.files().keys.filter { $0.hasPrefix("copy") } == ["copy.db"])
    let mode = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try StoreModel(Store.copyInMemory(of: copy)) == StoreModel(store))
    #expect(try StoreModel(#require(try Store.open(at: copy, bench.context()))) == StoreModel(store))
  }

  @Test("never replace a file")
  func taken() throws {
    try Data("mine".utf8).write(to: URL(filePath: copy))
    let error = try #require(throws: StoreError.self) { try store.backUp(to: copy, bench.context()) }
    #expect(error.cause == .taken)
    #expect(try Data(contentsOf: URL(filePath: copy)) == Data("mine".utf8))
  }

  @Test("hold what was committed when somebody else is writing")
  func whileWriting() throws {
    let other = try Connection(path: bench.path, mode: .readWrite)
    try other.execute("BEGIN IMMEDIATE; UPDATE habit SET name = 'Half'")
    #expect(try store.backUp(to: copy, bench.context()).habits == 1)
    try other.execute("ROLLBACK")
    #expect(try StoreModel(Store.copyInMemory(of: copy)).habits.map(\.name.text) == ["Read"])
  }

  @Test("leave nothing on a full disk", .enabled(if: SmallDisk.isExpected))
  func fullDisk() throws {
    let disk = try SmallDisk(kilobytes: 64)
    let error = try #require(throws: StoreError.self) { try store.backUp(to: disk.path + "/copy.db", bench.context()) }
    #expect(error.cause == .diskFull)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path).isEmpty)
  }

  @Test("are put back in one step, and what was there is kept")
  func restore() throws {
    _ = try store.backUp(to: copy, bench.context())
    let before = try StoreModel(store)
    try add(2, "Run")
    let later = try StoreModel(store)
    let other = try bench.reopened()
    let aside = try store.restore(try Store.copyInMemory(of: copy), bench.context())
    #expect(try StoreModel(store) == before)
    // Whoever has the file open sees it, and goes on writing to the same one.
    #expect(try StoreModel(other) == before)
    try bench.write(other, "later") { try $0.set(.language, to: "ko") }
    #expect(try StoreModel(store).settings[.language] == "ko")
    #expect(try StoreModel(Store.copyInMemory(of: aside)) == later)
    #expect(try StoreModel(bench.reopened()).settings[.language] == "ko")
  }

  @Test("of an older version are brought up to date on the way, and left as they are")
  func older() throws {
    let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden/version-1.sql")
    try Connection(path: copy, mode: .create).execute(String(contentsOf: golden, encoding: .utf8))
    let bytes = try Data(contentsOf: URL(filePath: copy))
    _ = try store.restore(try Store.copyInMemory(of: copy), bench.context())
    #expect(try StoreModel(store).habits.map(\.name.text) == ["물 마시기 💧", "Read"])
    #expect(try Data(contentsOf: URL(filePath: copy)) == bytes)
  }

  @Test(
    "that are foreign, newer, damaged or not there are refused",
    arguments: [StoreError.Cause.foreign, .newer, .damaged, .missing])
  func refused(cause: StoreError.Cause) throws {
    _ = try store.backUp(to: copy, bench.context())
    let whole = try Data(contentsOf: URL(filePath: copy))
    switch cause {
    case .foreign: try Data("text".utf8).write(to: URL(filePath: copy))
    case .newer: try Connection(path: copy, mode: .readWrite).execute("PRAGMA user_version = 99")
    case .damaged:
      var bytes = whole
      // The content of a page in the middle.
      for index in 40_000..<44_000 { bytes[index] = 0x55 }
      try bytes.write(to: URL(filePath: copy))
    default: try FileManager.default.removeItem(atPath: copy)
    }
    let error = try #require(throws: StoreError.self) { try Store.copyInMemory(of: copy) }
    #expect(error.cause == cause)
  }

  // MARK: - Daily ones

  @Test("of days are made once a day, and the oldest go")
  func daily() throws {
    let backups = DailyBackups(of: bench.path)
    let first = Day(ordinal: 20_000)
    try FileManager.default.createDirectory(atPath: backups.folder, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: backups.folder + "/habit-mine.db"))
    for day in 0..<5 {
      try add(10 + day, "Habit \(day)")
      try backups.make(of: first + day, from: store, keeping: 3, bench.context())
      try add(20 + day, "Later \(day)")
      try backups.make(of: first + day, from: store, keeping: 3, bench.context())
    }
    #expect(backups.days == [first + 4, first + 3, first + 2])
    #expect(try StoreModel(Store.copyInMemory(of: backups.path(of: first + 4))).habits.count == 10)
    #expect(FileManager.default.fileExists(atPath: backups.folder + "/habit-mine.db"))
  }

  @Test("of a store that was begun anew cost no copy of the one before")
  func anotherStore() throws {
    let backups = DailyBackups(of: bench.path)
    let first = Day(ordinal: 20_000)
    for day in 0..<3 { try backups.make(of: first + day, from: store, keeping: 2, bench.context()) }
    let new = try Store.inMemory(weekStart: .monday, bench.context())
    for day in 3..<8 { try backups.make(of: first + day, from: new, keeping: 2, bench.context()) }
    #expect(backups.days == [7, 6, 2, 1].map { first + $0 })
  }

  @Test("of a store that is damaged cost no older copy")
  func damagedStore() throws {
    let backups = DailyBackups(of: bench.path)
    for number in 10..<80 { try add(number, "Habit \(number)") }
    try backups.make(of: Day(ordinal: 20_000), from: store, keeping: 1, bench.context())
    try store.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let file = try #require(FileHandle(forUpdatingAtPath: bench.path))
    try file.seek(toOffset: 50_000)
    try file.write(contentsOf: Data(repeating: 0x55, count: 30_000))
    let damaged = try bench.reopened()
    #expect(throws: StoreError.self) {
      try backups.make(of: Day(ordinal: 20_001), from: damaged, keeping: 1, bench.context())
    }
    #expect(backups.days == [Day(ordinal: 20_000)])
  }
}
