import HabitCore
import TestSupport
import Testing

/// 2 March 2026 is a Monday.
@Suite("Badges of a habit")
struct BadgeTests {
  /// The milestones with their days of March.
  private func badges(_ history: History) -> [Milestone: Int] {
    Dictionary(uniqueKeysWithValues: history.badges.map { ($0.milestone, $0.day - JudgedHabit.march(0)) })
  }

  private func habit(_ schedule: Schedule = .daily, goal: Goal = .check, on days: some Sequence<Int>) throws
    -> JudgedHabit
  {
    days.reduce(try JudgedHabit("Habit", schedule, goal: goal)) { $0.with(on: $1) }
  }

  @Test("there are none before the seventh day in a row, and one on it")
  func first() throws {
    #expect(try badges(habit(on: 2...7).history(on: 7)).isEmpty)
    #expect(try badges(habit(on: 2...8).history(on: 8)) == [.streak(7, .days): 8])
  }

  @Test("a second row of seven days is no news")
  func once() throws {
    let twice = try habit(on: Array(2...8) + Array(10...16)).history(on: 20)
    #expect(badges(twice) == [.streak(7, .days): 8, .daysDone(10): 12])
  }

  @Test("days that are not due neither break a row nor lengthen it")
  func workdays() throws {
    let workdays = [2, 3, 4, 5, 6, 9, 10]
    #expect(try badges(habit(.weekdays(.workdays), on: workdays).history(on: 10)) == [.streak(7, .days): 10])
    let extra = try habit(.weekdays(.workdays), on: workdays.dropLast() + [7]).history(on: 10)
    #expect(badges(extra).isEmpty)
  }

  @Test("a streak of weeks is reached on the day that keeps the seventh week")
  func weeks() throws {
    let days = (0..<7).flatMap { [2 + $0 * 7, 4 + $0 * 7] }
    let gym = try habit(.period(times: 2, per: .week), on: days).history(on: 47)
    #expect(badges(gym) == [.daysDone(10): 32, .streak(7, .weeks): 46])
    #expect(gym.periods.last?.keptOn == JudgedHabit.march(46))
  }

  @Test("a total is kept on the day that reaches it, a limit when its last day is over")
  func totals() throws {
    let swim = try JudgedHabit("Swim", .period(times: nil, per: .week), goal: .atLeast(Amount(5), unit: "km"))
      .with(.done, Amount(3), on: 3, 4, 5)
    #expect(swim.history(on: 5).periods.map(\.keptOn) == [JudgedHabit.march(4)])
    let coffee = try JudgedHabit("Coffee", .period(times: nil, per: .week), goal: .atMost(Amount(5), unit: "cups"))
      .with(.done, Amount(1), on: 3)
    #expect(coffee.history(on: 8).periods.map(\.keptOn) == [nil])
    #expect(coffee.history(on: 9).periods.first?.keptOn == JudgedHabit.march(8))
  }

  @Test("what is left has streaks, but no day on which it is done")
  func limit() throws {
    let smoking = try JudgedHabit("Smoking", goal: .atMost(.zero, unit: "")).history(on: 14)
    #expect(badges(smoking) == [.streak(7, .days): 8])
    #expect(smoking.nextBadges.map(\.milestone) == [.streak(30, .days)])
  }

  @Test("a day counts once, however much is recorded, and one that falls short does not")
  func days() throws {
    let water = (2...11).reduce(try JudgedHabit("Water", goal: .atLeast(Amount(8), unit: ""))) {
      $0.with(.done, Amount(4), on: $1, $1)
    }
    #expect(badges(water.history(on: 11)) == [.streak(7, .days): 8, .daysDone(10): 11])
    let short = try JudgedHabit("Water", goal: .atLeast(Amount(8), unit: "")).with(.done, Amount(4), on: 2)
    #expect(short.history(on: 3).standing.records == Records())
  }

  @Test("what is only tracked has days done alone")
  func tracked() throws {
    let diary = try habit(.weekdays([]), on: 2...12).history(on: 12)
    #expect(badges(diary) == [.daysDone(10): 11])
    #expect(diary.nextBadges.map(\.milestone) == [.daysDone(50)])
  }

  @Test("a row of days that is reached once is no news when the schedule comes back to days")
  func units() throws {
    var there = try habit(on: Array(2...8) + [10, 11] + Array(23...29))
    there.habit.change(to: .period(times: 1, per: .week), from: JudgedHabit.march(9))
    there.habit.change(to: .daily, from: JudgedHabit.march(23))
    let history = there.history(on: 31)
    #expect(history.standing.best?.length == 7)
    #expect(badges(history) == [.streak(7, .days): 8, .daysDone(10): 23])
  }

  @Test("an entry that closes a gap later brings the row that it joins")
  func backDated() throws {
    let broken = try habit(on: [2, 3, 4, 6, 7, 8])
    #expect(broken.history(on: 8).badges.isEmpty)
    #expect(badges(broken.with(on: 5).history(on: 8)) == [.streak(7, .days): 8])
    #expect(badges(broken.with(.skip, on: 5).with(on: 9).history(on: 9)) == [.streak(7, .days): 9])
  }

  @Test("the next ones say how far they are; a habit that is over has none")
  func next() throws {
    let read = try habit(on: Array(2...8) + [10, 11])
    let next = read.history(on: 11).nextBadges
    #expect(next.map(\.milestone) == [.streak(30, .days), .daysDone(10)])
    #expect(next.map(\.progress) == [2, 9])
    #expect(next.map(\.wanted) == [30, 10])
    var over = read
    over.habit.end = JudgedHabit.march(10)
    #expect(over.history(on: 11).nextBadges.isEmpty)
    #expect(try JudgedHabit(from: 20).history(on: 11).nextBadges.isEmpty)
  }
}
