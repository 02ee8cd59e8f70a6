internal import CSQLite
public import FoundationEssentials

/// A prepared statement: one piece of SQL with its parameters and, while it runs, the row that it stands on.
///
/// Parameters are counted from 1 and columns from 0, as SQLite does.
public struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let sql: String
  private let connection: Connection  // Keeps the connection open.

  init(_ handle: OpaquePointer, sql: String, connection: Connection) {
    self.handle = handle
    self.sql = sql
    self.connection = connection
  }

  deinit { connection.giveBack(handle, sql: sql) }

  /// Goes to the next row of the result, or does the work of a statement that has none.
  ///
  /// - Returns: Whether there is a row; `false` when the statement is finished.
  /// - Throws: ``SQLiteError`` if the work or reading the row failed.
  public func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      let error = SQLiteError(of: connection.handle, place: .step, sql: sql)
      sqlite3_reset(handle)  // A failed statement would hold its locks.
      throw error
    }
  }

  /// Runs the statement to its end and makes it ready to run again, with the same parameters.
  ///
  /// - Throws: ``SQLiteError`` if the work failed.
  public func run() throws(SQLiteError) {
    while try step() {}
    reset()
  }

  /// Makes the statement ready to run again, with the same parameters.
  public func reset() {
    sqlite3_reset(handle)  // Repeats the error of the last step, which was thrown then.
  }
}

// MARK: - Parameters

extension Statement {
  /// Sets a parameter to an integer, or to null for `nil`.
  ///
  /// - Parameters:
  ///   - value: The integer.
  ///   - index: The number of the parameter, from 1.
  /// - Precondition: The statement has this parameter and is not between two rows.
  public func bind(_ value: Int64?, at index: Int) {
    if let value { check(sqlite3_bind_int64(handle, Int32(index), value), index) } else { bindNull(at: index) }
  }

  /// Sets a parameter to an integer, or to null for `nil`.
  ///
  /// - Parameters:
  ///   - value: The integer.
  ///   - index: The number of the parameter, from 1.
  /// - Precondition: The statement has this parameter and is not between two rows.
  public func bind(_ value: Int?, at index: Int) {
    bind(value.map(Int64.init), at: index)
  }

  /// Sets a parameter to a number, or to null for `nil`.
  ///
  /// - Parameters:
  ///   - value: The number; SQLite keeps one that is not a number as null.
  ///   - index: The number of the parameter, from 1.
  /// - Precondition: The statement has this parameter and is not between two rows.
  public func bind(_ value: Double?, at index: Int) {
    if let value { check(sqlite3_bind_double(handle, Int32(index), value), index) } else { bindNull(at: index) }
  }

  /// Sets a parameter to a text, or to null for `nil`.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - index: The number of the parameter, from 1.
  /// - Precondition: The statement has this parameter and is not between two rows.
  public func bind(_ value: String?, at index: Int) {
    guard var value else { return bindNull(at: index) }
    let code = value.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        sqlite3_bind_text64(
          handle, Int32(index), characters.baseAddress, UInt64(characters.count), transient, UInt8(SQLITE_UTF8))
      }
    }
    check(code, index)
  }

  /// Sets a parameter to bytes, or to null for `nil`.
  ///
  /// - Parameters:
  ///   - value: The bytes.
  ///   - index: The number of the parameter, from 1.
  /// - Precondition: The statement has this parameter and is not between two rows.
  public func bind(_ value: [UInt8]?, at index: Int) {
    guard let value else { return bindNull(at: index) }
    // An empty array may have no address, which SQLite would take for null.
    guard !value.isEmpty else { return check(sqlite3_bind_zeroblob(handle, Int32(index), 0), index) }
    check(sqlite3_bind_blob64(handle, Int32(index), value, UInt64(value.count), transient), index)
  }

  /// Sets a parameter to the sixteen bytes of an identifier, or to null for `nil`.
  ///
  /// - Parameters:
  ///   - value: The identifier.
  ///   - index: The number of the parameter, from 1.
  /// - Precondition: The statement has this parameter and is not between two rows.
  public func bind(_ value: UUID?, at index: Int) {
    guard let value else { return bindNull(at: index) }
    let code = withUnsafeBytes(of: value.uuid) { bytes in
      sqlite3_bind_blob64(handle, Int32(index), bytes.baseAddress, UInt64(bytes.count), transient)
    }
    check(code, index)
  }

  /// Sets a parameter to a value of any type.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - index: The number of the parameter, from 1.
  /// - Precondition: The statement has this parameter and is not between two rows.
  public func bind(_ value: Value, at index: Int) {
    switch value {
    case .null: bindNull(at: index)
    case .integer(let value): bind(value, at: index)
    case .real(let value): bind(value, at: index)
    case .text(let value): bind(value, at: index)
    case .blob(let value): bind(value, at: index)
    }
  }

  private func bindNull(at index: Int) {
    check(sqlite3_bind_null(handle, Int32(index)), index)
  }

  private func check(_ code: Int32, _ index: Int) {
    precondition(code != SQLITE_RANGE, "No parameter \(index) in \(sql)")
    precondition(code == SQLITE_OK, "Cannot set parameter \(index) of \(sql): error \(code)")
  }

  /// Tells SQLite to copy what it is given.
  ///
  /// The corresponding C constant is `SQLITE_TRANSIENT`, a macro that Swift cannot import.
  private var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}

