internal import CSQLite

extension Connection {
  /// When a transaction takes its locks.
  public enum TransactionKind: String, Sendable, Hashable {
    /// At the first statement: a read lock for a query. The transaction sees one state of the database throughout.
    case deferred = "BEGIN DEFERRED"
    /// At once a write lock, so that nothing it reads can be changed by others before it writes.
    case immediate = "BEGIN IMMEDIATE"
  }

  /// How a transaction ends when its body has succeeded.
  public enum TransactionEnd: Sendable, Hashable {
    /// What was written is kept.
    case commit
    /// What was written is given up.
    case rollback
  }

  /// Runs a body as one transaction: all that it writes is kept, or nothing.
  ///
  /// - Parameters:
  ///   - kind: When locks are taken.
  ///   - end: What becomes of the writes when the body has succeeded.
  ///   - body: What to do. If it throws, the transaction is rolled back.
  /// - Returns: What the body returns.
  /// - Throws: ``SQLiteError`` if the transaction cannot begin or be committed, else what the body throws.
  /// - Precondition: No transaction of this connection is open.
  public func transaction<Result>(
    _ kind: TransactionKind, end: TransactionEnd = .commit, _ body: () throws -> Result
  ) throws -> Result {
    precondition(!isInTransaction, "A transaction is open already")
    try prepare(kind.rawValue).run()
    do {
      let result = try body()
      switch end {
      case .commit: try prepare("COMMIT").run()
      case .rollback: rollBack()
      }
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  /// Whether a transaction is open.
  public var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Ends the transaction, unless SQLite has rolled it back by itself, as it does when the disk is full.
  private func rollBack() {
    guard isInTransaction else { return }
    sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }
}
