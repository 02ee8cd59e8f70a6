internal import SQLite

extension Store {
  /// Reads a store that is there and up to date, if that costs nobody anything.
  ///
  /// Nothing is made, brought up to date or waited for.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - body: What is read.
  /// - Returns: What the body returns, or `nil` if there is no such store, or one that is older.
  /// - Throws: ``StoreError`` if the store cannot be read now.
  public static func peek<Result>(at path: String, _ body: (Snapshot) throws -> Result) throws -> Result? {
    guard !StoreFile(path: path).isMissing else { return nil }
    return try StoreError.explaining(path) {
      var connection = try Connection(path: path, mode: .readOnly, busyTimeout: .zero)
      let header = try StoreHeader(of: connection, path: path)
      try header.check(newest: Migration.all.count)
      guard header.version == Migration.all.count else { return nil }
      // Without a log SQLite would make the files of one, even to read.
      if !header.hasLog { connection = try Connection(path: path, mode: .immutable) }
      return try Store(connection: connection, path: path, usesLog: header.usesLog).read(body)
    }
  }
}
