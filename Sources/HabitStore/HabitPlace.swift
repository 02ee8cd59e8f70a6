public import FoundationEssentials

/// A place in the order of habits.
public enum HabitPlace: Sendable, Hashable {
  /// Before all others.
  case first
  /// After all others.
  case last
  /// Right before another habit.
  case before(UUID)
  /// Right after another habit.
  case after(UUID)
}
