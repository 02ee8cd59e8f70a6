internal import SQLite

/// What the header of a file says of the store in it, before anything else of it is read or locked.
struct StoreHeader {
  /// The `user_version`: how many migrations the store has made.
  let version: Int

  /// Whether a write-ahead log holds newer pages than the file, or a journal older ones.
  let hasLog: Bool

  private let path: String
  /// `nil` if the file is no database.
  private let header: DatabaseHeader?
  private let fileSize: Int64

  /// Reads the header of the database that a connection has opened.
  ///
  /// - Throws: ``StoreError`` if it cannot be read.
  init(of connection: Connection, path: String) throws {
    guard let size = connection.fileSize(), let bytes = connection.fileStart(count: DatabaseHeader.length) else {
      throw StoreError(.inputOutput, path: path, detail: "its first bytes cannot be read")
    }
    self.path = path
    header = DatabaseHeader(bytes)
    fileSize = size
    hasLog = ["-wal", "-journal"].contains { StoreFile(path: connection.file + $0).size > 0 }
    guard hasLog else {
      version = header?.version ?? 0
      return
    }
    // Page 1 may be in the log.
    version = try connection.userVersion()
  }

  /// Whether writes go to a write-ahead log, which a copy that SQLite made of a store does not say.
  var usesLog: Bool { header?.usesLog ?? false }

  /// Refuses what is no store that this version can use.
  ///
  /// - Parameter newest: The newest version that is known.
  /// - Throws: ``StoreError`` for a file that is foreign, newer or damaged.
  func check(newest: Int) throws(StoreError) {
    guard fileSize > 0 else { throw StoreError(.damaged, path: path, detail: "it is empty") }
    guard let header else { throw StoreError(.foreign, path: path, detail: "it is no SQLite database") }
    guard header.applicationID == Int(Migration.applicationID) else {
      throw StoreError(.foreign, path: path, detail: "it is another program's database")
    }
    guard version <= newest else {
      throw StoreError(.newer, path: path, detail: "version \(version), this is \(newest)")
    }
    // A file that lost its tail passes SQLite's quick check. With a log the length in the header may be ahead.
    guard hasLog || fileSize >= header.expectedSize else {
      throw StoreError(.damaged, path: path, detail: "it has \(fileSize) bytes of \(header.expectedSize)")
    }
  }
}
