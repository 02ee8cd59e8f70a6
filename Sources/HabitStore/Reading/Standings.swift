public import FoundationEssentials
public import HabitCore

/// Where habits stand, and what that was computed from.
public struct Standings: Sendable, Hashable {
  /// The standings by the identifier of the habit, of which some may be missing.
  public var values: [UUID: Standing]

  /// The weekday on which the weeks start that they count.
  public let weekStart: WeekStart

  /// The time of the last write that they know of.
  let time: Int64
}
