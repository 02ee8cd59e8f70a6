public import HabitCore
internal import SQLite

extension Snapshot {
  /// All todos in their manual order, the done ones too.
  ///
  /// - Returns: The todos with their numbers.
  /// - Throws: ``StoreError`` out of ``Store/read(_:)`` if the store cannot be read; so too below.
  /// - Complexity: O(*n*), where *n* is the number of todos.
  public func todos() throws -> [NumberedTodo] {
    try todos(Part("true", []))
  }

  /// The open todos that are due on a day or before it, in their manual order.
  ///
  /// - Parameter day: The last day.
  /// - Returns: The todos with their numbers.
  /// - Throws: ``StoreError`` if the store cannot be read.
  /// - Complexity: O(*n* log *n*), where *n* is the number of todos returned, however many there are.
  public func openTodos(dueThrough day: Day) throws -> [NumberedTodo] {
    try todos(.open(dueThrough: day))
  }

  /// The open todos that are due on a day or before it, and those that were done at an instant or after it, all in their
  /// manual order.
  ///
  /// - Parameters:
  ///   - day: The last day.
  ///   - instant: The instant, in milliseconds since 1970-01-01T00:00:00Z.
  /// - Returns: The todos with their numbers.
  /// - Throws: ``StoreError`` if the store cannot be read.
  /// - Complexity: O(*n* log *n*), where *n* is the number of todos returned, however many there are.
  public func todos(openThrough day: Day, doneSince instant: Int64) throws -> [NumberedTodo] {
    try todos(.open(dueThrough: day), .done(since: instant))
  }

  /// The first todos of the manual order.
  ///
  /// - Parameters:
  ///   - most: The greatest number of todos.
  ///   - isDone: Whether they are done; `nil` for both.
  ///   - beginning: What their titles begin with, without regard to the case of ASCII letters; empty for anything.
  /// - Returns: The todos with their numbers.
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func todos(first most: Int, done isDone: Bool?, beginningWith beginning: String) throws -> [NumberedTodo] {
    var condition = isDone.map { $0 ? "todo.done_at NOT NULL" : "todo.done_at IS NULL" } ?? "true"
    var values: [Value] = []
    if !beginning.isEmpty {
      condition += " AND todo.title LIKE ? ESCAPE '\\'"
      values = [.text(beginning.map { "%_\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "%")]
    }
    return try todos(Part(condition, values, index: "todo_position"), limit: most)
  }

  /// The todo with a number.
  ///
  /// - Parameter number: The number.
  /// - Returns: The todo; `nil` if none has the number.
  /// - Throws: ``StoreError`` if the store cannot be read.
  /// - Complexity: O(log *n*), where *n* is the number of todos.
  public func todo(numbered number: Int) throws -> NumberedTodo? {
    try todos(Part("todo.number = ?", [.integer(Int64(number))], index: "todo_number")).first
  }

  /// Whether there is a todo at all.
  ///
  /// - Returns: Whether there is one.
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func hasTodos() throws -> Bool {
    try connection.prepare("SELECT 1 FROM todo WHERE NOT deleted LIMIT 1").step()
  }

  /// Counts the open todos that are due on no day, among those that were added last.
  ///
  /// - Parameter most: The greatest number of todos to look at.
  /// - Returns: How many there are among them, and whether there were fewer todos to look at.
  /// - Throws: ``StoreError`` if the store cannot be read.
  /// - Complexity: O(*most* log *n*), where *n* is the number of todos.
  public func undatedTodos(amongLast most: Int) throws -> UndatedTodos {
    let statement = try connection.prepare(
      """
      SELECT count(*), coalesce(sum(due_day IS NULL AND done_at IS NULL), 0) FROM (
        SELECT due_day, done_at FROM todo INDEXED BY todo_number WHERE NOT deleted ORDER BY number DESC LIMIT ?)
      """)
    statement.bind(Int64(most), at: 1)
    _ = try statement.step()
    return UndatedTodos(count: Int(statement.integer(1)), isWhole: statement.integer(0) < most)
  }

  /// Some of the todos: those that fulfil a condition.
  private struct Part {
    let condition: String
    let values: [Value]
    let index: String?

    init(_ condition: String, _ values: [Value], index: String? = nil) {
      self.condition = condition
      self.values = values
      self.index = index
    }

    static func open(dueThrough day: Day) -> Part {
      Part("todo.due_day <= ? AND todo.done_at IS NULL", [Value(day)], index: "todo_due")
    }

    static func done(since instant: Int64) -> Part {
      Part("todo.done_at >= ?", [.integer(instant)], index: "todo_done")
    }

    var sql: String {
      """
      SELECT todo.id AS id, number, title, memo, due_day, due_time, priority, category.id, done_at, done_offset,
        created_at, created_offset, todo.position AS position
      FROM todo \(index.map { "INDEXED BY \($0)" } ?? "")
        LEFT JOIN category ON category.id = todo.category AND NOT category.deleted
      WHERE \(condition) AND NOT todo.deleted
      """
    }
  }

  /// The todos of some parts that have none in common.
  private func todos(_ parts: Part..., limit: Int? = nil) throws -> [NumberedTodo] {
    let statement = try connection.prepare(
      parts.map(\.sql).joined(separator: "\nUNION ALL\n") + "\nORDER BY position, id"
        + (limit == nil ? "" : " LIMIT ?"))
    let values = parts.flatMap(\.values) + (limit.map { [Value($0)] } ?? [])
    for (index, value) in values.enumerated() { statement.bind(value, at: index + 1) }
    var todos: [NumberedTodo] = []
    while try statement.step() {
      todos.append(NumberedTodo(number: Int(statement.integer(1)), todo: try todo(statement)))
    }
    return todos
  }

  private func todo(_ row: borrowing Statement) throws -> Todo {
    let time = try row.optionalInteger(5).map { try require(TimeOfDay(minutes: Int($0)), in: "todo") }
    let doneOffset = Int(row.integer(9))
    return Todo(
      id: try require(row.identifier(0), in: "todo"),
      title: try require(try? Name(row.text(2)), in: "todo"),
      memo: row.text(3),
      due: try day(row.optionalInteger(4), in: "todo").map { TodoDue($0, time) },
      priority: try require(TodoPriority(code: row.integer(6)), in: "todo"),
      category: row.identifier(7),
      done: row.optionalInteger(8).map { Moment(instant: $0, secondsFromUTC: doneOffset) },
      created: Moment(instant: row.integer(10), secondsFromUTC: Int(row.integer(11))))
  }
}
