/// One calendar period of a habit with the verdict that it came to.
public struct JudgedPeriod: Sendable, Hashable {
  /// What a period came to.
  public enum Verdict: String, Sendable, Hashable {
    /// Still running, and neither kept nor missed so far.
    case open
    /// Enough was done; for a limit, the period is over and the limit was not passed.
    case kept
    /// It ended short, or a limit was passed.
    case missed
    /// It counts for nothing: it was cut short, or paused.
    case neutral
  }

  /// What the period asks for, and how much of it there is.
  public enum Progress: Sendable, Hashable {
    /// A number of kept days.
    case times(done: Int, wanted: Int)
    /// A total of the goal's amount.
    case total(Amount, goal: Goal)
  }

  /// The whole week or month.
  public let days: DayRange
  /// The part of it in which the habit was judged by a schedule of this kind.
  public let covered: DayRange
  /// What a streak of such periods counts.
  public let unit: StreakUnit
  /// What the period came to.
  public let verdict: Verdict
  /// What it asks for, and how much of it there is.
  public let progress: Progress
  /// Whether its last covered day is over.
  public let isOver: Bool
  /// The day that made it a kept one: under a limit its last; `nil` for a period that is not kept.
  public let keptOn: Day?

  /// How many check-ins the period asks for; a total asks for one.
  public var wanted: Int {
    switch progress {
    case .times(_, let wanted): wanted
    case .total: 1
    }
  }

  /// How many of the wanted check-ins there are; a total is one check-in, kept or not.
  public var kept: Int {
    switch progress {
    case .times(let done, let wanted): min(done, wanted)
    case .total: verdict == .kept ? 1 : 0
    }
  }
}
