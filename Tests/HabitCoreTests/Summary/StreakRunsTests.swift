import HabitCore
import TestSupport
import Testing

@Suite("Runs of a range")
struct StreakRunsTests {
  private typealias March = JudgedHabit

  @Test("are those that touch it, and none is cut")
  func touching() throws {
    let history = try JudgedHabit(from: 1).with(on: 1, 2, 3, 5, 6, 9).history(on: 10)
    let runs = history.runs(in: March.march(3)...March.march(7))
    #expect(runs.runs.map(\.length) == [3, 2])
    #expect(runs.best?.length == 3)
    #expect(runs.current?.length == 1)
    #expect(runs.unit == .days)
  }

  @Test("come longest first, and of equal ones the latest first")
  func longest() throws {
    let history = try JudgedHabit(from: 1).with(on: 1, 3, 4, 6, 7, 9).history(on: 10)
    let longest = history.runs(in: March.march(1)...March.march(10)).longest(3)
    #expect(longest.map(\.first) == [6, 3, 9].map(March.march))
  }

  @Test("count what the schedule at the end of the range counts")
  func unit() throws {
    var habit = try JudgedHabit().with(on: 2, 3, 4, 5, 6, 7, 8, 9, 17)
    habit.habit.schedules.change(to: .period(times: 1, per: .week), from: March.march(9))
    let history = habit.history(on: 18)
    let days = history.runs(in: March.march(2)...March.march(8))
    #expect(days.unit == .days)
    #expect(days.runs.map(\.length) == [7])
    #expect(days.current == nil)
    let weeks = history.runs(in: March.march(2)...March.march(18))
    #expect(weeks.unit == .weeks)
    #expect(weeks.runs.map(\.length) == [2])
    #expect(weeks.current?.length == 2)
  }

  @Test("have the best and the current one of the streak counter")
  func equalStreaks() throws {
    for seed in UInt64(1)...300 {
      var random = RandomLog(seed: seed)
      let (habit, checkIns, pauses) = try random.log()
      let log = HabitLog(habit: habit, checkIns: checkIns, pauses: pauses)
      let history = History(of: log, today: habit.start + 100, weekStart: .monday)
      guard let first = history.days.first, let last = history.days.last else { continue }
      let runs = history.runs(in: first.day...last.day)
      #expect(runs.best == history.streak.bestRun, "seed \(seed)")
      #expect(runs.longest(1).first == history.streak.bestRun, "seed \(seed)")
      #expect(runs.current == history.streak.currentRun, "seed \(seed)")
      let perfect = PerfectDays(of: [history])
      #expect(perfect.runs.reduce(0) { $0 + $1.length } == perfect.days.count, "seed \(seed)")
      #expect(perfect.runs(in: first.day...last.day).best == perfect.bestRun, "seed \(seed)")
      #expect(perfect.runs.last { $0 == perfect.currentRun } == perfect.currentRun, "seed \(seed)")
    }
  }
}
