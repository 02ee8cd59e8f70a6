/// The days on which every due habit was kept, in a row.
public struct PerfectDays: Sendable, Hashable {
  /// The run that reaches today; `nil` if the last day with something due was not perfect.
  public let currentRun: Standing.Run?
  /// The longest run, the latest of equal ones.
  public let bestRun: Standing.Run?
  /// The perfect days, earliest first.
  public let days: [Day]
  /// The runs of perfect days, oldest first, the one that reaches today last.
  public let runs: [Standing.Run]

  /// The length of the run that reaches today.
  public var current: Int { currentRun?.length ?? 0 }

  /// The length of the longest run.
  public var best: Int { bestRun?.length ?? 0 }

  /// Finds the perfect days of some habits.
  ///
  /// A day is perfect if every habit that was due is kept, skipped ones aside, and at least one is. A habit that is
  /// judged by periods is never due on a given day, but counts as kept where its day is done. A day with nothing due
  /// but skips is neutral, and so is today while something is open.
  ///
  /// - Parameter histories: The histories, each judged from its start, to the same today.
  /// - Complexity: O(*d*), where *d* is the number of judged days of all habits.
  public init(of histories: [History]) {
    self.init(among: OverallDay.days(of: histories))
  }

  /// Finds the perfect ones of days that are summed up already.
  ///
  /// - Parameter overall: The days, one after the other.
  /// - Complexity: O(*n*), where *n* is the number of days.
  public init(among overall: [OverallDay]) {
    var standing = Standing(day: Day(ordinal: 0), unit: .days)
    var perfect: [Day] = []
    var runs: [Standing.Run] = []
    for day in overall {
      switch day.verdict {
      case .perfect:
        standing.keep(from: day.day, to: day.day)
        perfect.append(day.day)
      case .imperfect:
        if let run = standing.endRun() { runs.append(run) }
      case .neutral:
        break
      }
    }
    currentRun = standing.current
    bestRun = standing.best
    days = perfect
    self.runs = runs + (standing.current.map { [$0] } ?? [])
  }
}