// MARK: - Columns

extension Statement {
  /// Whether a column of the row is null.
  ///
  /// - Parameter column: The number of the column, from 0.
  /// - Returns: Whether it is null.
  /// - Precondition: The statement stands on a row that has the column; so too for the other columns.
  public func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(handle, known(column)) == SQLITE_NULL
  }

  /// The integer in a column.
  ///
  /// - Parameter column: The number of the column, from 0.
  /// - Returns: The integer; 0 for null. A number or a text that begins with one is converted, as SQLite does.
  public func integer(_ column: Int) -> Int64 {
    sqlite3_column_int64(handle, known(column))
  }

  /// The integer in a column that may be null.
  ///
  /// - Parameter column: The number of the column, from 0.
  /// - Returns: The integer, or `nil` for null.
  public func optionalInteger(_ column: Int) -> Int64? {
    isNull(column) ? nil : integer(column)
  }

  /// The number in a column.
  ///
  /// - Parameter column: The number of the column, from 0.
  /// - Returns: The number; 0 for null. A text that begins with a number is converted, as SQLite does.
  public func real(_ column: Int) -> Double {
    sqlite3_column_double(handle, known(column))
  }

  /// The text in a column.
  ///
  /// - Parameter column: The number of the column, from 0.
  /// - Returns: The text, with faulty UTF-8 repaired; empty for null. A number is written out.
  public func text(_ column: Int) -> String {
    guard let bytes = sqlite3_column_text(handle, known(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The text in a column that may be null.
  ///
  /// - Parameter column: The number of the column, from 0.
  /// - Returns: The text, or `nil` for null.
  public func optionalText(_ column: Int) -> String? {
    isNull(column) ? nil : text(column)
  }

  /// The bytes in a column.
  ///
  /// - Parameter column: The number of the column, from 0.
  /// - Returns: The bytes; none for null.
  public func blob(_ column: Int) -> [UInt8] {
    guard let bytes = sqlite3_column_blob(handle, known(column)) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, Int32(column)))))
  }

  /// The identifier in a column.
  ///
  /// - Parameter column: The number of the column, from 0.
  /// - Returns: The identifier, or `nil` if the column does not hold sixteen bytes.
  public func identifier(_ column: Int) -> UUID? {
    guard let bytes = sqlite3_column_blob(handle, known(column)), sqlite3_column_bytes(handle, Int32(column)) == 16
    else { return nil }
    return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
  }

  /// The value in a column, of whatever type it is.
  ///
  /// - Parameter column: The number of the column, from 0.
  /// - Returns: The value.
  public func value(_ column: Int) -> Value {
    switch sqlite3_column_type(handle, known(column)) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }

  /// The number of columns of the result; 0 for a statement that has none.
  public var columnCount: Int { Int(sqlite3_column_count(handle)) }

  private func known(_ column: Int) -> Int32 {
    // The number of columns of the current row: none before the first step and after the last.
    precondition(0 <= column && column < sqlite3_data_count(handle), "No column \(column) in a row of \(sql)")
    return Int32(column)
  }
}
