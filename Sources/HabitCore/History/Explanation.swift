/// Why a streak is what it is, and what would keep it.
public struct Explanation: Sendable, Hashable {
  /// What ended a streak.
  public enum Break: Sendable, Hashable {
    /// A due day on which the goal was not reached, or a limit was passed.
    case day(JudgedDay, goal: Goal)
    /// A period that ended short, or in which a limit was passed.
    case period(JudgedPeriod)
    /// A new schedule whose streaks count something else.
    case newUnit(from: Day, before: StreakUnit, after: StreakUnit)

    /// The day on which it happened; for a period, its last.
    public var day: Day {
      switch self {
      case .day(let judged, _): judged.day
      case .period(let period): period.covered.upperBound
      case .newUnit(let day, _, _): day
      }
    }
  }

  /// What would keep the streak, or begin one.
  public enum NextStep: Sendable, Hashable {
    /// Reaching the goal on a day, which is today or the next due one.
    case reachGoal(Goal, recorded: Amount, on: Day)
    /// Passing no limit on a day, which is today or the next due one.
    case stayWithin(Goal, recorded: Amount, on: Day)
    /// Doing enough in the running period, by its last day.
    case fillPeriod(JudgedPeriod)
    /// Nothing until a day behind the running period, which is decided, or counts for nothing.
    case awaitPeriod(from: Day)
    /// Nothing any more: the habit is archived, or over, since a day.
    case over(since: Day)
    /// Nothing ever: the habit is only tracked, or paused for good.
    case nothingDue
  }

  /// The streaks as they are.
  public let streak: Streak
  /// What ended the run before the current one, or the last run if there is no current one; `nil` if nothing did.
  public let lastBreak: Break?
  /// The run that it ended; `nil` if there was none.
  public let brokenRun: Standing.Run?
  /// What would keep the streak, or begin one.
  public let nextStep: NextStep
}

extension History {
  /// Finds out why the streak is what it is.
  ///
  /// - Precondition: The history is judged from its start.
  /// - Complexity: O(*d*), where *d* is the number of judged days.
  public var explanation: Explanation {
    let broken = runs.last { $0 != standing.current }
    return Explanation(
      streak: streak, lastBreak: broken.map(firstBreak(after:)) ?? latestBreak, brokenRun: broken, nextStep: nextStep)
  }

  /// What ended a run: the first of all that could have, after its last day.
  private func firstBreak(after run: Standing.Run) -> Explanation.Break? {
    breaks(
      missedDay: days.first { $0.day > run.last && $0.isMiss },
      missedPeriod: periods.first { $0.covered.upperBound > run.last && $0.verdict == .missed },
      turn: turns.first { $0.day > run.last }
    ).min { $0.day < $1.day }
  }

  /// What kept a habit from ever having a run, most recently.
  private var latestBreak: Explanation.Break? {
    breaks(
      missedDay: days.last(where: \.isMiss), missedPeriod: periods.last { $0.verdict == .missed }, turn: turns.last
    ).max { $0.day < $1.day }
  }

  private func breaks(
    missedDay: JudgedDay?, missedPeriod: JudgedPeriod?, turn: Explanation.Break?
  ) -> [Explanation.Break] {
    // Of two on the same day the new unit comes first: it begins the day.
    let breaks: [Explanation.Break?] = [
      turn, missedDay.map { .day($0, goal: habit.goals.value(on: $0.day)) }, missedPeriod.map(Explanation.Break.period),
    ]
    return breaks.compactMap(\.self)
  }

  /// The days on which a new schedule begins to count something else.
  private var turns: [Explanation.Break] {
    zip(days, days.dropFirst()).filter { $0.unit != $1.unit }
      .map { .newUnit(from: $1.day, before: $0.unit, after: $1.unit) }
  }

  private var nextStep: Explanation.NextStep {
    if let last = habit.lastDay, last < today { return .over(since: last + 1) }
    let isOpenToday = self[today].state == .pending
    if let period = runningPeriod {
      if period.verdict == .open { return .fillPeriod(period) }
      return dueDay(from: period.covered.upperBound + 1).map { .awaitPeriod(from: $0) } ?? .nothingDue
    }
    // A late habit of every N days can be done on any day.
    guard let day = isOpenToday || isLate ? today : nextDueDay else { return .nothingDue }
    let goal = habit.goals.value(on: day)
    let recorded = self[day].amount
    return goal.isLimit
      ? .stayWithin(goal, recorded: recorded, on: day) : .reachGoal(goal, recorded: recorded, on: day)
  }
}

extension JudgedDay {
  /// Whether the day ended a streak of days.
  fileprivate var isMiss: Bool { unit == .days && (state == .missed || state == .partial) }
}
