/// Walks through the days of a habit once, oldest first, and gives each its state, each period its verdict, and the
/// habit its streaks and strength.
struct Judge {
  let habit: Habit
  let today: Day
  let weekStart: WeekStart
  let paused: PausedDays

  var tallies: TallyCursor
  var goals: TimelineCursor<Goal>
  var schedules: TimelineCursor<Schedule>

  /// Where the habit stands after the days judged so far.
  private(set) var standing: Standing
  /// The last standing that no check-in of today or yesterday can change.
  private(set) var closed: Standing?
  /// The last day of a period that was cut short: until then a skip of its other days can still change its verdict.
  private var settledFrom = Day(ordinal: .min)
  private(set) var days: [JudgedDay] = []
  private(set) var periods: [JudgedPeriod] = []
  /// The runs of kept days or periods that have ended, oldest first.
  private(set) var endedRuns: [Standing.Run] = []
  /// The milestones that are reached for the first time.
  private(set) var badges: [Badge] = []

  /// Judges a habit up to today.
  ///
  /// - Parameters:
  ///   - log: The habit and what was recorded of it, at least on the days that are judged.
  ///   - today: The day that is still open.
  ///   - weekStart: The weekday on which weeks start.
  ///   - standing: Where the habit stood at the close of an earlier day; only the days after it are judged.
  init(_ log: HabitLog, today: Day, weekStart: WeekStart, after standing: Standing?) {
    habit = log.habit
    self.today = today
    self.weekStart = weekStart
    paused = PausedDays(log.pauses)
    tallies = TallyCursor(log.tallies)
    goals = TimelineCursor(log.habit.goals)
    schedules = TimelineCursor(log.habit.schedules)

    let segments = Segment.segments(of: log.habit)
    let unit = segments.first?.unit ?? log.habit.schedules.value(on: log.habit.start).unit
    self.standing = standing ?? Standing(day: log.habit.start - 1, unit: unit)
    closed = standing

    for segment in segments {
      guard let days = segment.days.intersection((self.standing.day + 1)...max(today, self.standing.day + 1)),
        days.lowerBound <= today
      else { continue }
      if segment.unit != self.standing.unit { restart(in: segment.unit) }
      if let period = segment.unit.period {
        judgePeriods(per: period, from: days.lowerBound, in: segment)
      } else {
        judgeDays(days)
      }
    }
  }

  // MARK: - Days

  private mutating func judgeDays(_ range: DayRange) {
    days.reserveCapacity(days.count + range.count)
    for day in range {
      let ruling = ruling(on: day)
      let state: DayState
      switch schedules.value(on: day) {
      case .weekdays(let weekdays):
        state = weekdays.contains(day.weekday) ? ruling.whenDue : ruling.whenNotDue
      case .every(let interval):
        state = judgeInterval(interval, day, ruling)
      case .period:
        preconditionFailure("A segment of days holds no schedule of periods")
      }
      settle(day, state, ruling)
      record(day, state, ruling, unit: .days, reached: ruling.hasReachingCheckIn)
      close(day)
    }
  }

  /// Judges a day of a habit that is due every N days, and moves its next due day.
  private mutating func judgeInterval(_ interval: Int, _ day: Day, _ ruling: DayRuling) -> DayState {
    if day == max(schedules.since ?? habit.start, habit.start) {
      standing.nextDue = max(day, standing.lastReached.map { $0 + interval } ?? day)
      standing.isLate = false
    }
    let isDue = standing.nextDue == day
    let state = isDue ? ruling.whenDue : ruling.betweenDueDays
    if state == .done {
      standing.nextDue = day + interval
      standing.isLate = false
    } else if isDue, !ruling.isToday {
      standing.nextDue = day + interval
      standing.isLate = true
    }
    return state
  }

