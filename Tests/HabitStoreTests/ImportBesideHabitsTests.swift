import Foundation
import HabitCore
import HabitStore
import TestSupport
import Testing

@Suite("Import of what is no habit") struct ImportBesideHabitsTests {
  let bench: StoreBench
  let store: Store
  let work: HabitCore.Category
  let plan: ImportPlan

  init() throws {
    bench = try StoreBench()
    store = try bench.inMemory()
    work = Category(id: UUID(71), name: try Name("Work"), icon: "💼")
    var habit = try bench.habit(1, "Read")
    habit.category = work.id
    var call = Todo(id: UUID(81), title: try Name("Call"), created: Moment(instant: 5, secondsFromUTC: 0))
    call.category = work.id
    plan = ImportPlan(
      categories: [work], habits: [ImportedHabit(habit: habit, checkIns: [])],
      pauses: [
        Pause(id: UUID(91), habit: habit.id, first: habit.start, last: habit.start + 3),
        Pause(id: UUID(92), habit: nil, first: habit.start + 5, last: nil),
      ],
      todos: [call, Todo(id: UUID(82), title: try Name("Write"), created: Moment(instant: 6, secondsFromUTC: 0))],
      settings: ["day-start": "04:00"])
  }

  private func apply(_ plan: ImportPlan) throws -> ImportOutcome {
    try bench.write(store, "import") { try $0.apply(plan) }
  }

  @Test("adds categories, pauses and todos in their order, and nothing the second time")
  func twice() throws {
    let first = try apply(plan)
    #expect(first.categories == .init(inserted: 1))
    #expect(first.pauses == .init(inserted: 2))
    #expect(first.todos == .init(inserted: 2))
    #expect(first.settings == ["day-start"])
    #expect(first.isChange)
    let model = try StoreModel(store)
    #expect(model.categories == plan.categories)
    #expect(model.habits.map(\.category) == [work.id])
    #expect(Set(model.pauses) == Set(plan.pauses))
    #expect(model.todos.map(\.todo) == plan.todos)
    let second = try apply(plan)
    #expect(second.todos == .init(unchanged: 2))
    #expect(!second.isChange)
    #expect(try StoreModel(store) == model)
    #expect(try store.read { try $0.journal() }.count == 1)
  }

  @Test("undo takes it all back, redo and a new import bring it again")
  func undo() throws {
    let before = try StoreModel(store)
    _ = try apply(plan)
    let after = try StoreModel(store)
    _ = try store.undo(bench.context())
    #expect(try StoreModel(store) == before)
    _ = try store.redo(bench.context())
    #expect(try StoreModel(store) == after)
    _ = try store.undo(bench.context())
    #expect(try apply(plan).todos == .init(inserted: 2))
    let again = try StoreModel(store)
    #expect(again.categories == after.categories)
    #expect(again.todos.map(\.todo) == after.todos.map(\.todo))
    #expect(again.pauses == after.pauses)
  }

  @Test("takes a category of the same name for the same, without regard to case")
  func sameName() throws {
    let own = Category(id: UUID(7), name: try Name("work"))
    try bench.write(store, "category add work") { try $0.insert(own) }
    let outcome = try apply(plan)
    #expect(outcome.categories == .init(unchanged: 1))
    let model = try StoreModel(store)
    #expect(model.categories == [own])
    #expect(model.habits.map(\.category) == [own.id])
    #expect(model.todos.map(\.todo.category) == [own.id, nil])
  }

  @Test("leaves what a person changed, and brings back what was removed")
  func changed() throws {
    _ = try apply(plan)
    var edited = plan.todos[0]
    edited.memo = "my own words"
    try bench.write(store, "edit") { transaction in
      try transaction.update(edited)
      try transaction.delete(plan.todos[1])
      try transaction.delete(plan.pauses[0])
      try transaction.delete(work)
    }
    let outcome = try apply(plan)
    #expect(outcome.todos == .init(inserted: 1, unchanged: 1))
    #expect(outcome.keptTodos == [edited.title])
    #expect(outcome.pauses == .init(inserted: 1, unchanged: 1))
    #expect(outcome.categories == .init(inserted: 1))
    let model = try StoreModel(store)
    #expect(model.todos.map(\.todo) == [edited, plan.todos[1]])
    #expect(Set(model.pauses) == Set(plan.pauses))
    #expect(model.categories == [work])
  }

  @Test("takes settings only where nothing was recorded yet, and never those of a device")
  func settings() throws {
    try bench.write(store, "add") { try $0.insert(bench.habit(9, "Run")) }
    let before = try store.read { try $0.settings() }
    #expect(try apply(plan).settings.isEmpty)
    #expect(try store.read { try $0.settings() } == before)
    let empty = try bench.inMemory()
    let foreign = ImportPlan(settings: ["on-change": "rm -rf /", "widget-file": "/x.png", "language": "ko"])
    #expect(try bench.write(empty, "import") { try $0.apply(foreign) }.settings == ["language"])
    #expect(try empty.read { try $0.settings() }.changeCommand == nil)
  }
}
