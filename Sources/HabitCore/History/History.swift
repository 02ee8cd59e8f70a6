/// A habit's days, judged: the one row of day states that everything else is read from.
///
/// Streaks, rates, heatmaps, summaries and the list of today read this row; nothing judges a day a second time.
///
/// ```swift
/// let history = History(of: log, today: today, weekStart: .monday)
/// print(history.streak.current, history.streak.unit.rawValue)
/// ```
public struct History: Sendable {
  /// The habit and what was recorded of it.
  public let log: HabitLog
  /// The day that is still open.
  public let today: Day
  /// The judged days, oldest first and without a gap: from the start, or the day after the standing that judging
  /// began with, to today, the end, or the day before the archive day.
  public let days: [JudgedDay]
  /// The judged periods, oldest first; empty for a habit that never had a schedule of periods.
  public let periods: [JudgedPeriod]
  /// Where the habit stands now.
  public let standing: Standing
  /// Where the habit stands at the close of the last day that is certain to be over everywhere; `nil` if there is none.
  ///
  /// A history of the same habit can be judged from there, as long as nothing up to that day changes.
  public let closedStanding: Standing?
  /// The runs of kept days or periods, oldest first, the running one last.
  public let runs: [Standing.Run]
  /// The milestones that the habit first reached on the judged days, oldest first.
  public let badges: [Badge]

  /// Judges a habit up to today.
  ///
  /// - Parameters:
  ///   - log: The habit and what was recorded of it; with a standing, at least on the days after it.
  ///   - today: The day that is still open.
  ///   - weekStart: The weekday on which weeks start.
  ///   - standing: Where the habit stood at the close of an earlier day, so that only the days after it are judged. One
  ///     of today or later, as after a flight to the west, is not used.
  /// - Complexity: O(*d* + *n*), where *d* is the number of judged days and *n* that of tallies.
  public init(of log: HabitLog, today: Day, weekStart: WeekStart, after standing: Standing? = nil) {
    let usable = standing.flatMap { $0.day < today ? $0 : nil }
    let judge = Judge(log, today: today, weekStart: weekStart, after: usable)
    self.log = log
    self.today = today
    days = judge.days
    periods = judge.periods
    self.standing = judge.standing
    closedStanding = judge.closed
    runs = judge.endedRuns + (judge.standing.current.map { [$0] } ?? [])
    badges = judge.badges.sorted { $0.day < $1.day }
  }

  /// The habit.
  public var habit: Habit { log.habit }

  /// The judged day of a date; a day outside the judged ones has the state ``DayState/none``, and the strength as it
  /// stands now.
  public subscript(day: Day) -> JudgedDay {
    guard let first = days.first?.day, first <= day, day - first < days.count else {
      return JudgedDay(day: day, amount: .zero, strength: standing.strength, state: .none, unit: standing.unit)
    }
    return days[day - first]
  }

  /// The judged days of a range; days outside the judged ones are left out.
  ///
  /// - Complexity: O(1).
  public func days(in range: DayRange) -> ArraySlice<JudgedDay> {
    guard let first = days.first?.day, let last = days.last?.day, let shared = range.intersection(first...last) else {
      return []
    }
    return days[(shared.lowerBound - first)...(shared.upperBound - first)]
  }

  /// The period that holds today; `nil` for a habit that is not judged by periods today.
  public var runningPeriod: JudgedPeriod? {
    periods.last.flatMap { $0.covered.contains(today) ? $0 : nil }
  }

  /// The strength, 0 … 1.
  public var strength: Double { standing.strength }
}
