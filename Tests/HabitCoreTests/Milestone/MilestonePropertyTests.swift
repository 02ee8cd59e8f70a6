import HabitCore
import TestSupport
import Testing

@Suite("Properties of milestones")
struct MilestonePropertyTests {
  /// Seeds of the random logs; a failure names its own.
  static let seeds = Array(UInt64(1)...300)

  /// What a habit reached and when, counted anew from its judged days and periods.
  private func countedAnew(_ history: History) -> [Milestone: Day] {
    var first: [Milestone: Day] = [:]
    func reach(_ milestone: Milestone, on day: Day) { first[milestone] = min(first[milestone] ?? day, day) }
    let done = history.days.filter { judged in
      [.done, .extra].contains(judged.state) && !limit(of: history, on: judged).isLimit
    }
    for count in Milestone.daysDoneCounts where done.count >= count { reach(.daysDone(count), on: done[count - 1].day) }
    var (length, unit) = (0, history.days.first?.unit ?? .days)
    func keep(_ isKept: Bool, _ kept: Day) {
      length = isKept ? length + 1 : 0
      if Milestone.streakLengths.contains(length) { reach(.streak(length, unit), on: kept) }
    }
    for judged in history.days {
      if judged.unit != unit { (length, unit) = (0, judged.unit) }
      if unit == .days, [.done, .missed, .partial].contains(judged.state) { keep(judged.state == .done, judged.day) }
      for period in history.periods where period.covered.upperBound == judged.day || isRunning(period, judged, history)
      {
        if [.kept, .missed].contains(period.verdict) { keep(period.verdict == .kept, period.keptOn ?? judged.day) }
      }
    }
    return first
  }

  private func isRunning(_ period: JudgedPeriod, _ judged: JudgedDay, _ history: History) -> Bool {
    judged.day == history.today && period.covered.upperBound > history.today && period.covered.contains(history.today)
  }

  /// The goal that judged a day: of a total, that of its period.
  private func limit(of history: History, on judged: JudgedDay) -> Goal {
    if case .total(_, let goal)? = history.periods.first(where: { $0.covered.contains(judged.day) })?.progress {
      return goal
    }
    return history.habit.goals.value(on: judged.day)
  }

  @Test("badges are what counting the judged days anew gives")
  func countedAnew() throws {
    var found = 0
    for seed in Self.seeds {
      var random = RandomLog(seed: seed)
      let (habit, checkIns, pauses) = try random.log()
      let history = History(
        of: HabitLog(habit: habit, checkIns: checkIns, pauses: pauses), today: habit.start + 109, weekStart: .monday)
      let badges = Dictionary(uniqueKeysWithValues: history.badges.map { ($0.milestone, $0.day) })
      #expect(badges == countedAnew(history), "seed \(seed)")
      #expect(history.badges.map(\.day) == history.badges.map(\.day).sorted(), "seed \(seed)")
      found += badges.count
    }
    #expect(found > 100)
  }

  @Test("judging on from a closed day finds the badges of the days after it")
  func resumed() throws {
    for seed in Self.seeds {
      var random = RandomLog(seed: seed)
      let (habit, checkIns, pauses) = try random.log()
      let log = HabitLog(habit: habit, checkIns: checkIns, pauses: pauses)
      let first = habit.start + Int.random(in: 0...90, using: &random.generator)
      let today = first + Int.random(in: 0...40, using: &random.generator)
      guard let closed = History(of: log, today: first, weekStart: .monday).closedStanding else { continue }
      let whole = History(of: log, today: today, weekStart: .monday)
      let resumed = History(of: log, today: today, weekStart: .monday, after: closed)
      #expect(resumed.badges == whole.badges.filter { $0.day > closed.day }, "seed \(seed)")
    }
  }

  @Test("one more check-in takes no badge away, and none comes later for it")
  func monotone() throws {
    for seed in Self.seeds {
      var random = RandomLog(seed: seed)
      var (habit, checkIns, pauses) = try random.log()
      habit.goals = Timeline(.check)
      guard habit.conflict == nil else { continue }
      let today = habit.start + 100
      func badges(_ checkIns: [CheckIn]) -> [Badge] {
        History(of: HabitLog(habit: habit, checkIns: checkIns, pauses: pauses), today: today, weekStart: .sunday).badges
      }
      let day = habit.start + Int.random(in: 0...100, using: &random.generator)
      let before = badges(checkIns)
      let after = Dictionary(
        uniqueKeysWithValues: badges(checkIns + [random.checkIn(of: habit, on: day, kind: .done)])
          .map { ($0.milestone, $0.day) })
      for badge in before {
        let now = try #require(after[badge.milestone], "seed \(seed): check-in on \(day)")
        #expect(now <= badge.day, "seed \(seed): check-in on \(day)")
      }
    }
  }

  /// Whether something that belongs to a range was kept on one of its days.
  private func hasKept(in range: DayRange, _ history: History) -> Bool {
    history.days(in: range).contains { $0.unit == .days && $0.state == .done }
      || history.periods.contains { period in
        range.contains(period.covered.upperBound) && period.keptOn.map(range.contains) ?? false
      }
  }

  @Test("a week or month is perfect where each habit kept all that was due")
  func perfect() throws {
    var found = 0
    for seed in Self.seeds {
      var random = RandomLog(seed: seed)
      let logs = try (0..<2).map { _ in
        var (habit, checkIns, pauses) = try random.log()
        // Most days are kept, so that there is something to find.
        habit.goals = Timeline(.atLeast(Amount(thousandths: 1), unit: ""))
        checkIns += (0..<110).map { random.checkIn(of: habit, on: habit.start + $0, kind: .done) }
          .filter { _ in Int.random(in: 0..<12, using: &random.generator) > 0 }
        return HabitLog(habit: habit, checkIns: checkIns, pauses: pauses)
      }
      let today = RandomLog.origin + 90
      let histories = logs.map { History(of: $0, today: today, weekStart: .monday) }
      guard let first = histories.compactMap(\.days.first?.day).min(), first <= today else { continue }
      for period in Period.allCases {
        let whole = period.ranges(touching: first...today, weekStart: .monday)
          .filter { $0.lowerBound >= first && $0.upperBound < today && Completion.sum(of: histories, in: $0).isFull }
          .filter { span in histories.contains { hasKept(in: span, $0) } }
        let perfect = PerfectPeriods(period, of: histories, today: today, weekStart: .monday).spans
        #expect(perfect.map(\.days).filter { $0.upperBound < today } == whole, "seed \(seed)")
        #expect(perfect.allSatisfy { $0.days.contains($0.keptOn) && $0.keptOn <= today }, "seed \(seed)")
        found += perfect.count
      }
    }
    #expect(found > 100)
  }
}
