internal import FoundationEssentials
internal import SQLite

extension Transaction {
  /// How many entries are kept.
  static let journalLength: Int64 = 1000

  /// Writes a change into the entry of this transaction, which its first change begins.
  ///
  /// Changes are written as they come, since those of an import are as long as its file.
  ///
  /// - Parameter change: The change.
  /// - Throws: `SQLiteError` if the store cannot be written.
  func keep(_ change: Change) throws {
    changeCount += 1
    guard let command else { return }
    let entry = try entry ?? beginEntry(command)
    try run(
      """
      INSERT INTO journal_change (entry, sequence, target, habit, day, id, field, before, after)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .integer(entry), Value(changeCount - 1), .text(change.row.table.rawValue), Value(change.row.habit),
        Value(change.row.day), change.row.id, .text(change.field), change.before, change.after,
      ])
  }

  /// Adds an entry without changes, and drops what could have been redone.
  private func beginEntry(_ command: String) throws -> Int64 {
    let last = try connection.prepare("SELECT key FROM journal WHERE NOT undone ORDER BY key DESC LIMIT 1")
    let entry = try last.step() ? last.integer(0) + 1 : 1
    try run(
      "DELETE FROM journal WHERE key >= ? OR key <= ?", [.integer(entry), .integer(entry - Self.journalLength)])
    try run(
      "INSERT INTO journal (key, instant, command, undone, stamp) VALUES (?, ?, ?, 0, ?)",
      [.integer(entry), .integer(context.instant), .text(command), .integer(time)])
    self.entry = entry
    return entry
  }

  /// Reverses the last entry that is not undone, or repeats the first that is.
  ///
  /// - Parameter direction: Whether to undo or to redo.
  /// - Returns: What was done, or `nil` if there is nothing to do.
  /// - Throws: `SQLiteError` if the store cannot be written, ``StoreError`` if the journal makes no sense.
  func reverse(_ direction: Direction) throws -> Reversal? {
    let statement = try connection.prepare(
      "SELECT key, instant, command, stamp FROM journal WHERE undone = ? ORDER BY key \(direction.order) LIMIT 1")
    statement.bind(direction == .redo ? 1 : 0, at: 1)
    guard try statement.step() else { return nil }
    let (key, stamp) = (statement.integer(0), statement.integer(3))
    let entry = JournalEntry(
      instant: statement.integer(1), command: statement.text(2), isUndone: direction == .undo)
    var left = 0
    for change in try changes(of: key, direction) {
      left += try reverse(change, direction, writtenAt: stamp)
    }
    try run(
      "UPDATE journal SET undone = ?, stamp = ? WHERE key = ?",
      [.integer(direction == .undo ? 1 : 0), .integer(time), .integer(key)])
    return Reversal(entry: entry, leftCount: left)
  }

  /// Sets the field of one change to its other value, and gives the number of rows that had to be left.
  private func reverse(_ change: Change, _ direction: Direction, writtenAt stamp: Int64) throws -> Int {
    let value = direction == .undo ? change.before : change.after
    if change.row.table == .checkIn, change.row.day == nil, case .blob(let bytes) = change.row.id {
      let list = try require(CheckInList(bytes), in: "journal_change")
      return try mark(list, of: change.row, deleted: value, unlessChangedAfter: stamp)
    }
    return try restore(change.row, change.field, to: value, unlessChangedAfter: stamp) ? 0 : 1
  }

  private func changes(of entry: Int64, _ direction: Direction) throws -> [Change] {
    let statement = try connection.prepare(
      """
      SELECT target, habit, day, id, field, before, after FROM journal_change
      WHERE entry = ? ORDER BY sequence \(direction.order)
      """)
    statement.bind(entry, at: 1)
    var changes: [Change] = []
    while try statement.step() {
      let table = try require(Table(rawValue: statement.text(0)), in: "journal_change")
      let row = RowKey(
        table, habit: statement.optionalInteger(1), day: statement.optionalInteger(2), id: statement.value(3))
      changes.append(
        Change(row: row, field: statement.text(4), before: statement.value(5), after: statement.value(6)))
    }
    return changes
  }
}

extension Transaction {
  /// Whether an entry of the journal is undone or repeated.
  enum Direction {
    case undo, redo

    /// The order in which entries, and the changes of one, are gone through.
    var order: String { self == .undo ? "DESC" : "ASC" }
  }
}
