internal import FoundationEssentials
internal import HabitCore
internal import SQLite

// What two devices wrote may each be right and together make no sense. What is put right here is written like any
// change, with a new stamp, so that it travels: whichever device meets it first decides for all.
extension Transaction {
  /// Puts right what a merge has brought together.
  ///
  /// - Parameter touched: What it wrote to.
  /// - Returns: What was done.
  /// - Throws: `SQLiteError` if the store cannot be written, ``StoreError`` if it holds what makes no sense.
  func settle(_ touched: Set<Subject>) throws -> [MergeOutcome.Settlement] {
    let order = touched.sorted { ($0.table.rawValue, $0.id) < ($1.table.rawValue, $1.id) }
    var settlements: [MergeOutcome.Settlement] = []
    for subject in order {
      let row = try row(of: subject)
      if try isWrittenAfterRemoval(row) {
        try write(row, Fields([(Table.deleted, .integer(0))]))
        if subject.table == .todo { try giveNumber(to: row) }
        settlements.append(.revived(kind: subject.table.rawValue, name: try name(of: row)))
      }
      if subject.table == .habit {
        try bringBackVersions(of: row)
        if let start = try startThatFits(row) {
          try write(row, Fields([("start_day", .integer(start))]))
          settlements.append(.movedStart(name: try name(of: row), to: Int(start)))
        }
      }
    }
    for table in [Table.category, .habit] {
      if order.contains(where: { $0.table == table }) { settlements += try nameApart(in: table) }
    }
    let habits = Set(order.map(\.id))
    settlements += try self.habits().filter { habits.contains($0.id) && $0.conflict != nil }
      .map { .conflict(name: $0.name.text) }
    return settlements
  }

  private func row(of subject: Subject) throws -> RowKey {
    let statement = try connection.prepare("SELECT key FROM habit WHERE id = ?")
    statement.bind(subject.id, at: 1)
    let key = try subject.table == .habit && statement.step() ? statement.integer(0) : nil
    return RowKey(subject.table, habit: key, id: subject.id)
  }
}

// MARK: - Removed on one device, written on later on another

extension Transaction {
  private func isWrittenAfterRemoval(_ row: RowKey) throws -> Bool {
    guard let record = try record(row), let removal = record.parts[Table.deleted],
      removal.values[Table.deleted] != .integer(0)
    else { return false }
    if record.lastStamp.time > removal.stamp.time { return true }
    guard row.table == .habit else { return false }
    let statement = try connection.prepare(
      ["schedule_version", "goal_version", "pause", "check_in"]
        .map { "SELECT 1 FROM \($0) WHERE habit = ?1 AND stamp > ?2 AND NOT deleted" }
        .joined(separator: " UNION ALL ") + " LIMIT 1")
    statement.bind(row.habit, at: 1)
    statement.bind(removal.stamp.time, at: 2)
    return try statement.step()
  }

  /// A habit that is there needs a schedule and a goal from its beginning on.
  func bringBackVersions(of row: RowKey) throws {
    for table in [Table.scheduleVersion, .goalVersion] {
      let statement = try connection.prepare(
        """
        SELECT version.id, deleted FROM \(table.rawValue) AS version JOIN device ON device.key = device
        WHERE habit = ?1 AND from_day IS NULL AND EXISTS (SELECT 1 FROM habit WHERE key = ?1 AND NOT deleted)
        ORDER BY deleted, stamp DESC, device.id DESC LIMIT 1
        """)
      statement.bind(row.habit, at: 1)
      guard try statement.step(), statement.integer(1) != 0 else { continue }
      try write(
        RowKey(table, habit: row.habit, id: statement.value(0)), Fields([(Table.deleted, .integer(0))]))
    }
  }
}

// MARK: - What does not fit together

extension Transaction {
  /// The day on which a habit must begin for its first done check-in, and for its end, where it begins later.
  func startThatFits(_ row: RowKey) throws -> Int64? {
    let statement = try connection.prepare(
      """
      SELECT min(start_day, coalesce(end_day, start_day), coalesce(first, start_day)), start_day FROM habit,
        (SELECT min(day) AS first FROM check_in WHERE habit = ?1 AND kind = 1 AND NOT deleted)
      WHERE key = ?1 AND NOT deleted
      """)
    statement.bind(row.habit, at: 1)
    guard try statement.step(), statement.integer(0) < statement.integer(1) else { return nil }
    return statement.integer(0)
  }

  /// Gives a number to each of some things whose name another has that was made earlier.
  @discardableResult
  func nameApart(in table: Table) throws -> [MergeOutcome.Settlement] {
    let statement = try connection.prepare(
      """
      SELECT item.id, name FROM \(table.rawValue) AS item JOIN device ON device.key = item.device
      WHERE NOT deleted ORDER BY item.stamp, device.id, item.id
      """)
    var settlements: [MergeOutcome.Settlement] = []
    var names: [(id: UUID, name: Name)] = []
    while try statement.step() {
      names.append(
        (
          try require(statement.identifier(0), in: table.rawValue),
          try require(try? Name(statement.text(1)), in: table.rawValue)
        ))
    }
    let all = Set(names.map(\.name.key))
    var taken: Set<String> = []
    for (id, name) in names {
      guard taken.contains(name.key) else {
        taken.insert(name.key)
        continue
      }
      // A number that a later thing carries already is not free either.
      let free = name.free(among: taken.union(all))
      taken.insert(free.key)
      try write(try row(of: Subject(table: table, id: id)), Fields([("name", .text(free.text))]))
      settlements.append(.renamed(kind: table.rawValue, from: name.text, to: free.text))
    }
    return settlements
  }
}
