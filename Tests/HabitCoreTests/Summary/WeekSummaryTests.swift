import HabitCore
import TestSupport
import Testing

@Suite("Week summary")
struct WeekSummaryTests {
  @Test("holds the states of the week, what was kept, and what the week before came to")
  func rows() throws {
    let history = try JudgedHabit(from: 1).with(on: 1, 2, 3, 5).history(on: 6)
    let summary = WeekSummary(Week(containing: JudgedHabit.march(6), startingOn: .monday), of: [history])
    #expect(summary.rows.map(\.states) == [[.done, .done, .missed, .done, .pending, .none, .none]])
    #expect(summary.completion.kept == 3)
    #expect(summary.completion.counted == 4)
    #expect(summary.previous.rate == 1)
  }

  @Test("leaves out habits that the week does not touch")
  func others() throws {
    let history = try JudgedHabit(from: 16).history(on: 16)
    let summary = WeekSummary(Week(containing: JudgedHabit.march(6), startingOn: .monday), of: [history])
    #expect(summary.rows.isEmpty)
    #expect(summary.completion.rate == nil)
  }

  @Test("starts on the weekday that weeks start on")
  func weekStart() throws {
    let history = try JudgedHabit(from: 1).with(on: 1).history(on: 7, weekStart: .sunday)
    let summary = WeekSummary(Week(containing: JudgedHabit.march(7), startingOn: .sunday), of: [history])
    #expect(summary.rows.first?.states.first == .done)
    #expect(summary.week.first == JudgedHabit.march(1))
  }
}
