import HabitCore
import TestSupport
import Testing

@Suite("Urgency of a todo")
struct TodoUrgencyTests {
  /// One due time at one moment.
  struct Case: Sendable, CustomStringConvertible {
    let due: Int?
    var time: String?
    var now = "12:00"
    var today = 5
    var dayStart = "00:00"
    let urgency: TodoUrgency

    var description: String {
      "due \(due.map(String.init) ?? "never") \(time ?? ""), on \(today) \(now), days from \(dayStart)"
    }
  }

  @Test(
    "follows from the day, and from the time of today",
    arguments: [
      Case(due: nil, urgency: .whenever),
      Case(due: 4, urgency: .overdue),
      Case(due: 4, time: "23:00", urgency: .overdue),
      Case(due: 5, urgency: .today),
      Case(due: 5, now: "23:59", urgency: .today),
      Case(due: 5, time: "11:59", urgency: .overdue),
      Case(due: 5, time: "12:00", urgency: .soon),
      Case(due: 5, time: "13:00", urgency: .soon),
      Case(due: 5, time: "13:01", urgency: .today),
      Case(due: 5, time: "09:05", now: "08:00", urgency: .today),
      Case(due: 6, urgency: .later),
      Case(due: 6, time: "00:10", now: "23:30", urgency: .soon),
      Case(due: 6, time: "00:31", now: "23:30", urgency: .later),
      // Days that start at four: the hours before it belong to the night after the day.
      Case(due: 5, time: "01:00", now: "23:30", dayStart: "04:00", urgency: .today),
      Case(due: 5, time: "01:00", now: "00:20", today: 6, dayStart: "04:00", urgency: .soon),
      Case(due: 5, time: "01:00", now: "01:01", today: 6, dayStart: "04:00", urgency: .overdue),
      Case(due: 5, time: "23:00", now: "00:20", today: 6, dayStart: "04:00", urgency: .overdue),
      Case(due: 5, now: "03:59", today: 6, dayStart: "04:00", urgency: .today),
      Case(due: 5, now: "04:00", today: 6, dayStart: "04:00", urgency: .overdue),
      Case(due: 6, time: "04:30", now: "03:45", today: 6, dayStart: "04:00", urgency: .soon),
    ])
  func urgency(_ row: Case) throws {
    let clock = SampleTodo.clock(row.today, row.now, dayStart: row.dayStart)
    #expect(try SampleTodo.todo("A", due: row.due, row.time).urgency(at: clock) == row.urgency)
    let done = try SampleTodo.todo("A", due: row.due, row.time, done: SampleTodo.moment(5))
    #expect(done.urgency(at: clock) == .done)
  }

  @Test(
    "is that of the next such time, where no day is given",
    arguments: [
      ("18:00", "12:00", "00:00", 5), ("12:00", "12:00", "00:00", 5), ("11:59", "12:00", "00:00", 6),
      ("01:00", "23:30", "04:00", 5), ("01:00", "23:30", "00:00", 6),
    ])
  func next(time: String, now: String, dayStart: String, day: Int) throws {
    let time = try #require(TimeOfDay(time))
    let due = TodoDue.next(time, after: SampleTodo.clock(5, now, dayStart: dayStart))
    #expect(due == TodoDue(JudgedHabit.march(day), time))
  }
}
