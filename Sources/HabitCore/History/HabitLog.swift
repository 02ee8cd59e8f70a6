/// A habit with all that was recorded of it: what a history is judged from.
public struct HabitLog: Sendable, Hashable {
  /// The habit.
  public var habit: Habit
  /// What was recorded, one tally a day, earliest first.
  public var tallies: [DayTally]
  /// The pauses that apply to the habit, in any order.
  public var pauses: [Pause]

  /// Creates a log from tallies.
  ///
  /// - Parameters:
  ///   - habit: The habit.
  ///   - tallies: One tally for each day that has check-ins, earliest first.
  ///   - pauses: The pauses; those of other habits are dropped.
  public init(habit: Habit, tallies: [DayTally], pauses: [Pause] = []) {
    self.habit = habit
    self.tallies = tallies
    self.pauses = pauses.filter { $0.applies(to: habit.id) }
  }

  /// Creates a log from check-ins.
  ///
  /// - Parameters:
  ///   - habit: The habit.
  ///   - checkIns: The check-ins, in any order; those of other habits are dropped.
  ///   - pauses: The pauses; those of other habits are dropped.
  public init(habit: Habit, checkIns: some Sequence<CheckIn>, pauses: [Pause] = []) {
    self.init(
      habit: habit, tallies: DayTally.tallies(of: checkIns.filter { $0.habit == habit.id }), pauses: pauses)
  }
}
