import Foundation
import HabitCore
import SQLite
import TestSupport
import Testing

@testable import HabitStore

@Suite("Journal") struct JournalTests {
  let bench: StoreBench
  let store: Store
  let habit: Habit

  init() throws {
    bench = try StoreBench()
    store = try bench.inMemory()
    habit = try bench.habit(1, "Read")
  }

  @Test("with nothing to undo or redo there is nothing to report")
  func nothing() throws {
    #expect(try store.undo(bench.context()) == nil)
    #expect(try store.redo(bench.context()) == nil)
    #expect(try store.read { try $0.journal() } == [])
  }

  @Test("undo and redo say what they did, and a new write ends what can be redone")
  func reports() throws {
    try bench.write(store, "add Read") { try $0.insert(habit) }
    try bench.write(store, "set x") { try $0.set(SettingName(rawValue: "x"), to: "1") }
    #expect(try store.undo(bench.context())?.entry.command == "set x")
    let undone = try #require(try store.undo(bench.context()))
    #expect(undone.entry.command == "add Read" && undone.entry.isUndone && undone.leftCount == 0)
    #expect(undone.entry.instant == 1_772_694_002_000)
    #expect(
      try store.redo(bench.context())?.entry
        == JournalEntry(
          instant: undone.entry.instant, command: "add Read", isUndone: false))
    #expect(try store.read { try $0.journal() }.map(\.isUndone) == [true, false])
    try bench.write(store, "set y") { try $0.set(SettingName(rawValue: "y"), to: "1") }
    #expect(try store.redo(bench.context()) == nil)
    #expect(try store.read { try $0.journal(limit: 5) }.map(\.command) == ["set y", "add Read"])
    #expect(try store.read { try $0.journal(limit: 1) }.map(\.command) == ["set y"])
  }

  @Test("a deleted habit comes back with its check-ins, pauses and place")
  func deletion() throws {
    let other = try bench.habit(2, "Run")
    try bench.write(store, "add") { transaction in
      try transaction.insert(habit)
      try transaction.insert(other)
      try transaction.insert(CheckIn(id: UUID(1), habit: habit.id, day: habit.start, note: "good"))
      try transaction.insert(Pause(id: UUID(2), habit: habit.id, first: habit.start, last: nil))
    }
    let before = try StoreModel(store)
    try bench.write(store, "delete Read") { try $0.delete(habit) }
    let after = try StoreModel(store)
    #expect(after.habits == [other] && after.checkIns.isEmpty && after.pauses.isEmpty)
    #expect(try store.read { try $0.tallies(of: habit.id) } == [])
    _ = try store.undo(bench.context())
    #expect(try StoreModel(store) == before)
    _ = try store.redo(bench.context())
    #expect(try StoreModel(store) == after)
  }

  @Test("keeps the newest thousand entries and the rows of no other")
  func length() throws {
    for number in 0..<1005 {
      try bench.write(store, "set \(number)") { try $0.set(SettingName(rawValue: "x"), to: "\(number)") }
    }
    let entries = try store.read { try $0.journal() }
    #expect(entries.count == 1000)
    #expect(entries.first?.command == "set 1004" && entries.last?.command == "set 5")
    #expect(try number("SELECT count(*) FROM journal_change") == 1000)
    for _ in 0..<1000 { #expect(try store.undo(bench.context()) != nil) }
    #expect(try store.undo(bench.context()) == nil)
    #expect(try store.read { try $0.settings().values[SettingName(rawValue: "x")] } == "4")
  }

  @Test("leaves what another device has changed since, and says so")
  func changedElsewhere() throws {
    try bench.write(store, "add") { try $0.insert(habit) }
    var changed = habit
    changed.note = "mine"
    changed.icon = "📖"
    try bench.write(store, "edit") { transaction in
      try transaction.update(changed)
      try transaction.insert(CheckIn(id: UUID(1), habit: habit.id, day: habit.start))
    }
    // What a sync will do: another device's later stamp on one field of the habit.
    try store.connection.execute(
      """
      INSERT INTO device VALUES (2, zeroblob(16));
      UPDATE habit SET note = 'theirs';
      UPDATE habit_stamp SET device = 2, stamp = stamp + 999999999999 WHERE field = 'note';
      """)
    let undone = try #require(try store.undo(bench.context()))
    #expect(undone.leftCount == 1)
    let read = try #require(try StoreModel(store).habits.first)
    #expect(read.note == "theirs" && read.icon == "")
    #expect(try StoreModel(store).checkIns.isEmpty)

    try store.connection.execute("UPDATE check_in SET device = 2, stamp = stamp + 999999999999")
    #expect(try store.redo(bench.context())?.leftCount == 2)
    #expect(try StoreModel(store).checkIns.isEmpty)
    #expect(try StoreModel(store).habits.first?.icon == "📖")
  }

  @Test("stamps the fields that changed and no others, each write later than the last")
  func stamps() throws {
    try bench.write(store, "add") { try $0.insert(habit) }
    let created = try number("SELECT stamp FROM habit")
    #expect(try number("SELECT count(*) FROM habit_stamp") == 0)
    var changed = habit
    changed.icon = "📖"
    // A clock that is set back makes no earlier stamp.
    try store.write("edit", WriteContext(instant: 0) { UUID() }) { try $0.update(changed) }
    #expect(try number("SELECT count(*) FROM habit_stamp WHERE field = 'icon'") == 1)
    #expect(try number("SELECT count(*) FROM habit_stamp") == 1)
    #expect(try number("SELECT stamp FROM habit_stamp") == created + 1)
    #expect(try number("SELECT stamp FROM clock") == created + 1)
    #expect(try number("SELECT stamp FROM habit") == created)
    #expect(created == 1_772_694_002_000 * 65_536)
  }

  private func number(_ sql: String) throws -> Int64 {
    let statement = try store.connection.prepare(sql)
    return try statement.step() ? statement.integer(0) : -1
  }
}
