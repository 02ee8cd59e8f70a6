import FoundationEssentials
import HabitCore
import TestSupport
import Testing

@Suite("A day at a glance")
struct DayGlanceTests {
  private func glance(
    _ habits: [JudgedHabit], at hour: Int = 12, todos: [NumberedTodo] = []
  ) throws -> DayGlance {
    let time = try #require(TimeOfDay(hour: hour, minute: 0))
    let clock = WallClock(date: JudgedHabit.march(5), time: time, instant: 0, secondsFromUTC: 0)
    let histories = habits.enumerated().map { (number: $0.offset + 1, history: $0.element.history(on: 5)) }
    let list = TodayList(on: JudgedHabit.march(5), of: histories, clock: clock, dayStart: .midnight)
    return DayGlance(
      of: list, hasHabits: !habits.isEmpty, perfectRun: PerfectDays(of: histories.map(\.history)).currentRun,
      todos: todos, clock: DayClock(clock))
  }

  private func habit(
    _ name: String, _ schedule: Schedule = .daily, goal: Goal = .check, at hour: Int? = nil
  ) throws -> JudgedHabit {
    try JudgedHabit(name, schedule, goal: goal, at: hour.flatMap { TimeOfDay(hour: $0, minute: 0) })
  }

  @Test("counts what is done of what is due, and names what is overdue as the next")
  func counts() throws {
    let glance = try glance([
      try habit("Later", at: 21), try habit("Done", at: 7).with(on: 5), try habit("Overdue", at: 8),
      try habit("Skipped").with(.skip, on: 5),
    ])
    #expect((glance.done, glance.due) == (1, 3))
    #expect(glance.open.map(\.name) == ["Overdue", "Later"])
    #expect(glance.next?.isOverdue == true)
    #expect(glance.status == .overdue)
    #expect(glance.share == 1 / 3.0)
  }

  @Test("tells an empty store, a free day, an open one and a done one apart")
  func statuses() throws {
    #expect(try glance([]).status == .empty)
    #expect(try glance([habit("Monday", .weekdays(WeekdaySet([.monday])))]).status == .free)
    #expect(try glance([habit("Skipped").with(.skip, on: 5)]).status == .free)
    #expect(try glance([habit("Open", at: 21)]).status == .open)
    #expect(try glance([habit("Done", at: 7).with(on: 5)]).status == .done)
    #expect(try glance([habit("Skipped").with(.skip, on: 5)]).share == nil)
  }

  @Test("lets a day be done though a limit has to hold until its end")
  func limits() throws {
    let coffee = try habit("Coffee", goal: .atMost(Amount(2), unit: "cups"), at: 8)
    let kept = try glance([habit("Read").with(on: 5), coffee.with(.done, Amount(1), on: 5)])
    #expect((kept.done, kept.due, kept.status) == (1, 1, .done))
    let passed = try glance([habit("Read").with(on: 5), coffee.with(.done, Amount(3), on: 5)])
    #expect((passed.done, passed.due, passed.status) == (1, 2, .done))
    #expect(try glance([coffee]).status == .free)
  }

  @Test("counts what waits since an earlier day as open")
  func late() throws {
    let glance = try glance([habit("Plants", .every(days: 2)).with(on: 2)])
    #expect(glance.open.map(\.name) == ["Plants"])
    #expect((glance.done, glance.due, glance.status) == (0, 1, .open))
  }

  @Test("counts perfect days up to today")
  func perfect() throws {
    #expect(try glance([habit("Read").with(on: 2, 3, 4)]).perfectDays == 3)
    #expect(try glance([habit("Read").with(on: 2, 3, 4, 5)]).perfectDays == 4)
    #expect(try glance([habit("Read").with(on: 2, 3)]).perfectDays == 0)
  }

  @Test("is not done before the todos of the day are")
  func todos() throws {
    func todo(_ number: Int, due day: Int) throws -> NumberedTodo {
      let todo = Todo(
        id: UUID(number), title: try Name("Todo"), due: TodoDue(JudgedHabit.march(day)),
        created: Moment(instant: 0, secondsFromUTC: 0))
      return NumberedTodo(number: number, todo: todo)
    }
    let done = try habit("Read").with(on: 5)
    let open = try glance([done], todos: [todo(1, due: 5)])
    #expect((open.status, open.openTodos, open.overdueTodos, open.share) == (.open, 1, 0, 1))
    let overdue = try glance([done], todos: [todo(1, due: 5), todo(2, due: 4)])
    #expect((overdue.status, overdue.openTodos, overdue.overdueTodos) == (.overdue, 2, 1))
    #expect(try glance([], todos: [todo(1, due: 5)]).status == .open)
  }
}
