import HabitCore
import TestSupport
import Testing

@Suite("Properties of a history")
struct HistoryPropertyTests {
  /// Seeds of the random logs; a failure names its own.
  static let seeds = Array(UInt64(1)...400)

  @Test("a check-in never changes the state of an earlier day")
  func checkInLeavesEarlierDays() throws {
    for seed in Self.seeds {
      var random = RandomLog(seed: seed)
      let (habit, checkIns, pauses) = try random.log()
      let today = habit.start + Int.random(in: 0...110, using: &random.generator)
      let day = habit.start + Int.random(in: 0...(today - habit.start), using: &random.generator)
      let added = checkIns + [random.checkIn(of: habit, on: day)]
      let before = History(
        of: HabitLog(habit: habit, checkIns: checkIns, pauses: pauses), today: today, weekStart: .monday)
      let after = History(
        of: HabitLog(habit: habit, checkIns: added, pauses: pauses), today: today, weekStart: .monday)
      let earlier = (habit.start...day).dropLast()
      #expect(earlier.map { before[$0] } == earlier.map { after[$0] }, "seed \(seed): check-in on \(day)")
    }
  }

  @Test("a day that is over keeps its state as time goes on")
  func pastIsClosed() throws {
    for seed in Self.seeds {
      var random = RandomLog(seed: seed)
      let (habit, checkIns, pauses) = try random.log()
      let log = HabitLog(habit: habit, checkIns: checkIns, pauses: pauses)
      let early = History(of: log, today: habit.start + 40, weekStart: .sunday)
      let late = History(of: log, today: habit.start + 95, weekStart: .sunday)
      #expect(Array(early.days.dropLast()) == Array(late.days.prefix(max(0, early.days.count - 1))), "seed \(seed)")
    }
  }

  @Test("judging on from a closed day comes to the same as judging everything")
  func resumedEqualsWhole() throws {
    for seed in Self.seeds {
      var random = RandomLog(seed: seed)
      let (habit, checkIns, pauses) = try random.log()
      let log = HabitLog(habit: habit, checkIns: checkIns, pauses: pauses)
      let first = habit.start + Int.random(in: 0...90, using: &random.generator)
      let today = first + Int.random(in: 0...40, using: &random.generator)
      guard let closed = History(of: log, today: first, weekStart: .monday).closedStanding else { continue }
      let rest = HabitLog(habit: habit, tallies: log.tallies.filter { $0.day > closed.day - 31 }, pauses: pauses)
      let whole = History(of: log, today: today, weekStart: .monday)
      let resumed = History(of: rest, today: today, weekStart: .monday, after: closed)
      #expect(resumed.streak == whole.streak, "seed \(seed)")
      #expect(resumed.strength == whole.strength, "seed \(seed)")
      #expect(resumed.closedStanding == whole.closedStanding, "seed \(seed)")
      #expect(resumed.standing == whole.standing, "seed \(seed)")
      #expect(resumed.days == whole.days.suffix(resumed.days.count), "seed \(seed)")
      #expect(resumed.periods == whole.periods.suffix(resumed.periods.count), "seed \(seed)")
    }
  }

  @Test("no streak is longer than the kept days or periods")
  func streakIsBounded() throws {
    for seed in Self.seeds {
      var random = RandomLog(seed: seed)
      let (habit, checkIns, pauses) = try random.log()
      let log = HabitLog(habit: habit, checkIns: checkIns, pauses: pauses)
      let history = History(of: log, today: habit.start + 100, weekStart: .saturday)
      let kept =
        history.days.count { $0.unit == .days && $0.state == .done } + history.periods.count { $0.verdict == .kept }
      #expect(history.streak.current <= history.streak.best, "seed \(seed)")
      #expect(history.streak.best <= kept, "seed \(seed)")
      #expect(history.runs.reduce(0) { $0 + $1.length } == kept, "seed \(seed)")
    }
  }

  @Test("strength stays within 0 and 1 and does not fall on a kept day")
  func strengthIsBounded() throws {
    for seed in Self.seeds.prefix(120) {
      var random = RandomLog(seed: seed)
      let (habit, checkIns, pauses) = try random.log()
      let log = HabitLog(habit: habit, checkIns: checkIns, pauses: pauses)
      var previous: Double?
      for today in habit.start...(habit.start + 60) {
        let history = History(of: log, today: today, weekStart: .monday)
        #expect((0...1).contains(history.strength), "seed \(seed) on \(today)")
        let judged = history[today]
        // A limit is kept only when its day is over, so the step of yesterday may fall on today.
        if let previous, judged.unit == .days, judged.state == .done, history[today - 1].state == .done {
          #expect(history.strength >= previous, "seed \(seed) on \(today)")
        }
        previous = history.strength
      }
    }
  }

  @Test("completion is a share, and its parts add up over ranges")
  func completionIsBounded() throws {
    for seed in Self.seeds {
      var random = RandomLog(seed: seed)
      let (habit, checkIns, pauses) = try random.log()
      let log = HabitLog(habit: habit, checkIns: checkIns, pauses: pauses)
      let today = habit.start + 90
      let history = History(of: log, today: today, weekStart: .monday)
      let middle = habit.start + Int.random(in: 0..<90, using: &random.generator)
      let whole = history.completion()
      let parts = history.completion(in: habit.start...middle) + history.completion(in: (middle + 1)...today)
      #expect(whole == parts, "seed \(seed)")
      #expect((0...1).contains(whole.rate ?? 0), "seed \(seed)")
      #expect((whole.rate == nil) == (whole.counted == 0), "seed \(seed)")
    }
  }

  @Test("the order of check-ins and pauses makes no difference")
  func orderIsIrrelevant() throws {
    for seed in Self.seeds {
      var random = RandomLog(seed: seed)
      let (habit, checkIns, pauses) = try random.log()
      let today = habit.start + 90
      let one = History(
        of: HabitLog(habit: habit, checkIns: checkIns, pauses: pauses), today: today, weekStart: .monday)
      let other = History(
        of: HabitLog(
          habit: habit, checkIns: checkIns.shuffled(using: &random.generator), pauses: pauses.reversed()),
        today: today, weekStart: .monday)
      #expect(one.days == other.days, "seed \(seed)")
      #expect(one.streak == other.streak, "seed \(seed)")
      #expect(one.strength == other.strength, "seed \(seed)")
    }
  }
}
