import HabitCore
import TestSupport
import Testing

@Suite("Lists of todos")
struct TodoListTests {
  private func numbered(_ todos: [Todo]) -> [NumberedTodo] {
    todos.enumerated().map { NumberedTodo(number: $0.offset + 1, todo: $0.element) }
  }

  private func titles(_ todos: [NumberedTodo]) -> String {
    todos.map(\.todo.title.text).joined(separator: " ")
  }

  // MARK: - Filters

  @Test("hold what their filter says")
  func filters() throws {
    let todos = try numbered([
      SampleTodo.todo("past", due: 4), SampleTodo.todo("passed", due: 5, "11:00"), SampleTodo.todo("tonight", due: 5),
      SampleTodo.todo("tomorrow", due: 6, priority: .high), SampleTodo.todo("whenever"),
      SampleTodo.todo("over", due: 4, priority: .high, done: SampleTodo.moment(5)),
    ])
    let expected: [TodoFilter: String] = [
      .all: "past passed tonight tomorrow whenever over", .today: "past passed tonight", .upcoming: "tomorrow",
      .overdue: "past passed", .important: "tomorrow", .done: "over",
    ]
    for filter in TodoFilter.allCases {
      let held = todos.filter { filter.contains($0.todo, at: SampleTodo.clock()) }
      #expect(titles(held) == expected[filter], "\(filter)")
    }
  }

  // MARK: - Orders

  @Test(
    "stand in the order that is asked for, equal ones in the manual one",
    arguments: [
      (TodoOrder.manual, "d B a C e f"), (.due, "a e C B d f"), (.priority, "B a e d C f"),
      (.created, "B d a C e f"), (.title, "a B C d e f"),
    ])
  func orders(order: TodoOrder, expected: String) throws {
    let todos = try numbered([
      SampleTodo.todo("d", due: 6), SampleTodo.todo("B", due: 5, priority: .high, created: SampleTodo.moment(3)),
      SampleTodo.todo("a", due: 5, "09:05"), SampleTodo.todo("C", due: 5, "13:00", priority: .low),
      SampleTodo.todo("e", due: 5, "09:05"), SampleTodo.todo("f", priority: .low),
    ])
    #expect(titles(order.sorted(todos, dayStart: .midnight)) == expected)
  }

  @Test("put the hours before the start of a day behind those before midnight")
  func nightOwls() throws {
    let todos = try numbered([
      SampleTodo.todo("one", due: 5, "01:00"), SampleTodo.todo("eleven", due: 5, "23:00"),
      SampleTodo.todo("five", due: 5, "05:00"), SampleTodo.todo("sometime", due: 5),
    ])
    let four = try #require(TimeOfDay("04:00"))
    #expect(titles(TodoOrder.due.sorted(todos, dayStart: four)) == "five eleven one sometime")
    #expect(titles(TodoOrder.due.sorted(todos, dayStart: .midnight)) == "one five eleven sometime")
  }

  // MARK: - Today

  @Test("of today hold what is due or overdue, and what was done of it, in its place")
  func today() throws {
    let todos = try numbered([
      SampleTodo.todo("sometime", due: 5), SampleTodo.todo("evening", due: 5, "18:00"),
      SampleTodo.todo("morning", due: 5, "09:05", done: SampleTodo.moment(5, "10:00")),
      SampleTodo.todo("overdue", due: 3, "20:00"), SampleTodo.todo("tomorrow", due: 6),
      SampleTodo.todo("early", due: 6, done: SampleTodo.moment(5)), SampleTodo.todo("whenever"),
      SampleTodo.todo("before", due: 5, done: SampleTodo.moment(4)),
      SampleTodo.todo("late", due: 2, done: SampleTodo.moment(5, "00:00")),
      SampleTodo.todo("nowhere", done: SampleTodo.moment(5)),
    ])
    let list = TodayTodos(on: JudgedHabit.march(5), of: todos, clock: SampleTodo.clock())
    #expect(titles(list.items) == "late overdue morning evening sometime")
    #expect(list.due == 5)
    #expect(list.done == 2)
  }

  @Test("of another day hold its own")
  func otherDays() throws {
    let todos = try numbered([
      SampleTodo.todo("overdue", due: 3), SampleTodo.todo("own", due: 4), SampleTodo.todo("ahead", due: 7, "07:00"),
      SampleTodo.todo("done", due: 4, "08:00", done: SampleTodo.moment(4)),
      SampleTodo.todo("late", due: 4, done: SampleTodo.moment(5)),
    ])
    let clock = SampleTodo.clock()
    #expect(titles(TodayTodos(on: JudgedHabit.march(4), of: todos, clock: clock).items) == "done own")
    #expect(titles(TodayTodos(on: JudgedHabit.march(7), of: todos, clock: clock).items) == "ahead")
    #expect(TodayTodos(on: JudgedHabit.march(8), of: todos, clock: clock).items.isEmpty)
  }

  @Test("take what was done in the night for the day before, as seen where it was done")
  func doneAtNight() throws {
    let done = try SampleTodo.todo("A", due: 5, done: SampleTodo.moment(6, "03:59"))
    let clock = SampleTodo.clock(6, "03:59", dayStart: "04:00")
    #expect(TodayTodos(on: JudgedHabit.march(5), of: numbered([done]), clock: clock).done == 1)
    // 01:00 of the 6th in Seoul is 16:00 of the 5th in UTC.
    let instant = SampleTodo.moment(5, "16:00").instant
    let abroad = try SampleTodo.todo("B", due: 6, done: Moment(instant: instant, secondsFromUTC: 9 * 3600))
    #expect(TodayTodos(on: JudgedHabit.march(6), of: numbered([abroad]), clock: SampleTodo.clock(6)).done == 1)
    #expect(Moment.earliestInstant(of: JudgedHabit.march(6)) <= instant)
  }

  // MARK: - Search

  @Test(
    "are searched in title and memo without regard to case and composition",
    arguments: [
      ("milk", true), ("MILK", true), (" oat ", true), ("", true), ("cafe\u{301}", true), ("caf\u{e9}", true),
      ("우유", true), ("\u{110B}\u{116E}\u{110B}\u{1172}", true), ("strasse", true), ("cafe", false), ("juice", false),
    ])
  func search(text: String, isFound: Bool) throws {
    var todo = try SampleTodo.todo("Buy Milk 우유")
    todo.memo = "Oat, from the CAFÉ\nin the Straße"
    #expect(todo.mentions(text) == isFound)
  }
}
