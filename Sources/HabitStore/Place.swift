public import FoundationEssentials

/// A place in a manual order, of habits, todos or categories.
public enum Place: Sendable, Hashable {
  /// Before all others.
  case first
  /// After all others.
  case last
  /// Right before another one.
  case before(UUID)
  /// Right after another one.
  case after(UUID)
}
