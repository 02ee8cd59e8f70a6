import Foundation
import HabitCore
import TestSupport
import Testing

@Suite("Statistics of todos")
struct TodoStatisticsTests {
  private func statistics(
    _ todos: [Todo], from first: Int? = nil, to last: Int? = nil, at clock: DayClock = SampleTodo.clock()
  ) -> TodoStatistics {
    let range = first.map { JudgedHabit.march($0)...JudgedHabit.march(last ?? $0) }
    return TodoStatistics(in: range, of: todos, at: clock, weekStart: .monday)
  }

  @Test("count what is done of what is done, overdue or due on no day; the rest is pending")
  func completion() throws {
    let home = UUID(1)
    let counted = try statistics([
      SampleTodo.todo("done", due: 3, category: home, done: SampleTodo.moment(3)),
      SampleTodo.todo("early", due: 9, priority: .high, done: SampleTodo.moment(4)),
      SampleTodo.todo("overdue", due: 4, priority: .high), SampleTodo.todo("whenever", priority: .low),
      SampleTodo.todo("today", due: 5, category: home), SampleTodo.todo("ahead", due: 7, priority: .high),
    ])
    #expect(counted.all.count == 6)
    #expect(counted.pending == 2)
    #expect(counted.all.completion.kept == 2 && counted.all.completion.counted == 4)
    #expect(counted.all.completion.rate == 0.5)
    #expect(counted.priorities[.high]?.count == 3)
    #expect(counted.priorities[.high]?.completion.rate == 0.5)
    #expect(counted.priorities[.low]?.completion.rate == 0)
    #expect(counted.categories[home]?.count == 2)
    #expect(counted.categories[UUID?.none]?.count == 4)
  }

  /// A todo, the day to which it belongs, and whether it was late.
  struct Case: Sendable, CustomStringConvertible {
    var due: Int?
    var time: String?
    var done: (day: Int, time: String)?
    let day: Int
    let isLate: Bool?

    var description: String { "due \(due ?? 0) \(time ?? ""), done \(done?.day ?? 0) \(done?.time ?? "")" }
  }

  @Test(
    "put each todo on one day, and tell whether it was late",
    arguments: [
      Case(day: 2, isLate: nil), Case(done: (4, "10:00"), day: 2, isLate: nil),
      Case(due: 4, day: 4, isLate: true), Case(due: 5, day: 5, isLate: nil), Case(due: 8, day: 8, isLate: nil),
      Case(due: 5, time: "11:00", day: 5, isLate: true), Case(due: 5, time: "13:00", day: 5, isLate: nil),
      Case(due: 4, done: (4, "23:59"), day: 4, isLate: false), Case(due: 4, done: (5, "00:00"), day: 4, isLate: true),
      Case(due: 4, time: "10:00", done: (4, "10:00"), day: 4, isLate: false),
      Case(due: 4, time: "10:00", done: (4, "10:01"), day: 4, isLate: true),
      Case(due: 8, done: (3, "10:00"), day: 3, isLate: false),
      // Due before it was there: it could not be done on that day.
      Case(due: 1, day: 2, isLate: true), Case(due: 1, done: (3, "10:00"), day: 2, isLate: true),
    ])
  func accounts(_ row: Case) throws {
    let done = row.done.map { SampleTodo.moment($0.day, $0.time) }
    let todo = try SampleTodo.todo("A", due: row.due, row.time, done: done, created: SampleTodo.moment(2, "08:00"))
    #expect(todo.dayOfAccount(at: SampleTodo.clock()) == JudgedHabit.march(row.day))
    #expect(statistics([todo], from: row.day).all.count == 1)
    #expect(statistics([todo], from: row.day + 1, to: 31).all.count == 0)
    let all = statistics([todo])
    #expect(all.dated == (row.isLate == nil ? 0 : 1))
    #expect(all.late == (row.isLate == true ? 1 : 0))
    #expect(all.lateShare == row.isLate.map { $0 ? 1 : 0 })
  }

  @Test("tell how long it takes until a todo is done")
  func meanTime() throws {
    let created = SampleTodo.moment(2, "08:00")
    let todos = try [
      SampleTodo.todo("A", done: SampleTodo.moment(2, "09:00"), created: created),
      SampleTodo.todo("B", done: SampleTodo.moment(3, "08:00"), created: created), SampleTodo.todo("C"),
    ]
    #expect(statistics(todos).meanMinutes == (60 + 1440) / 2)
    #expect(statistics([]).meanMinutes == nil)
    #expect(statistics([]).all.completion.rate == nil)
    #expect(statistics([]).lateShare == nil)
  }

  @Test("add up by weeks, up to the running one")
  func weeks() throws {
    let created = SampleTodo.moment(1, "08:00")  // a Sunday
    let todos = try [
      SampleTodo.todo("A", done: SampleTodo.moment(2), created: created), SampleTodo.todo("B", due: 3),
      SampleTodo.todo("C", due: 4, done: SampleTodo.moment(4)), SampleTodo.todo("D", due: 20),
    ]
    let weeks = statistics(todos).weeks
    #expect(weeks.map(\.completion.kept) == [1, 1])
    #expect(weeks.map(\.completion.counted) == [1, 2])
    #expect(weeks.map(\.isRunning) == [false, true])
    #expect(statistics(todos, from: 9, to: 20).weeks.isEmpty)
  }

  @Test("of a range are those of all, taken apart by days", arguments: 1...5 as ClosedRange<UInt64>)
  func partition(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let todos = try (0..<60).map { _ in
      let created = Int.random(in: 1...5, using: &generator)
      let done = Bool.random(using: &generator) ? SampleTodo.moment(.random(in: created...5, using: &generator)) : nil
      let due = Bool.random(using: &generator) ? Int.random(in: 1...12, using: &generator) : nil
      return try SampleTodo.todo(
        "A", due: due, priority: TodoPriority.allCases.randomElement(using: &generator) ?? .normal, done: done,
        created: SampleTodo.moment(created, "00:00"))
    }
    let all = statistics(todos)
    let days = (1...12).map { statistics(todos, from: $0) }
    #expect(days.reduce(0) { $0 + $1.all.count } == 60, "seed \(seed)")
    #expect(days.reduce(0) { $0 + $1.all.completion.kept } == all.all.completion.kept, "seed \(seed)")
    #expect(days.reduce(0) { $0 + $1.late } == all.late, "seed \(seed)")
    let weeks = all.weeks.reduce(Completion()) { $0 + $1.completion }
    #expect(weeks == all.all.completion, "seed \(seed)")
  }
}
