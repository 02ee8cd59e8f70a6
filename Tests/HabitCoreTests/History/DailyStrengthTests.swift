import HabitCore
import TestSupport
import Testing

@Suite("Strength day by day")
struct DailyStrengthTests {
  private typealias March = JudgedHabit

  /// The strength by its definition: the steps of all days and periods with the days that they fall on, in order.
  private func slowStrengths(of history: History) -> [Double] {
    var steps: [(day: Day, share: Double)] = []
    for judged in history.days where judged.unit == .days {
      switch judged.state {
      case .done: steps.append((judged.day, 1))
      case .missed, .partial:
        steps.append((judged.day, history.habit.goals.value(on: judged.day).share(of: judged.amount)))
      default: break
      }
    }
    for period in history.periods { steps += slowSteps(of: period, in: history) }
    let ordered = steps.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
    let memory = 0.9480775143391714
    return history.days.map { judged in
      ordered.prefix { $0.element.day <= judged.day }
        .reduce(0) { $0 * memory + $1.element.share * (1 - memory) }
    }
  }

  private func slowSteps(of period: JudgedPeriod, in history: History) -> [(day: Day, share: Double)] {
    let days = history.days(in: period.covered)
    let last = period.covered.upperBound
    switch period.progress {
    case .times(_, let wanted):
      let kept = days.filter { $0.state == .done }.prefix(wanted).map { (day: $0.day, share: 1.0) }
      guard period.verdict == .missed else { return kept }
      return kept + Array(repeating: (day: last, share: 0.0), count: wanted - kept.count)
    case .total(let total, let goal):
      switch period.verdict {
      case .missed where period.isOver, .kept where goal.isLimit:
        return [(last, goal.share(of: total))]
      case .kept:
        var running = Amount.zero
        let reached = days.first { judged in
          running = running + judged.amount
          return goal.isSatisfied(by: running)
        }
        return reached.map { [($0.day, 1)] } ?? []
      case .missed, .open, .neutral:
        return []
      }
    }
  }

  @Test("is what a slow reading of its definition says, to the last bit")
  func equalsSlowReading() throws {
    for seed in UInt64(1)...120 {
      var random = RandomLog(seed: seed)
      let (habit, checkIns, pauses) = try random.log()
      let today = habit.start + Int.random(in: 0...120, using: &random.generator)
      let history = History(
        of: HabitLog(habit: habit, checkIns: checkIns, pauses: pauses), today: today, weekStart: .sunday)
      #expect(history.days.map(\.strength) == slowStrengths(of: history), "seed \(seed)")
      if let last = history.days.last { #expect(last.strength == history.strength, "seed \(seed)") }
    }
  }

  @Test("moves on the day of a check-in in a week, and on its last day for those that are lacking")
  func weeks() throws {
    let history = try JudgedHabit("Habit", .period(times: 3, per: .week)).with(on: 3, 5).history(on: 9)
    let strengths = history.days.map(\.strength)
    #expect(strengths[0] == 0)
    #expect(strengths[1] > strengths[0])
    #expect(strengths[2] == strengths[1])
    #expect(strengths[3] > strengths[2])
    #expect(strengths[6] < strengths[5])
    #expect(strengths[7] == strengths[6])
  }

  @Test("moves on the day that reaches a total, and not before")
  func totals() throws {
    let history = try JudgedHabit("Habit", .period(times: nil, per: .week), goal: .atLeast(Amount(10), unit: "km"))
      .with(.done, Amount(6), on: 3, 5, 6).history(on: 7)
    #expect(history.days.map { $0.strength > 0 } == [false, false, false, true, true, true])
  }

  @Test("of several habits is the mean of those that are judged and were ever due")
  func mean() throws {
    let kept = try JudgedHabit().with(on: 2, 3, 4).history(on: 4)
    let later = try JudgedHabit("Later", number: 2, from: 4).with(on: 4).history(on: 4)
    let tracked = try JudgedHabit("Tracked", number: 3, .weekdays([])).with(on: 2).history(on: 4)
    let means = History.meanStrengths(of: [kept, later, tracked], in: March.march(1)...March.march(5))
    #expect(means[0] == nil)
    #expect(means[1] == kept.days[0].strength)
    #expect(means[3] == (kept.days[2].strength + later.days[0].strength) / 2)
    #expect(means[4] == nil)
  }
}