  /// Counts a judged day for the streak and the strength.
  private mutating func settle(_ day: Day, _ state: DayState, _ ruling: DayRuling) {
    switch state {
    case .done:
      keep(from: day, to: day, on: day)
      standing.step(towards: 1)
    case .missed, .partial:
      endRun()
      standing.step(towards: ruling.goal.share(of: ruling.tally.amount))
    case .none, .rest, .extra, .skipped, .pending:
      break
    }
  }

  // MARK: - Periods

  private mutating func judgePeriods(per period: Period, from first: Day, in segment: Segment) {
    var next = first
    while next <= min(today, segment.days.upperBound) {
      let whole = period.days(containing: next, weekStart: weekStart)
      // A period that a standing's day cut in two would be judged twice; standings are closed at a period's end.
      let covered = max(whole.lowerBound, segment.days.lowerBound)...min(whole.upperBound, segment.days.upperBound)
      guard case .period(let times, _) = schedules.value(on: covered.lowerBound) else {
        preconditionFailure("A segment of periods holds no other schedule")
      }
      if let times {
        judgeTimes(times, whole, covered, unit: segment.unit)
      } else {
        judgeTotal(whole, covered, unit: segment.unit)
      }
      if covered != whole { settledFrom = whole.upperBound }
      if covered.upperBound < today { close(covered.upperBound) }
      next = whole.upperBound + 1
    }
  }

  /// Judges a period in which a number of kept days is wanted.
  private mutating func judgeTimes(_ times: Int, _ whole: DayRange, _ covered: DayRange, unit: StreakUnit) {
    let rulings = rulings(in: covered)
    let doneDays = rulings.filter(\.reachesGoal).map(\.tally.day)
    let leftOut = daysLeftOut(of: whole) { day in doneDays.contains(day) }
    let wanted = min(times, whole.count - leftOut)

    let isOver = covered.upperBound < today
    let verdict: JudgedPeriod.Verdict =
      if wanted == 0 {
        .neutral
      } else if doneDays.count >= wanted {
        .kept
      } else if isOver {
        covered == whole ? .missed : .neutral
      } else {
        .open
      }
    let judged = JudgedPeriod(
      days: whole, covered: covered, unit: unit, verdict: verdict,
      progress: .times(done: doneDays.count, wanted: wanted), isOver: isOver,
      keptOn: verdict == .kept ? doneDays[wanted - 1] : nil)
    periods.append(judged)

    var stepsLeft = judged.kept
    for ruling in rulings {
      let day = ruling.tally.day
      if ruling.reachesGoal, stepsLeft > 0 {
        standing.step(towards: 1)
        stepsLeft -= 1
      }
      if verdict == .missed, day == covered.upperBound {
        for _ in judged.kept..<wanted { standing.step(towards: 0) }
      }
      let state = ruling.inPeriodOfTimes(isOpen: verdict == .open)
      record(day, state, ruling, unit: unit, reached: ruling.hasReachingCheckIn)
    }
    settle(judged, firstDone: doneDays.first, lastDone: doneDays.last)
  }

