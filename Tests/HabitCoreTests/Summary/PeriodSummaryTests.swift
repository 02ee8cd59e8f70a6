import HabitCore
import TestSupport
import Testing

@Suite("Period summary")
struct PeriodSummaryTests {
  private func week(of day: Int, _ histories: History...) -> PeriodSummary {
    PeriodSummary(.week, containing: JudgedHabit.march(day), weekStart: .monday, of: histories)
  }

  @Test("holds the states of the week, what was kept, and what the week before came to")
  func rows() throws {
    let summary = week(of: 6, try JudgedHabit(from: 1).with(on: 1, 2, 3, 5).history(on: 6))
    #expect(summary.rows.map(\.states) == [[.done, .done, .missed, .done, .pending, .none, .none]])
    #expect(summary.completion.kept == 3)
    #expect(summary.completion.counted == 4)
    #expect(summary.previous.rate == 1)
    #expect(summary.change == -25)
    #expect(summary.perfectDays == 3)
    #expect(summary.week.description == "2026-W10")
  }

  @Test("leaves out habits that the week does not touch, and compares with no week that has no rate")
  func others() throws {
    let summary = week(of: 6, try JudgedHabit(from: 16).history(on: 16))
    #expect(summary.rows.isEmpty)
    #expect(summary.completion.rate == nil)
    #expect(summary.change == nil)
    #expect(week(of: 6, try JudgedHabit(from: 6).history(on: 6)).rows.count == 1)
  }

  @Test("starts on the weekday that weeks start on")
  func weekStart() throws {
    let history = try JudgedHabit(from: 1).with(on: 1).history(on: 7, weekStart: .sunday)
    let summary = PeriodSummary(.week, containing: JudgedHabit.march(7), weekStart: .sunday, of: [history])
    #expect(summary.rows.first?.states.first == .done)
    #expect(summary.days.lowerBound == JudgedHabit.march(1))
  }

  @Test("holds the days of a month, week by week, and what the month before came to")
  func month() throws {
    let history = try JudgedHabit(from: -3).with(on: -3, -2, 1, 2, 9).history(on: 12)
    let summary = PeriodSummary(.month, containing: JudgedHabit.march(20), weekStart: .monday, of: [history])
    #expect(summary.days == JudgedHabit.march(1)...JudgedHabit.march(31))
    #expect(summary.month == Month(year: 2026, month: 3))
    #expect(summary.rows[0].states.count == 31)
    #expect(summary.weeks.map(\.count) == [1, 7, 7, 7, 7, 2])
    // 25 and 26 February kept, 27 and 28 not.
    #expect(summary.completion.percent == 27 && summary.previous.percent == 50 && summary.change == -23)
  }

  @Test("reaches the ends of the calendar", arguments: [Day.first, Day.last])
  func ends(day: Day) throws {
    for period in Period.allCases {
      let summary = PeriodSummary(period, containing: day, weekStart: .saturday, of: [try JudgedHabit().history(on: 3)])
      #expect(summary.days.contains(day) && summary.rows.isEmpty == (day < JudgedHabit.march(2)))
    }
  }

  @Test("says how far the running week is only for habits of weeks")
  func running() throws {
    let weekly = try JudgedHabit("Run", .period(times: 3, per: .week)).with(on: 2).history(on: 4)
    let summary = week(of: 4, weekly, try JudgedHabit().history(on: 4))
    #expect(summary.rows.map { $0.runningPeriod(in: summary)?.kept } == [1, nil])
    let month = PeriodSummary(.month, containing: JudgedHabit.march(4), weekStart: .monday, of: [weekly])
    #expect(month.rows[0].runningPeriod(in: month) == nil)
  }
}
