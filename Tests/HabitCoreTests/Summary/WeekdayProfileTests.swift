import HabitCore
import TestSupport
import Testing

@Suite("Weekday profile")
struct WeekdayProfileTests {
  private typealias March = JudgedHabit
  private let range = JudgedHabit.march(2)...JudgedHabit.march(15)

  @Test("counts kept of due days, in the order of a week, and leaves skips out")
  func due() throws {
    let history = try JudgedHabit("Habit", .weekdays(.workdays)).with(on: 2, 9, 10).with(.skip, on: 4).history(on: 16)
    let profile = WeekdayProfile(of: [history], in: range, weekStart: .sunday)
    #expect(profile.measure == .keptOfDue)
    #expect(profile.rows.map(\.weekday.rawValue) == [1, 2, 3, 4, 5, 6, 7])
    #expect(profile.rows.map(\.count) == [0, 2, 1, 0, 0, 0, 0])
    #expect(profile.rows.map(\.total) == [0, 2, 2, 1, 2, 2, 0])
    #expect(profile.rows.map(\.percent) == [nil, 100, 50, 0, 0, 0, nil])
  }

  @Test("counts done of all days where no day is due by itself")
  func done() throws {
    let history = try JudgedHabit("Habit", .period(times: 3, per: .week)).with(on: 2, 9, 10).history(on: 16)
    let profile = WeekdayProfile(of: [history], in: range, weekStart: .monday)
    #expect(profile.measure == .doneOfAll)
    #expect(profile.rows.map(\.count) == [2, 1, 0, 0, 0, 0, 0])
    #expect(profile.rows.map(\.total) == [2, 2, 2, 2, 2, 2, 2])
    let tracked = try JudgedHabit("Habit", .weekdays([])).with(on: 3).history(on: 16)
    #expect(WeekdayProfile(of: [tracked], in: range, weekStart: .monday).rows[1].share == 0.5)
  }

  @Test("is empty where nothing is judged")
  func none() {
    let profile = WeekdayProfile(of: [], in: range, weekStart: .saturday)
    #expect(profile.rows.count == 7)
    #expect(profile.rows.allSatisfy { $0.share == nil })
  }
}
