import HabitCore
import TestSupport
import Testing

@Suite("Statistics")
struct StatisticsTests {
  @Test("count what was due in the range, by habit, by weekday and over all")
  func counts() throws {
    let daily = try JudgedHabit().with(on: 2, 3, 4).with(.skip, on: 5).history(on: 7)
    let gym = try JudgedHabit("Gym", number: 2, .period(times: 2, per: .week)).with(on: 2, 4).history(on: 9)
    let statistics = Statistics(in: JudgedHabit.march(2)...JudgedHabit.march(8), of: [daily, gym])
    let first = try #require(statistics.rows.first)
    #expect(first.completion.kept == 3)
    #expect(first.completion.due == 5)
    #expect(first.completion.skipped == 1)
    #expect(first.weekdays[Weekday.monday.daysSinceSunday].kept == 1)
    #expect(first.weekdays[Weekday.friday.daysSinceSunday].due == 1)
    #expect(statistics.rows[1].weekdays[Weekday.monday.daysSinceSunday].kept == 1)
    #expect(statistics.rows[1].weekdays[Weekday.monday.daysSinceSunday].due == 0)
    #expect(statistics.completion.kept == 5)
  }

  @Test("nothing due has no rate, rather than none kept")
  func nothingDue() throws {
    let tracked = try JudgedHabit("Habit", .weekdays([])).with(on: 3).history(on: 7)
    let statistics = Statistics(in: JudgedHabit.march(2)...JudgedHabit.march(8), of: [tracked])
    #expect(statistics.completion.rate == nil)
    #expect(statistics.rows.count == 1)
  }
}
