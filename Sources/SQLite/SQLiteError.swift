internal import CSQLite

/// What SQLite says when it cannot do something.
public struct SQLiteError: Error, Sendable, Hashable {
  /// What was being done.
  public enum Place: String, Sendable, Hashable {
    /// A database was opened.
    case open
    /// A statement was compiled.
    case prepare
    /// A statement was run.
    case step
  }

  /// The kind of failure.
  public let code: Code

  /// The kind of failure in more detail, such as 1032 for a file that was moved away; its low byte is ``code``.
  public let extendedCode: Int32

  /// The error number of the system call that failed, such as that of `EACCES`; 0 if none did.
  public let systemError: Int32

  /// What SQLite says about it.
  public let message: String

  /// What was being done.
  public let place: Place

  /// The text of the statement, without the values of its parameters; `nil` when a database was opened.
  public let sql: String?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The kind of failure.
  ///   - extendedCode: The kind of failure in more detail; by default the same.
  ///   - systemError: The error number of the system call that failed.
  ///   - message: What SQLite says about it.
  ///   - place: What was being done.
  ///   - sql: The text of the statement.
  public init(
    code: Code, extendedCode: Int32? = nil, systemError: Int32 = 0, message: String, place: Place, sql: String? = nil
  ) {
    self.code = code
    self.extendedCode = extendedCode ?? code.rawValue
    self.systemError = systemError
    self.message = message
    self.place = place
    self.sql = sql
  }

  init(of connection: OpaquePointer, place: Place, sql: String? = nil) {
    let extended = sqlite3_extended_errcode(connection)
    self.init(
      code: Code(rawValue: extended & 0xFF), extendedCode: extended, systemError: sqlite3_system_errno(connection),
      message: sqlite3_errmsg(connection).map { String(cString: $0) } ?? "unknown error", place: place, sql: sql)
  }
}

extension SQLiteError: CustomStringConvertible {
  /// The message and the code, such as `database is locked [SQLite 5]`.
  public var description: String { "\(message) [SQLite \(extendedCode)]" }
}
