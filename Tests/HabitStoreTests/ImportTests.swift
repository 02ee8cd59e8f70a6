import Foundation
import HabitCore
import HabitStore
import TestSupport
import Testing

@Suite("Import into the store") struct ImportTests {
  let bench: StoreBench
  let store: Store

  init() throws {
    bench = try StoreBench()
    store = try bench.inMemory()
  }

  private func imported(_ number: Int, _ name: String, days: Range<Int>) throws -> ImportedHabit {
    let habit = try bench.habit(number, name)
    return ImportedHabit(
      habit: habit,
      checkIns: days.map { CheckIn(id: UUID(number * 1000 + $0), habit: habit.id, day: habit.start + $0) })
  }

  private func apply(_ habits: [ImportedHabit]) throws -> ImportOutcome {
    try bench.write(store, "import") { try $0.apply(ImportPlan(habits: habits)) }
  }

  @Test("keeps habits of equal names apart, and finds them again the second time")
  func equalNames() throws {
    try bench.write(store, "add vegan") { try $0.insert(bench.habit(9, "vegan")) }
    let plan = [try imported(1, "Vegan", days: 0..<15), try imported(2, "Vegan", days: 0..<43)]
    let first = try apply(plan)
    #expect(first.items.map(\.name.text) == ["Vegan (2)", "Vegan (3)"])
    #expect(first.items.map(\.isNew) == [true, true])
    #expect(first.items.map(\.inserted) == [15, 43])
    #expect(first.items.map(\.unchanged) == [0, 0])
    let model = try StoreModel(store)
    #expect(model.habits.map(\.name.text) == ["vegan", "Vegan (2)", "Vegan (3)"])
    let second = try apply(plan)
    #expect(second.items.map(\.name.text) == ["Vegan (2)", "Vegan (3)"])
    #expect(second.items.map(\.isNew) == [false, false])
    #expect(second.items.map(\.inserted) == [0, 0])
    #expect(second.items.map(\.unchanged) == [15, 43])
    #expect(try StoreModel(store) == model)
    #expect(try store.read { try $0.journal() }.count == 2)
  }

  @Test("leaves the fields of a habit that is there, brings removed check-ins back and adds new ones")
  func again() throws {
    _ = try apply([try imported(1, "Read", days: 0..<5)])
    var habit = try bench.habit(1, "Books")
    habit.note = "my own words"
    try bench.write(store, "edit") { transaction in
      try transaction.update(habit)
      let checkIns = try transaction.checkIns(of: habit.id)
      var noted = checkIns[0]
      noted.note = "mine"
      try transaction.update(noted)
      try transaction.delete(checkIns[1])
    }
    let outcome = try apply([try imported(1, "Read", days: 0..<7)])
    // The last check-in has a note of its own here.
    #expect(
      outcome.items == [
        .init(name: try Name("Books"), isNew: false, inserted: 3, unchanged: 4, kept: [habit.start + 4])
      ])
    let model = try StoreModel(store)
    #expect(model.habits == [habit])
    #expect(model.checkIns.map { $0.day - habit.start } == Array(0..<7))
    #expect(model.checkIns.map(\.note).filter { !$0.isEmpty } == ["mine"])
  }

  @Test("undo takes all of it back, and redo and a new import bring it again")
  func undo() throws {
    try bench.write(store, "add") { try $0.insert(bench.habit(9, "Run")) }
    let before = try StoreModel(store)
    let plan = [try imported(1, "Read", days: -3..<5), try imported(2, "Walk", days: 0..<500)]
    _ = try apply(plan)
    let after = try StoreModel(store)
    #expect(after.checkIns.count == 508)
    #expect(after.habits[1].start == Day(ordinal: 19_997))
    #expect(try store.undo(bench.context())?.leftCount == 0)
    #expect(try StoreModel(store) == before)
    #expect(try store.redo(bench.context())?.leftCount == 0)
    #expect(try StoreModel(store) == after)
    _ = try store.undo(bench.context())
    let again = try apply(plan)
    #expect(again.items.map(\.isNew) == [true, true])
    #expect(again.items.map(\.inserted) == [8, 500])
    #expect(try StoreModel(store) == after)
  }

  @Test("a habit that was deleted comes back, under a free name")
  func deleted() throws {
    let plan = [try imported(1, "Read", days: 0..<5)]
    _ = try apply(plan)
    try bench.write(store, "delete") { try $0.delete(bench.habit(1, "Read")) }
    try bench.write(store, "add") { try $0.insert(bench.habit(2, "read")) }
    let outcome = try apply(plan)
    #expect(outcome.items.map(\.name.text) == ["Read (2)"])
    #expect(try store.read { try $0.checkInCount(of: UUID(0xA001)) } == 5)
  }

  @Test("a skip before the start does not move it")
  func skip() throws {
    var plan = try imported(1, "Read", days: 0..<1)
    plan.checkIns.append(CheckIn(id: UUID(7), habit: plan.habit.id, day: plan.habit.start - 5, kind: .skip))
    _ = try apply([plan])
    #expect(try StoreModel(store).habits.map(\.start) == [plan.habit.start])
  }

  @Test(
    "a name that is taken gets the first free number",
    arguments: [
      ("Vegan", [], "Vegan"), ("Vegan", ["vegan"], "Vegan (2)"), ("Vegan", ["vegan", "VEGAN (2)"], "Vegan (3)"),
      ("Caf\u{E9}", ["cafe\u{301}"], "Café (2)"),
      (
        String(repeating: "가", count: 200), [String(repeating: "가", count: 200)],
        String(repeating: "가", count: 196) + " (2)"
      ),
    ] as [(String, [String], String)])
  func freeName(name: String, taken: [String], expected: String) throws {
    let free = try Name(name).free(among: Set(taken.map(Name.key(of:))))
    #expect(free.text == expected)
    #expect(free == (try Name(expected)))
  }
}
