import HabitCore
import TestSupport
import Testing

@Suite("Amounts against goals")
struct AmountLogTests {
  private typealias March = JudgedHabit
  private let week = JudgedHabit.march(2)...JudgedHabit.march(8)

  private func amounts(_ log: AmountLog?) -> [String] {
    log?.spans.map { span in
      "\(span.amount?.description ?? "-")/\(span.goal?.description ?? "-")\(span.isFull ? "!" : "")"
        + (span.isRunning ? "…" : "")
    } ?? []
  }

  @Test("day by day, with the goal where the habit was due")
  func days() throws {
    let history = try JudgedHabit("Habit", .weekdays(.workdays), goal: .atLeast(Amount(8), unit: "l"))
      .with(.done, Amount(5), on: 2).with(.done, Amount(9), on: 3).with(.skip, on: 4).with(.done, Amount(2), on: 7)
      .history(on: 9)
    let log = history.amounts(in: March.march(1)...March.march(9), weekStart: .monday)
    #expect(amounts(log) == ["-/-", "5/8", "9/8!", "-/-", "0/8", "0/8", "2/-", "-/-", "0/8…"])
    #expect(log?.step == .day)
  }

  @Test("week by week, what was due and what was done of it")
  func weeks() throws {
    let history = try JudgedHabit(goal: .atLeast(Amount(2), unit: "l"))
      .with(.done, Amount(7), on: 2, 3).with(.done, Amount(1), on: 9).history(on: 10)
    let log = history.amounts(in: March.march(2)...March.march(10), weekStart: .monday, by: .week)
    #expect(amounts(log) == ["14/14!", "1/4…"])
  }

  @Test("a limit is full when its time is over")
  func limits() throws {
    let history = try JudgedHabit(goal: .atMost(Amount(2), unit: "cups"))
      .with(.done, Amount(3), on: 3).with(.done, Amount(1), on: 5).history(on: 5)
    let log = history.amounts(in: March.march(2)...March.march(5), weekStart: .monday)
    #expect(amounts(log) == ["0/2!", "3/2", "0/2!", "1/2…"])
  }

  @Test("a total makes spans as long as its period")
  func totals() throws {
    let history = try JudgedHabit("Habit", .period(times: nil, per: .week), goal: .atLeast(Amount(20), unit: "km"))
      .with(.done, Amount(12), on: 3, 6).with(.done, Amount(5), on: 10).history(on: 11)
    let log = history.amounts(in: March.march(5)...March.march(11), weekStart: .monday)
    #expect(log?.step == .week)
    #expect(amounts(log) == ["24/20!", "5/20…"])
  }

  @Test("the sum of a range holds no day beyond it, however long the periods are")
  func sumOfRange() throws {
    let history = try JudgedHabit("Habit", .period(times: nil, per: .week), goal: .atLeast(Amount(20), unit: "km"))
      .with(.done, Amount(12), on: 3, 6).with(.done, Amount(5), on: 10).history(on: 11)
    let total = try #require(history.total(in: March.march(5)...March.march(9)))
    #expect(total == (Amount(12), "km"))
    #expect(try JudgedHabit().history(on: 5).total(in: week) == nil)
  }

  @Test("so many days of an amount want their product in a week")
  func times() throws {
    let history = try JudgedHabit("Habit", .period(times: 3, per: .week), goal: .atLeast(Amount(5), unit: "km"))
      .with(.done, Amount(5), on: 3, 6).with(.done, Amount(3), on: 7).history(on: 11)
    #expect(amounts(history.amounts(in: week, weekStart: .monday, by: .week)) == ["13/15"])
    #expect(
      amounts(history.amounts(in: week, weekStart: .monday)) == ["-/-", "5/5!", "-/-", "-/-", "5/5!", "3/5", "-/-"])
  }

  @Test("another unit is left out, and a habit that is just checked has no amounts")
  func units() throws {
    var habit = try JudgedHabit(goal: .atLeast(Amount(5), unit: "km")).with(.done, Amount(6), on: 2, 3, 4)
    habit.habit.goals.change(to: .atLeast(Amount(3), unit: "miles"), from: March.march(4))
    let log = habit.history(on: 5).amounts(in: March.march(2)...March.march(5), weekStart: .monday)
    #expect(amounts(log) == ["-/-", "-/-", "6/3!", "0/3…"])
    #expect(log?.goal.unit == "miles")
    #expect(try JudgedHabit().history(on: 5).amounts(in: week, weekStart: .monday) == nil)
  }

  @Test(
    "the step grows with the range", arguments: [(1, "day"), (92, "day"), (93, "week"), (742, "week"), (743, "month")])
  func steps(days: Int, step: String) {
    #expect(AmountLog.Step(fitting: March.march(1)...March.march(days)).rawValue == step)
  }

  @Test("the amounts of all spans are those of all days that count")
  func sums() throws {
    for seed in UInt64(1)...200 {
      var random = RandomLog(seed: seed)
      let (habit, checkIns, pauses) = try random.log()
      let log = HabitLog(habit: habit, checkIns: checkIns, pauses: pauses)
      let history = History(of: log, today: habit.start + 100, weekStart: .monday)
      let range = (habit.start - 40)...(habit.start + 140)
      guard let months = history.amounts(in: range, weekStart: .monday, by: .month) else { continue }
      let total = months.spans.reduce(Amount.zero) { $0 + ($1.amount ?? .zero) }
      let days = history.days.filter { judged in
        let goal = habit.goals.value(on: judged.day)
        return goal.amount != nil && goal.unit == months.goal.unit && goal.isLimit == months.goal.isLimit
      }
      #expect(total == days.reduce(Amount.zero) { $0 + $1.amount }, "seed \(seed)")
      #expect(months.spans.allSatisfy { !$0.isFull || $0.goal != nil }, "seed \(seed)")
    }
  }
}