  /// Judges a period in which a total is wanted.
  private mutating func judgeTotal(_ whole: DayRange, _ covered: DayRange, unit: StreakUnit) {
    let goal = goals.value(on: covered.lowerBound)
    let rulings = rulings(in: covered, judgedBy: goal)
    let counted = rulings.filter { $0.tally.amount > .zero }
    let total = counted.reduce(Amount.zero) { $0 + $1.tally.amount }
    let leftOut = daysLeftOut(of: whole) { day in counted.contains { $0.tally.day == day } }
    let isExcused = whole.contains(where: paused.contains)

    let isOver = covered.upperBound < today
    let isWhole = covered == whole
    let verdict: JudgedPeriod.Verdict =
      if leftOut == whole.count {
        .neutral
      } else if goal.isLimit {
        if !goal.isSatisfied(by: total) {
          .missed
        } else if isOver {
          isWhole ? .kept : .neutral
        } else {
          .open
        }
      } else if goal.isSatisfied(by: total) {
        .kept
      } else if isOver {
        isWhole && !isExcused ? .missed : .neutral
      } else {
        .open
      }
    // The one step falls on the day that reached the total, or else on the last one.
    var isStepDue = verdict == .kept || verdict == .missed && isOver
    var running = Amount.zero
    var reachedOn: Day?
    for ruling in rulings {
      let day = ruling.tally.day
      running = running + ruling.tally.amount
      let isReached = !goal.isLimit && goal.isSatisfied(by: running)
      if isReached { reachedOn = reachedOn ?? day }
      if isStepDue, isReached || day == covered.upperBound {
        standing.step(towards: goal.share(of: total))
        isStepDue = false
      }
      let state = ruling.inPeriodOfTotal(running, isOpen: verdict == .open)
      record(day, state, ruling, unit: unit, reached: ruling.tally.amount > .zero && isReached)
    }
    let judged = JudgedPeriod(
      days: whole, covered: covered, unit: unit, verdict: verdict, progress: .total(total, goal: goal),
      isOver: isOver, keptOn: verdict == .kept ? reachedOn ?? covered.upperBound : nil)
    periods.append(judged)

    settle(judged, firstDone: counted.first?.tally.day, lastDone: counted.last?.tally.day)
  }

  /// Counts a judged period for the streak.
  private mutating func settle(_ period: JudgedPeriod, firstDone: Day?, lastDone: Day?) {
    switch period.verdict {
    case .kept:
      let last = lastDone ?? period.covered.upperBound
      keep(from: firstDone ?? period.covered.lowerBound, to: last, on: period.keptOn ?? last)
    case .missed:
      endRun()
    case .open, .neutral:
      break
    }
  }

  /// The rulings of the days of a period up to today.
  private mutating func rulings(in covered: DayRange, judgedBy goal: Goal? = nil) -> [DayRuling] {
    var rulings: [DayRuling] = []
    rulings.reserveCapacity(covered.count)
    for day in covered where day <= today { rulings.append(ruling(on: day, judgedBy: goal)) }
    return rulings
  }

  /// How many days of a period are skipped or paused, those to come included.
  private func daysLeftOut(of whole: DayRange, isKept: (Day) -> Bool) -> Int {
    var ahead = tallies
    ahead.rewind(to: whole.lowerBound)
    return whole.count { day in
      (paused.contains(day) || ahead.tally(on: day).isSkipped) && !isKept(day)
    }
  }

  // MARK: - Bookkeeping

  private mutating func ruling(on day: Day, judgedBy goal: Goal? = nil) -> DayRuling {
    DayRuling(
      tally: tallies.tally(on: day), goal: goal ?? goals.value(on: day), isPaused: paused.contains(day),
      isToday: day == today)
  }

  private mutating func record(
    _ day: Day, _ state: DayState, _ ruling: DayRuling, unit: StreakUnit, reached: Bool
  ) {
    if reached { standing.lastReached = day }
    if state == .done || state == .extra, !ruling.goal.isLimit { award(standing.records.addDayDone(), on: day) }
    days.append(
      JudgedDay(day: day, amount: ruling.tally.amount, strength: standing.strength, state: state, unit: unit))
  }

  private mutating func close(_ day: Day) {
    standing.day = day
    if day <= today - 2, day >= settledFrom { closed = standing }
  }

  /// Lengthens the running streak by what was kept, at last, on a day.
  private mutating func keep(from first: Day, to last: Day, on day: Day) {
    standing.keep(from: first, to: last)
    award(standing.records.note(streak: standing.current?.length ?? 0, of: standing.unit), on: day)
  }

  private mutating func award(_ milestone: Milestone?, on day: Day) {
    if let milestone { badges.append(Badge(milestone: milestone, habit: habit, day: day)) }
  }

  private mutating func endRun() {
    if let run = standing.endRun() { endedRuns.append(run) }
  }

  private mutating func restart(in unit: StreakUnit) {
    endRun()
    standing.restart(in: unit)
  }
}
