/// How much a todo matters.
public enum TodoPriority: String, Sendable, Hashable, CaseIterable, Comparable {
  /// It is important.
  case high
  /// It matters as much as most.
  case normal
  /// It can wait.
  case low

  /// Whether one matters less than another.
  public static func < (left: TodoPriority, right: TodoPriority) -> Bool { left.weight < right.weight }

  private var weight: Int {
    switch self {
    case .high: 2
    case .normal: 1
    case .low: 0
    }
  }
}
