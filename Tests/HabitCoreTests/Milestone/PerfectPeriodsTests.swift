import HabitCore
import TestSupport
import Testing

/// The weeks of March 2026 begin on 2, 9, 16, 23 and 30; 1 March and 1 February are Sundays.
@Suite("Perfect weeks and months")
struct PerfectPeriodsTests {
  /// The perfect weeks as their first days of March and the days that made them perfect.
  private func weeks(_ habits: [JudgedHabit], on today: Int) -> [[Int]] {
    perfect(.week, habits, on: today).spans.map { span in
      [span.days.lowerBound, span.keptOn].map { $0 - JudgedHabit.march(0) }
    }
  }

  private func perfect(_ period: Period, _ habits: [JudgedHabit], on today: Int) -> PerfectPeriods {
    PerfectPeriods(
      period, of: habits.map { $0.history(on: today) }, today: JudgedHabit.march(today), weekStart: .monday)
  }

  private func habit(
    _ schedule: Schedule = .daily, number: Int = 1, from start: Int = 2, on days: some Sequence<Int>
  ) throws -> JudgedHabit {
    days.reduce(try JudgedHabit("Habit \(number)", number: number, schedule, from: start)) { $0.with(on: $1) }
  }

  @Test("a week is perfect as soon as its last due day is kept")
  func lastDueDay() throws {
    #expect(try weeks([habit(on: 2...7)], on: 7) == [])
    #expect(try weeks([habit(on: 2...7)], on: 8) == [])
    #expect(try weeks([habit(on: 2...8)], on: 8) == [[2, 8]])
    let workdays = try habit(.weekdays(.workdays), on: 2...6)
    #expect(weeks([workdays], on: 6) == [[2, 6]])
    #expect(weeks([workdays], on: 8) == [[2, 6]])
  }

  @Test("every habit must keep what it asks for")
  func all() throws {
    let daily = try habit(on: 2...8)
    let other = try habit(.weekdays(.weekend), number: 2, on: [7])
    #expect(weeks([daily, other], on: 8) == [])
    #expect(weeks([daily, other.with(on: 8)], on: 8) == [[2, 8]])
    #expect(weeks([daily, other], on: 9) == [])
  }

  @Test("skips are neutral, but a week of nothing else is not perfect")
  func skips() throws {
    let most = try habit(on: 2...6)
    #expect(weeks([most.with(.skip, on: 7, 8)], on: 8) == [[2, 6]])
    #expect(weeks([most.paused(7, 8)], on: 6) == [[2, 6]])
    #expect(try weeks([JudgedHabit().paused(2, 8)], on: 9) == [])
    #expect(weeks([], on: 9) == [])
  }

  @Test("a week that the first habit began in is none, that of a later habit may be")
  func whole() throws {
    let first = try habit(from: 3, on: 3...15)
    #expect(weeks([first], on: 15) == [[9, 15]])
    let later = try habit(number: 2, from: 12, on: 12...15)
    #expect(weeks([first, later], on: 15) == [[9, 15]])
    #expect(try weeks([first, JudgedHabit("Missed", number: 3, from: 15)], on: 16) == [])
  }

  @Test("a habit of weeks keeps its own week, one of months the week that its month ends in")
  func periods() throws {
    let gym = try habit(.period(times: 2, per: .week), on: [3])
    #expect(weeks([gym], on: 8) == [])
    #expect(weeks([gym], on: 9) == [])
    #expect(weeks([gym.with(on: 5)], on: 5) == [[2, 5]])
    let daily = try habit(on: 2...36)
    let monthly = try habit(.period(times: 1, per: .month), number: 2, from: 1, on: [])
    #expect(weeks([daily, monthly], on: 36).map(\.[0]) == [2, 9, 16, 23])
    #expect(weeks([daily, monthly.with(on: 4)], on: 36).map(\.[0]) == [2, 9, 16, 23, 30])
  }

  @Test("a month waits for the weeks that are still to end in it")
  func month() throws {
    let gym = try habit(.period(times: 1, per: .week), from: 1, on: [1, 2, 9, 16])
    #expect(perfect(.month, [gym], on: 20).spans.isEmpty)
    let kept = perfect(.month, [gym.with(on: 23)], on: 24).spans
    #expect(kept.map(\.keptOn) == [JudgedHabit.march(23)])
    #expect(kept.map(\.days) == [JudgedHabit.march(1)...JudgedHabit.march(31)])
  }

  @Test("the progress is the number of days of the running week without a miss")
  func progress() throws {
    let daily = try habit(on: 2...4)
    #expect(perfect(.week, [daily], on: 4).progress == 3)
    #expect(perfect(.week, [daily], on: 5).progress == 3)
    #expect(perfect(.week, [daily], on: 6).progress == 0)
    #expect(try perfect(.week, [habit(from: 3, on: 3...5)], on: 5).progress == 0)
  }

  @Test("the badge is that of the first, and the next one goes with it")
  func badges() throws {
    let daily = try habit(on: 2...15)
    let histories = [daily.history(on: 15)]
    func badges(_ all: [History]?) -> Badges {
      Badges(of: histories, amongAll: all, today: JudgedHabit.march(15), weekStart: .monday)
    }
    #expect(
      badges(histories).earned.map(\.milestone) == [.streak(7, .days), .perfect(.week), .daysDone(10)])
    #expect(badges(histories).earned.map(\.day) == [8, 8, 11].map(JudgedHabit.march))
    #expect(badges(histories).next.map(\.milestone) == [.streak(30, .days), .daysDone(50), .perfect(.month)])
    #expect(badges(nil).earned.map(\.milestone) == [.streak(7, .days), .daysDone(10)])
    #expect(badges(nil).next.allSatisfy { $0.habit != nil })
  }
}
