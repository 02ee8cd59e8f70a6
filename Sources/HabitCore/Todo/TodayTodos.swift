/// The todos that a day asks for, in the order of their due times.
public struct TodayTodos: Sendable, Hashable {
  /// The day.
  public let day: Day
  /// The todos, by due day and time, those without a time at the end of their day, ties by the manual order.
  public let items: [NumberedTodo]

  /// How many todos the day asks for, or asked for.
  public var due: Int { items.count }

  /// How many of them are done.
  public var done: Int { items.count(where: \.todo.isDone) }

  /// Makes the list of a day.
  ///
  /// Today holds the open todos that are due today or overdue, and those that were done today and due by then, in their
  /// place. A day that is over holds its own open ones instead, and a day ahead holds its own.
  ///
  /// - Parameters:
  ///   - day: The day, which may lie ahead.
  ///   - todos: The todos in their manual order, among them all that are open and due on the day or before, and all that
  ///     were done on the day.
  ///   - clock: The clock.
  /// - Complexity: O(*n* log *n*), where *n* is the number of todos.
  public init(on day: Day, of todos: [NumberedTodo], clock: DayClock) {
    self.day = day
    let listed = todos.filter { numbered in
      guard let due = numbered.todo.due else { return false }
      if let done = numbered.todo.done { return due.day <= day && clock.day(of: done) == day }
      return due.day == day || day == clock.today && due.day < day
    }
    items = TodoOrder.due.sorted(listed, dayStart: clock.dayStart)
  }
}
