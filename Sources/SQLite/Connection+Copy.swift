internal import CSQLite

extension Connection {
  /// Writes a copy of the database, as it is now, in place of all that another one holds, in one transaction of that.
  ///
  /// The copy is consistent even while others write to this database, and who has the other one open sees all of the
  /// change or nothing.
  ///
  /// - Parameter other: The other database.
  /// - Throws: ``SQLiteError`` if this database cannot be read, or the other one not be written.
  /// - Precondition: No transaction of either connection is open.
  public func copy(into other: Connection) throws(SQLiteError) {
    precondition(!isInTransaction && !other.isInTransaction, "A transaction is open")
    guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else {
      throw SQLiteError(of: other.handle, place: .step)
    }
    let code = sqlite3_backup_step(backup, -1)
    // The end says the same once more, and leaves its words with the other connection.
    guard sqlite3_backup_finish(backup) == SQLITE_OK, code == SQLITE_DONE else {
      if code == SQLITE_BUSY || code == SQLITE_LOCKED {
        throw SQLiteError(code: .busy, message: "database is locked", place: .step)
      }
      throw SQLiteError(of: other.handle, place: .step)
    }
  }

  /// Writes a copy of the database, as it is now, into a file that needs no others beside it.
  ///
  /// - Parameter path: The path of a file that does not exist or is empty.
  /// - Throws: ``SQLiteError`` if the database cannot be read, or the copy not be written.
  /// - Precondition: No transaction of this connection is open.
  public func copy(to path: String) throws(SQLiteError) {
    let other = try Connection(path: path, mode: .create)
    guard other.fileSize() == 0 else {
      throw SQLiteError(code: .cannotOpen, message: "there is a file already", place: .open)
    }
    try copy(into: other)
    try other.execute("PRAGMA journal_mode = DELETE")
  }

  /// Looks through all pages of the database.
  ///
  /// - Returns: What is wrong, a line each; none if all is well.
  /// - Throws: ``SQLiteError`` if it cannot be read.
  /// - Complexity: O(*n*), where *n* is the size of the database.
  public func faults() throws(SQLiteError) -> [String] {
    let statement = try prepare("PRAGMA integrity_check")
    var faults: [String] = []
    while try statement.step() { faults.append(statement.text(0)) }
    return faults == ["ok"] ? [] : faults
  }
}
