/// What todos are sorted by.
///
/// Equal ones keep the order in which they come, which is the manual one where the store has read them. Done ones stand
/// among the open ones.
public enum TodoOrder: String, Sendable, Hashable, CaseIterable {
  /// The order in which they come.
  case manual
  /// Their due days and times, the earliest first; within a day those without a time last, and those without a day at
  /// the end.
  case due
  /// Their priorities, the highest first, and then when they are due.
  case priority
  /// When they were created, the newest first.
  case created
  /// Their titles, without regard to case.
  case title
}

extension TodoOrder {
  /// Sorts todos.
  ///
  /// - Parameters:
  ///   - todos: The todos, in their manual order.
  ///   - dayStart: The time at which a new day starts: times before it sort behind those before midnight.
  /// - Returns: The todos in this order.
  /// - Complexity: O(*n* log *n*), where *n* is the number of todos.
  public func sorted(_ todos: [NumberedTodo], dayStart: TimeOfDay) -> [NumberedTodo] {
    func dueKey(_ todo: Todo) -> DueKey { DueKey(todo.due, dayStart: dayStart) }
    // The sort is stable, so equal ones keep their order.
    switch self {
    case .manual: return todos
    case .due: return todos.sorted(on: dueKey)
    case .priority: return todos.sorted(on: dueKey).sorted { $0.todo.priority > $1.todo.priority }
    case .created: return todos.sorted { $0.todo.created.instant > $1.todo.created.instant }
    case .title: return todos.sorted(on: { $0.title.key })
    }
  }
}

/// Where a todo stands among others by its due time.
private struct DueKey: Comparable {
  let day: Int
  let minutes: Int

  init(_ due: TodoDue?, dayStart: TimeOfDay) {
    day = due?.day.ordinal ?? .max
    minutes = due?.time?.minutes(after: dayStart) ?? .max
  }

  static func < (left: DueKey, right: DueKey) -> Bool {
    (left.day, left.minutes) < (right.day, right.minutes)
  }
}

extension [NumberedTodo] {
  /// The todos sorted by a key that is computed once for each.
  fileprivate func sorted(on key: (Todo) -> some Comparable) -> [NumberedTodo] {
    map { (key: key($0.todo), numbered: $0) }.sorted { $0.key < $1.key }.map(\.numbered)
  }
}
