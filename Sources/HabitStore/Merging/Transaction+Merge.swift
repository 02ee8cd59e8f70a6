internal import FoundationEssentials
internal import HabitCore
internal import SQLite

extension Transaction {
  /// Drops what was computed from a row that a merge has written, and counts the change.
  func noteMerge(into row: RowKey) throws {
    changeCount += 1
    // Whichever fields came: too much may be dropped, never too little.
    try dropStandings(after: Change(row: row, field: Table.deleted, before: .null, after: .null))
  }

  /// Gives a todo another number if one that is there has got its own while it was away.
  func giveNumber(to row: RowKey) throws {
    guard try sharesNumber(row) else { return }
    try run("UPDATE todo SET number = ? WHERE id = ?", [.integer(try unusedTodoNumber()), row.id])
  }

  /// Whether another todo that is there has the number of one that is there.
  func sharesNumber(_ row: RowKey) throws -> Bool {
    let statement = try connection.prepare(
      """
      SELECT 1 FROM todo AS item JOIN todo AS other ON other.number = item.number AND other.id <> item.id
      WHERE item.id = ? AND NOT item.deleted AND NOT other.deleted
      """)
    statement.bind(row.id, at: 1)
    return try statement.step()
  }

  /// What people call the thing that a row is, or belongs to.
  func name(of row: RowKey) throws -> String {
    switch row.table {
    case .setting, .deviceSetting:
      if case .text(let name) = row.id { return name }
      return ""
    case .category: return try text("SELECT name FROM category WHERE id = ?", row.id)
    case .todo: return try text("SELECT title FROM todo WHERE id = ?", row.id)
    case .habit, .scheduleVersion, .goalVersion, .pause, .checkIn:
      return try text("SELECT name FROM habit WHERE key = ?", Value(row.habit))
    }
  }

  private func text(_ sql: String, _ value: Value) throws -> String {
    let statement = try connection.prepare(sql)
    statement.bind(value, at: 1)
    return try statement.step() ? statement.text(0) : ""
  }
}
