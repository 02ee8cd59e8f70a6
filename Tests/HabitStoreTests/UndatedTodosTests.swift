import FoundationEssentials
import HabitCore
import HabitStore
import TestSupport
import Testing

@Suite("Todos that are due on no day") struct UndatedTodosTests {
  private let folder: TemporaryFolder
  private let store: Store

  init() throws {
    folder = try TemporaryFolder()
    store = try Store.openOrCreate(at: folder.path + "/habit.db", weekStart: .monday, Self.context)
  }

  private static let context = WriteContext(instant: 0, makeIdentifier: { UUID(1) })

  private func add(_ todos: Todo...) throws {
    try store.write("add", Self.context) { transaction in
      for (index, todo) in todos.enumerated() {
        let numbered = Todo(
          id: UUID(index + 10), title: todo.title, due: todo.due, done: todo.done, created: todo.created)
        _ = try transaction.insert(numbered, isFirst: index.isMultiple(of: 2))
      }
    }
  }

  private func undated(amongLast most: Int) throws -> [Int] {
    let undated = try store.read { try $0.undatedTodos(amongLast: most) }
    return [undated.count, undated.isWhole ? 1 : 0]
  }

  @Test("are none in an empty store")
  func none() throws {
    #expect(try undated(amongLast: 1) == [0, 1])
  }

  @Test("are counted while they are open, among those that were added last")
  func counted() throws {
    try add(
      SampleTodo.todo("oldest"), SampleTodo.todo("dated", due: 5), SampleTodo.todo("done", done: SampleTodo.moment(5)),
      SampleTodo.todo("newest"))
    #expect(try undated(amongLast: 100) == [2, 1])
    #expect(try undated(amongLast: 5) == [2, 1])
    // There may be more behind the last one that was looked at.
    #expect(try undated(amongLast: 4) == [2, 0])
    #expect(try undated(amongLast: 3) == [1, 0])
    #expect(try undated(amongLast: 1) == [1, 0])
  }

  @Test("are counted no more once they are deleted")
  func deleted() throws {
    try add(SampleTodo.todo("one"), SampleTodo.todo("two"))
    let first = try #require(try store.read { try $0.todos() }.first).todo
    try store.write("delete", Self.context) { try $0.delete(first) }
    #expect(try undated(amongLast: 2) == [1, 1])
  }
}
