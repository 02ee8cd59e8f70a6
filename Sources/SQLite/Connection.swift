internal import CSQLite

/// An open SQLite database.
///
/// A connection belongs to the task that made it: it is opened without SQLite's mutexes, and statements of one
/// connection share its transaction.
///
/// ```swift
/// let connection = try Connection(path: "/tmp/notes.db", mode: .create)
/// try connection.execute("CREATE TABLE note (text TEXT NOT NULL) STRICT")
/// let statement = try connection.prepare("INSERT INTO note VALUES (?)")
/// statement.bind("water the plants", at: 1)
/// try statement.run()
/// ```
public final class Connection {
  let handle: OpaquePointer

  /// Prepared statements that nobody uses now, by their text.
  ///
  /// Preparing costs more than most statements do.
  private var idle: [String: OpaquePointer] = [:]

  /// Opens a database.
  ///
  /// SQLite reads the file only when the first statement runs, so a file of another kind is found out then.
  ///
  /// - Parameters:
  ///   - path: The path of the file, never a URI. `:memory:` makes a database that lives in memory.
  ///   - mode: What may be done with the file.
  ///   - busyTimeout: How long a statement waits for the locks of other connections before it fails with
  ///     ``SQLiteError/Code/busy``, to the millisecond.
  /// - Throws: ``SQLiteError`` if the file cannot be opened.
  public init(path: String, mode: OpenMode, busyTimeout: Duration = .seconds(5)) throws(SQLiteError) {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(mode.name(of: path), &opened, mode.flags | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened else {
      throw SQLiteError(code: .outOfMemory, message: "out of memory", place: .open)
    }
    guard code == SQLITE_OK else {
      let error = SQLiteError(of: opened, place: .open)
      sqlite3_close_v2(opened)  // SQLite wants even a connection that failed to open closed.
      throw error
    }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
    setBusyTimeout(busyTimeout)
  }

  deinit {
    for statement in idle.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Sets how long a statement waits for the locks of other connections.
  ///
  /// - Parameter timeout: The time to wait, to the millisecond; zero fails at once.
  public func setBusyTimeout(_ timeout: Duration) {
    let (seconds, attoseconds) = timeout.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    sqlite3_busy_timeout(handle, Int32(clamping: milliseconds))
  }
}

extension Connection {
  /// Bounds the size of any one value, so that a database from elsewhere cannot make up a huge one.
  ///
  /// A statement that meets a larger value fails with ``SQLiteError/Code/tooBig``.
  ///
  /// - Parameter bytes: The greatest number of bytes of a text, of bytes, and of a row.
  public func limitValues(toBytes bytes: Int) {
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(clamping: bytes))
  }
}

// The connection is opened without mutexes.
@available(*, unavailable)
extension Connection: Sendable {}

// MARK: - Statements

extension Connection {
  /// Prepares a statement.
  ///
  /// A statement of the same text that is no longer in use is taken up again instead of being compiled anew.
  ///
  /// - Parameter sql: The text of one statement, with `?` or `?1` for each parameter.
  /// - Returns: The statement, with all its parameters null.
  /// - Throws: ``SQLiteError`` if the text is no valid statement for this database, or the file cannot be read.
  /// - Precondition: The text holds exactly one statement.
  public func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    if let handle = idle.removeValue(forKey: sql) { return Statement(handle, sql: sql, connection: self) }
    var prepared: OpaquePointer?
    var code = SQLITE_OK
    var hasMore = false
    var text = sql
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        var tail: UnsafePointer<CChar>?
        code = sqlite3_prepare_v2(handle, characters.baseAddress, Int32(characters.count), &prepared, &tail)
        guard let tail, let start = characters.baseAddress else { return }
        hasMore = characters[(tail - start)...].contains { !UInt8(bitPattern: $0).isBlank }
      }
    }
    guard code == SQLITE_OK else { throw SQLiteError(of: handle, place: .prepare, sql: sql) }
    guard let prepared, !hasMore else {
      sqlite3_finalize(prepared)
      preconditionFailure("Not exactly one statement: \(sql)")
    }
    return Statement(prepared, sql: sql, connection: self)
  }

  /// Runs statements that have no parameters, and drops the rows they give.
  ///
  /// - Parameter sql: The text of any number of statements, divided by semicolons.
  /// - Throws: ``SQLiteError`` for the first statement that fails; those before it have been run.
  public func execute(_ sql: String) throws(SQLiteError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
      throw SQLiteError(of: handle, place: .step, sql: sql)
    }
  }

  /// The number of rows that the last `INSERT`, `UPDATE` or `DELETE` changed.
  public var changes: Int { Int(sqlite3_changes(handle)) }

  /// The row id of the last row that was inserted.
  public var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Takes a statement that is no longer used back for the next time.
  func giveBack(_ statement: OpaquePointer, sql: String) {
    sqlite3_reset(statement)  // Repeats the error of the last step, which was thrown then.
    sqlite3_clear_bindings(statement)
    if let other = idle.updateValue(statement, forKey: sql) { sqlite3_finalize(other) }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: ";") }
}
