import Foundation
import HabitCore
import SQLite
import TestSupport
import Testing

@testable import HabitStore

@Suite("Merge of two stores") struct MergeTests {
  private let laptop: MergeDevice
  private let desktop: MergeDevice

  init() throws {
    laptop = try MergeDevice(1, seed: 1, offset: 0)
    desktop = try MergeDevice(2, seed: 1, offset: 0)
  }

  // MARK: - Set-up

  private static let monday = Day(ordinal: 20_000)
  private let read = UUID(0xA001)

  private func write(_ device: MergeDevice, at step: Int, _ body: (Transaction) throws -> Void) throws {
    try device.store.write("step \(step)", device.context(step), body)
  }

  private func add(_ name: String, id: UUID, _ device: MergeDevice, at step: Int) throws {
    try write(device, at: step) {
      try $0.insert(Habit(id: id, name: try Name(name), start: Self.monday))
    }
  }

  /// Both devices have the habit "Read".
  private func shareRead() throws {
    try add("Read", id: read, laptop, at: 1)
    try desktop.meet(laptop, 2)
  }

  private func change(_ device: MergeDevice, at step: Int, _ body: (inout Habit) throws -> Void) throws {
    var habit = try #require(try device.store.read { try $0.habits() }.first { $0.id == read })
    try body(&habit)
    try write(device, at: step) { try $0.update(habit) }
  }

  private func check(
    _ device: MergeDevice, at step: Int, id: Int, day: Day = monday, amount: Int? = nil, note: String = ""
  ) throws {
    try write(device, at: step) {
      try $0.insert(
        CheckIn(id: UUID(id), habit: read, day: day, kind: .done, amount: amount.map { Amount($0) }, note: note))
    }
  }

  private func delete(_ device: MergeDevice, at step: Int) throws {
    let habit = try #require(try device.store.read { try $0.habits() }.first { $0.id == read })
    try write(device, at: step) { try $0.delete(habit) }
  }

  /// Lets both devices meet, and demands that they agree.
  @discardableResult
  private func meet(at step: Int = 100) throws -> (laptop: MergeOutcome, desktop: MergeOutcome) {
    let outcome = (try laptop.meet(desktop, step), try desktop.meet(laptop, step + 1))
    #expect(try laptop.records() == desktop.records())
    #expect(try laptop.seen() == desktop.seen())
    #expect(try laptop.meet(desktop, step + 2).isEmpty)
    return outcome
  }

  // MARK: - Fields

