internal import CSQLite

extension Connection {
  /// The path of the database's file with links resolved; empty for a database in memory.
  public var file: String {
    sqlite3_db_filename(handle, "main").map { String(cString: $0) } ?? ""
  }

  /// The size of the database's file in bytes, as the system says, without taking a lock.
  ///
  /// - Returns: The size, or `nil` if the system cannot tell.
  public func fileSize() -> Int64? {
    withFile { file, methods in
      var size: sqlite3_int64 = 0
      return methods.xFileSize(file, &size) == SQLITE_OK ? size : nil
    }
  }

  /// Reads the first bytes of the database's file as they lie on the disk, without taking a lock.
  ///
  /// The file is read through SQLite's own descriptor: POSIX drops all locks that a process holds on a file when the
  /// process closes any descriptor of it.
  ///
  /// - Parameter count: How many bytes to read.
  /// - Returns: The bytes, with zeros for those beyond the end; `nil` if they cannot be read.
  public func fileStart(count: Int) -> [UInt8]? {
    withFile { file, methods in
      var bytes = [UInt8](repeating: 0, count: count)
      let code = methods.xRead(file, &bytes, Int32(count), 0)
      // The corresponding C constant is `SQLITE_IOERR_SHORT_READ`, a macro that Swift cannot import.
      let shortRead = SQLITE_IOERR | 2 << 8
      return code == SQLITE_OK || code == shortRead ? bytes : nil
    }
  }

  /// The version that the database gives its schema, `PRAGMA user_version`; 0 unless it was set.
  ///
  /// - Throws: ``SQLiteError`` if it cannot be read.
  public func userVersion() throws(SQLiteError) -> Int {
    let statement = try prepare("PRAGMA user_version")
    return try statement.step() ? Int(statement.integer(0)) : 0
  }

  private func withFile<Result>(
    _ body: (UnsafeMutablePointer<sqlite3_file>, sqlite3_io_methods) -> Result?
  ) -> Result? {
    var file: UnsafeMutablePointer<sqlite3_file>?
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    guard let file, let methods = file.pointee.pMethods else { return nil }
    return body(file, methods.pointee)
  }
}
