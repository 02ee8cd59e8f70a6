extension Connection {
  /// Writes a copy of the database, as it is now, into another file.
  ///
  /// The copy is consistent even while others write, and holds no unused pages.
  ///
  /// - Parameter path: The path of a file that does not exist or is empty.
  /// - Throws: ``SQLiteError`` if the database cannot be read, or the copy not be written.
  /// - Precondition: No transaction of this connection is open.
  public func copy(to path: String) throws(SQLiteError) {
    precondition(!isInTransaction, "A transaction is open")
    let statement = try prepare("VACUUM INTO ?")
    statement.bind(path, at: 1)
    try statement.run()
  }
}