  @Test("takes of each field the later value, and says what differed")
  func fields() throws {
    try shareRead()
    try change(laptop, at: 10) { $0.icon = "📖" }
    try change(desktop, at: 11) { $0.name = try Name("Books") }
    try change(laptop, at: 12) { $0.note = "at night" }
    try change(desktop, at: 13) { $0.note = "in bed" }
    let outcome = try meet().laptop
    let habit = try laptop.seen().habits[0]
    #expect(habit.icon == "📖")
    #expect(habit.name.text == "Books")
    #expect(habit.note == "in bed")
    #expect(outcome.counts.mapValues(\.changed) == ["habit": 1])
    #expect(
      outcome.differences == [
        difference("icon", .text("📖"), .text(""), isTaken: false),
        difference("name", .text("Read"), .text("Books"), isTaken: true),
        difference("note", .text("at night"), .text("in bed"), isTaken: true),
      ])
  }

  private func difference(
    _ field: String, _ here: MergeValue, _ there: MergeValue, isTaken: Bool
  ) -> MergeOutcome.Difference {
    MergeOutcome.Difference(
      kind: "habit", name: "Read", day: nil, field: field, here: here, there: there, isTaken: isTaken)
  }

  @Test("keeps a due day and its time together")
  func due() throws {
    let id = UUID(0xB001)
    let moment = Moment(instant: 0, secondsFromUTC: 0)
    var todo = Todo(id: id, title: try Name("Milk"), due: TodoDue(Self.monday, .midnight), created: moment)
    try write(laptop, at: 1) { try $0.insert(todo) }
    try desktop.meet(laptop, 2)
    todo.due = nil
    try write(laptop, at: 10) { try $0.update(todo) }
    todo.due = TodoDue(Self.monday, TimeOfDay(hour: 9, minute: 0))
    try write(desktop, at: 11) { try $0.update(todo) }
    try meet()
    #expect(try laptop.seen().todos.map(\.todo.due) == [todo.due])
  }

  @Test("lets what nobody has chosen yield, whichever store is younger")
  func standardSetting() throws {
    try write(laptop, at: 1) { try $0.set(.weekStart, to: "sun") }
    let tablet = try MergeDevice(3, seed: 1, offset: 1_000_000)
    try tablet.meet(laptop, 2)
    #expect(try tablet.seen().settings[.weekStart] == "sun")
    try laptop.meet(tablet, 3)
    #expect(try laptop.seen().settings[.weekStart] == "sun")
  }

  @Test("leaves settings that name a command or a path on their device")
  func deviceSettings() throws {
    try write(laptop, at: 1) { try $0.set(.onChange, to: "touch /tmp/x") }
    try #expect(laptop.records().keys.allSatisfy { $0.id != .text("on-change") })
    try desktop.meet(laptop, 2)
    #expect(try desktop.seen().settings[.onChange] == nil)
  }

  @Test("lets every column of the tables travel, save those that belong to one store")
  func columns() throws {
    for table in Table.merging {
      let statement = try laptop.store.connection.prepare("SELECT name FROM pragma_table_info('\(table.rawValue)')")
      var columns: Set<String> = []
      while try statement.step() { columns.insert(statement.text(0)) }
      let local = ["key", "number", "stamp", "device"] + table.keyColumns
      #expect(columns.subtracting(local.filter { !table.mergedColumns.contains($0) }) == Set(table.mergedColumns))
    }
  }

  // MARK: - Check-ins

  @Test("adds up what both devices recorded offline")
  func bothGlasses() throws {
    try shareRead()
    try change(laptop, at: 3) { $0.goals = Timeline(.atLeast(Amount(2), unit: "glasses")) }
    try desktop.meet(laptop, 4)
    try check(laptop, at: 10, id: 1, amount: 1)
    try check(desktop, at: 11, id: 2, amount: 1, note: "tea")
    let outcome = try meet()
    #expect(try laptop.seen().checkIns.compactMap(\.amount).reduce(Amount.zero, +) == Amount(2))
    let shared = [MergeOutcome.SharedDay(name: "Read", day: Self.monday.ordinal)]
    #expect(outcome.laptop.sharedDays == shared)
    #expect(outcome.desktop.sharedDays.isEmpty)
  }

  @Test("removes what was removed and no more: what another device recorded stays")
  func removal() throws {
    try shareRead()
    try check(laptop, at: 3, id: 1)
    try desktop.meet(laptop, 4)
    try check(desktop, at: 10, id: 2, note: "mine")
    let first = try #require(try laptop.seen().checkIns.first)
    try write(laptop, at: 11) { try $0.delete(first) }
    try meet()
    #expect(try laptop.seen().checkIns.map(\.note) == ["mine"])
  }

  // MARK: - Removed here, written there

  @Test("brings a habit back that was removed before another device wrote on it", arguments: 0...3)
  func revival(kind: Int) throws {
    try shareRead()
    try delete(laptop, at: 10)
    switch kind {
    case 0: try change(desktop, at: 11) { $0.icon = "📖" }
    case 1: try change(desktop, at: 11) { $0.change(to: .every(days: 2), from: Self.monday + 3) }
    case 2: try check(desktop, at: 11, id: 1)
    default:
      try write(desktop, at: 11) {
        try $0.insert(Pause(id: UUID(1), habit: read, first: Self.monday, last: nil))
      }
    }
    let outcome = try meet()
    #expect(outcome.laptop.settlements == [.revived(kind: "habit", name: "Read")])
    #expect(outcome.desktop.settlements.isEmpty)
    #expect(try desktop.seen().habits.map(\.name.text) == ["Read"])
  }

  @Test("lets a removal hold against what was written before it")
  func removalHolds() throws {
    try shareRead()
    try check(desktop, at: 10, id: 1)
    try change(desktop, at: 11) { $0.icon = "📖" }
    try delete(laptop, at: 12)
    try meet()
    #expect(try laptop.seen().habits.isEmpty)
    // Undone, all of it is there.
    #expect(try laptop.store.undo(laptop.context(200)) != nil)
    try meet(at: 201)
    #expect(try desktop.seen().checkIns.count == 1)
  }

  @Test("gives a habit back its schedule and goal, if another device writes on one whose making was undone")
  func undoneMaking() throws {
    try shareRead()
    #expect(try laptop.store.undo(laptop.context(10)) != nil)
    try change(desktop, at: 11) { $0.icon = "📖" }
    try meet()
    #expect(try laptop.seen().habits.map(\.icon) == ["📖"])
    #expect(try laptop.seen().habits.map(\.schedules) == [Timeline(.daily)])
  }

  @Test("gives a todo that comes back a number that none has")
  func todoNumbers() throws {
    let moment = Moment(instant: 0, secondsFromUTC: 0)
    var milk = Todo(id: UUID(0xB001), title: try Name("Milk"), created: moment)
    try write(laptop, at: 1) { try $0.insert(milk) }
    try desktop.meet(laptop, 2)
    try write(laptop, at: 10) { try $0.delete(milk) }
    try write(laptop, at: 11) { try $0.insert(Todo(id: UUID(0xB002), title: try Name("Bread"), created: moment)) }
    milk.memo = "two"
    try write(desktop, at: 12) { try $0.update(milk) }
    let outcome = try meet()
    #expect(outcome.laptop.settlements == [.revived(kind: "todo", name: "Milk")])
    #expect(try laptop.store.read { try $0.todos() }.map(\.number).sorted() == [1, 2])
    #expect(try desktop.store.read { try $0.todos() }.map(\.number).sorted() == [1, 2])
  }

  // MARK: - What does not fit together

  @Test("keeps two habits of one name, and numbers the one that was made later")
  func namesakes() throws {
    try add("Read", id: UUID(0xA009), laptop, at: 10)
    try add("read", id: UUID(0xA001), desktop, at: 11)
    try add("Read (2)", id: UUID(0xA002), desktop, at: 12)
    let outcome = try meet()
    #expect(outcome.laptop.settlements == [.renamed(kind: "habit", from: "read", to: "read (3)")])
    #expect(try laptop.seen().habits.first { $0.id == UUID(0xA009) }?.name.text == "Read")
  }

  @Test("moves a start back to a check-in, or to an end, of another device")
  func starts() throws {
    try shareRead()
    try change(laptop, at: 10) { $0.start = Self.monday + 5 }
    try check(desktop, at: 11, id: 1, day: Self.monday + 2)
    #expect(try meet().laptop.settlements == [.movedStart(name: "Read", to: Self.monday.ordinal + 2)])
    try change(laptop, at: 210) { $0.start = Self.monday + 1 }
    try change(desktop, at: 211) { $0.end = Self.monday }
    #expect(try meet(at: 212).desktop.settlements.isEmpty)
    #expect(try laptop.seen().habits.map(\.start) == [Self.monday])
  }

  @Test("says so if a schedule of one device and a goal of another do not go together")
  func conflict() throws {
    try shareRead()
    try change(laptop, at: 10) { $0.change(to: .every(days: 3), from: Self.monday) }
    try change(desktop, at: 11) { $0.change(to: .atMost(Amount(1), unit: ""), from: Self.monday) }
    #expect(try meet().laptop.settlements == [.conflict(name: "Read")])
  }

  // MARK: - Undo

  @Test("does not undo what another device has written since")
  func undo() throws {
    try shareRead()
    try change(laptop, at: 10) { $0.note = "mine" }
    try change(desktop, at: 11) { $0.note = "theirs" }
    try meet()
    #expect(try laptop.store.undo(laptop.context(200))?.leftCount == 1)
    #expect(try laptop.seen().habits.map(\.note) == ["theirs"])
  }

  @Test("is no step to undo, and makes later writes later than all that came")
  func journal() throws {
    let ahead = try MergeDevice(3, seed: 1, offset: 3_600_000)
    try add("Read", id: read, ahead, at: 1)
    try laptop.meet(ahead, 2)
    #expect(try laptop.store.read { try $0.journal() }.isEmpty)
    try change(laptop, at: 3) { $0.note = "later, by a clock that is behind" }
    try ahead.meet(laptop, 4)
    #expect(try ahead.seen().habits.map(\.note) == ["later, by a clock that is behind"])
  }
}
