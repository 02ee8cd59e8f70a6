internal import CSQLite

extension SQLiteError {
  /// A primary result code of SQLite.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The number of the code.
    public let rawValue: Int32

    /// Creates a code.
    ///
    /// - Parameter rawValue: The number of the code.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// The statement is wrong, or nothing more exact is known.
    ///
    /// The corresponding C constant is `SQLITE_ERROR`.
    public static let error = Code(rawValue: SQLITE_ERROR)

    /// The system forbids it.
    ///
    /// The corresponding C constant is `SQLITE_PERM`.
    public static let permission = Code(rawValue: SQLITE_PERM)

    /// Another connection holds the lock.
    ///
    /// The corresponding C constant is `SQLITE_BUSY`.
    public static let busy = Code(rawValue: SQLITE_BUSY)

    /// A statement of the same connection holds the lock.
    ///
    /// The corresponding C constant is `SQLITE_LOCKED`.
    public static let locked = Code(rawValue: SQLITE_LOCKED)

    /// Memory ran out.
    ///
    /// The corresponding C constant is `SQLITE_NOMEM`.
    public static let outOfMemory = Code(rawValue: SQLITE_NOMEM)

    /// The database cannot be written.
    ///
    /// The corresponding C constant is `SQLITE_READONLY`.
    public static let readOnly = Code(rawValue: SQLITE_READONLY)

    /// Reading or writing failed.
    ///
    /// The corresponding C constant is `SQLITE_IOERR`.
    public static let inputOutput = Code(rawValue: SQLITE_IOERR)

    /// The file is damaged.
    ///
    /// The corresponding C constant is `SQLITE_CORRUPT`.
    public static let corrupt = Code(rawValue: SQLITE_CORRUPT)

    /// The disk is full.
    ///
    /// The corresponding C constant is `SQLITE_FULL`.
    public static let full = Code(rawValue: SQLITE_FULL)

    /// The file cannot be opened.
    ///
    /// The corresponding C constant is `SQLITE_CANTOPEN`.
    public static let cannotOpen = Code(rawValue: SQLITE_CANTOPEN)

    /// A value is larger than the connection allows.
    ///
    /// The corresponding C constant is `SQLITE_TOOBIG`.
    public static let tooBig = Code(rawValue: SQLITE_TOOBIG)

    /// A constraint of the schema forbids it.
    ///
    /// The corresponding C constant is `SQLITE_CONSTRAINT`.
    public static let constraint = Code(rawValue: SQLITE_CONSTRAINT)

    /// The file is no database.
    ///
    /// The corresponding C constant is `SQLITE_NOTADB`.
    public static let notADatabase = Code(rawValue: SQLITE_NOTADB)
  }
}
