/// Which todos a list holds.
public enum TodoFilter: String, Sendable, Hashable, CaseIterable {
  /// All of them, the done ones too.
  case all
  /// The open ones that are due today or overdue.
  case today
  /// The open ones that are due on a later day.
  case upcoming
  /// The open ones whose day or time has passed.
  case overdue
  /// The open ones of high priority.
  case important
  /// The done ones.
  case done
}

extension TodoFilter {
  /// Whether the list holds a todo.
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - clock: The clock.
  /// - Returns: Whether it does.
  public func contains(_ todo: Todo, at clock: DayClock) -> Bool {
    switch self {
    case .all: true
    case .today: !todo.isDone && todo.due.map { $0.day <= clock.today } ?? false
    case .upcoming: !todo.isDone && todo.due.map { $0.day > clock.today } ?? false
    case .overdue: todo.urgency(at: clock) == .overdue
    case .important: !todo.isDone && todo.priority == .high
    case .done: todo.isDone
    }
  }
}
