/// A milestone that was reached, and when.
public struct Badge: Sendable, Hashable {
  /// What was reached.
  public let milestone: Milestone
  /// The habit that reached it; `nil` for a milestone over all habits.
  public let habit: Habit?
  /// The day on which it was first reached: the last kept one that it took.
  public let day: Day
}
