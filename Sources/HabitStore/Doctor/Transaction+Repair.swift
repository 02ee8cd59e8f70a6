internal import FoundationEssentials
internal import HabitCore
internal import SQLite

extension Transaction {
  /// Repairs what was found, as far as that loses nothing; it is one step to undo, like any write.
  ///
  /// - Parameter findings: What ``Snapshot/examine(today:)`` has found in this transaction.
  /// - Throws: ``StoreError`` out of ``Store/write(_:_:_:)`` if the store cannot be written.
  public func repair(_ findings: [StoreFinding]) throws {
    for finding in findings where finding.isRepairable {
      switch finding {
      case .sameName(let kind, _): try nameApart(in: kind == .habit ? .habit : .category)
      case .noBeginning: try forEachHabit { try giveBeginning(to: $0) }
      case .lateStart: try forEachHabit { try moveStart(of: $0) }
      case .timeWithoutDay: try clearTimesWithoutDay()
      case .sameNumber: try giveNumbers()
      case .badOrder(let kind, _): try renumber(table(of: kind))
      case .staleStanding: try dropStandings(habit: nil)
      case .damaged, .orphan, .meaningless, .conflict, .future: continue
      }
    }
  }

  private func table(of kind: StoreFinding.Kind) -> Table {
    switch kind {
    case .habit: .habit
    case .category: .category
    case .todo: .todo
    }
  }

  private func forEachHabit(_ body: (RowKey) throws -> Void) throws {
    let statement = try connection.prepare("SELECT key, id FROM habit WHERE NOT deleted")
    var rows: [RowKey] = []
    while try statement.step() {
      rows.append(RowKey(.habit, habit: statement.integer(0), id: statement.value(1)))
    }
    for row in rows { try body(row) }
  }

  private func giveBeginning(to row: RowKey) throws {
    try bringBackVersions(of: row)
    for (table, fields) in [
      (Table.scheduleVersion, Fields(Schedule.daily, from: nil)), (.goalVersion, Fields(Goal.check, from: nil)),
    ] {
      let statement = try connection.prepare(
        "SELECT 1 FROM \(table.rawValue) WHERE habit = ? AND from_day IS NULL AND NOT deleted")
      statement.bind(row.habit, at: 1)
      if try statement.step() { continue }
      try write(RowKey(table, habit: row.habit, id: context.makeIdentifier()), fields)
    }
  }

  private func moveStart(of row: RowKey) throws {
    guard let start = try startThatFits(row) else { return }
    try write(row, Fields([("start_day", .integer(start))]))
  }

  private func clearTimesWithoutDay() throws {
    for id in try todos(where: "due_day IS NULL AND due_time NOT NULL") {
      try write(RowKey(.todo, id: id), Fields([("due_time", .null)]))
    }
  }

  private func giveNumbers() throws {
    for id in try todos(where: "true") where try sharesNumber(RowKey(.todo, id: id)) {
      try write(RowKey(.todo, id: id), Fields([("number", .integer(try unusedTodoNumber()))]))
    }
  }

  private func todos(where condition: String) throws -> [Value] {
    let statement = try connection.prepare("SELECT id FROM todo WHERE NOT deleted AND \(condition) ORDER BY id")
    var ids: [Value] = []
    while try statement.step() { ids.append(statement.value(0)) }
    return ids
  }

  private func renumber(_ table: Table) throws {
    let statement = try connection.prepare(
      "SELECT id FROM \(table.rawValue) WHERE NOT deleted ORDER BY position, id")
    var ids: [UUID] = []
    while try statement.step() { ids.append(try require(statement.identifier(0), in: table.rawValue)) }
    try renumber(ids, in: table)
  }
}
