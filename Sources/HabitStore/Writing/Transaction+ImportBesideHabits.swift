internal import FoundationEssentials
internal import HabitCore
internal import SQLite

// What an import writes besides habits and their check-ins.
extension Transaction {
  /// Whether nothing was ever recorded: there are no habits, todos and categories.
  func isEmpty() throws -> Bool {
    let statement = try connection.prepare(
      "SELECT NOT EXISTS (SELECT 1 FROM habit UNION ALL SELECT 1 FROM todo UNION ALL SELECT 1 FROM category)")
    return try statement.step() && statement.integer(0) != 0
  }

  /// Takes settings over, save those that are unknown or belong to a device.
  ///
  /// - Returns: The names of those that are other than before, in ascending order.
  func apply(_ settings: [String: String]) throws -> [String] {
    let before = try self.settings().values
    return try settings.sorted { $0.key < $1.key }.compactMap { key, value in
      let name = SettingName(rawValue: key)
      guard !name.belongsToDevice, before[name] != value else { return nil }
      try set(name, to: value)
      return key
    }
  }

  /// Adds the categories that are not there, neither by identifier nor by name.
  ///
  /// - Returns: The category of the store for each of the plan.
  func apply(_ categories: [HabitCore.Category]) throws -> (ids: [UUID: UUID], count: ImportOutcome.Count) {
    var known = Dictionary(try self.categories().map { ($0.name.key, $0.id) }) { first, _ in first }
    var present = Set(known.values)
    var ids: [UUID: UUID] = [:]
    var count = ImportOutcome.Count()
    for category in categories {
      let match = present.contains(category.id) ? category.id : known[category.name.key]
      ids[category.id] = match ?? category.id
      count.add(isInserted: match == nil)
      guard match == nil else { continue }
      known[category.name.key] = category.id
      present.insert(category.id)
      try bringBack(RowKey(.category, habit: nil, id: category.id))
      try insert(category)
    }
    return (ids, count)
  }

  /// Adds the pauses that are not there, and brings back those that were removed.
  func apply(_ pauses: [Pause]) throws -> ImportOutcome.Count {
    try pauses.reduce(into: ImportOutcome.Count()) { count, pause in
      let row = RowKey(.pause, habit: try pause.habit.map(known), id: pause.id)
      let isThere = try isPresent(row)
      count.add(isInserted: !isThere)
      guard !isThere else { return }
      try bringBack(row)
      try insert(pause)
    }
  }

  /// Adds the todos that are not there, and brings back those that were removed.
  ///
  /// - Returns: The count, and the titles of those that are there and say something else than the file.
  func apply(
    _ todos: [Todo], categories: [UUID: UUID]
  ) throws -> (count: ImportOutcome.Count, kept: [Name]) {
    guard !todos.isEmpty else { return (ImportOutcome.Count(), []) }
    let present = Dictionary(try self.todos().map { ($0.todo.id, $0.todo) }) { first, _ in first }
    var count = ImportOutcome.Count()
    var kept: [Name] = []
    for var todo in todos {
      todo.category = todo.category.flatMap { categories[$0] }
      if let own = present[todo.id] {
        count.add(isInserted: false)
        if own.differs(from: todo) { kept.append(own.title) }
      } else {
        count.add(isInserted: true)
        try bringBack(RowKey(.todo, habit: nil, id: todo.id))
        try insert(todo)
      }
    }
    return (count, kept)
  }

  private func isPresent(_ row: RowKey) throws -> Bool { try deletionMark(of: row) == 0 }

  /// Takes the mark of a removed row away, if there is such a row.
  private func bringBack(_ row: RowKey) throws {
    guard try deletionMark(of: row) == 1 else { return }
    try write(row, Fields([(Table.deleted, .integer(0))]))
  }

  private func deletionMark(of row: RowKey) throws -> Int64? {
    let statement = try connection.prepare("SELECT deleted FROM \(row.table.rawValue) WHERE id = ?")
    statement.bind(row.id, at: 1)
    return try statement.step() ? statement.integer(0) : nil
  }
}

extension Todo {
  /// Whether the todo of a file says something else than this one; when it was made and done may differ.
  fileprivate func differs(from other: Todo) -> Bool {
    title != other.title || memo != other.memo || due != other.due || priority != other.priority
      || category != other.category || isDone != other.isDone
  }
}
