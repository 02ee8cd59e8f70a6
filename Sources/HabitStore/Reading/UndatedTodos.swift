/// How many open todos are due on no day, as far as they were counted.
public struct UndatedTodos: Sendable, Hashable {
  /// How many were found.
  public let count: Int
  /// Whether all todos were looked at; there may be more of them if not.
  public let isWhole: Bool
}
