/// A milestone that is not reached yet, and how far it is.
public struct NextBadge: Sendable, Hashable {
  /// What is to be reached.
  public let milestone: Milestone
  /// The habit that is to reach it; `nil` for a milestone over all habits.
  public let habit: Habit?
  /// How much of it there is: the running streak, the days done, or the days of the running week or month.
  public let progress: Int
  /// How much of it is wanted, in the same unit.
  public let wanted: Int

  /// The share of it that there is, 0 … 1.
  public var share: Double { Double(progress) / Double(wanted) }
}
