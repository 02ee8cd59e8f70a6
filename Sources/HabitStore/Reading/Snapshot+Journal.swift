internal import SQLite

extension Snapshot {
  /// What people did, newest first.
  ///
  /// - Parameter limit: How many entries to give at most; `nil` for all that are kept.
  /// - Returns: The entries of the journal, those that are undone included.
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func journal(limit: Int? = nil) throws -> [JournalEntry] {
    let statement = try connection.prepare("SELECT instant, command, undone FROM journal ORDER BY key DESC LIMIT ?")
    statement.bind(limit ?? -1, at: 1)
    var entries: [JournalEntry] = []
    while try statement.step() {
      entries.append(
        JournalEntry(
          instant: statement.integer(0), command: statement.text(1), isUndone: statement.integer(2) != 0))
    }
    return entries
  }
}
