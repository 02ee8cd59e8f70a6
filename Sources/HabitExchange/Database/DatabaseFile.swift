internal import SQLite

/// The file of an SQLite database of another program, looked at before SQLite opens it.
struct DatabaseFile {
  /// The path of the file.
  let path: String

  /// Makes sure that the file is whole by itself: as long as its header says, and without changes that still lie beside
  /// it.
  ///
  /// SQLite does not miss the tail of a file until it reads there, and a file that may not be changed is opened without
  /// regard to its `-wal` and `-journal`.
  ///
  /// - Throws: ``ImportError`` if it is not.
  func check() throws(ImportError) {
    let header = DatabaseHeader(try FileSystem.contents(of: path, limit: DatabaseHeader.length))
    guard let header, try FileSystem.size(of: path) >= header.expectedSize else { throw cutShort }
    for suffix in ["-wal", "-journal"] where try FileSystem.kind(of: path + suffix) == .file {
      guard try FileSystem.size(of: path + suffix) == 0 else {
        throw .damaged(
          path: path,
          reason: "has unfinished changes in '\(path.onOneLine)\(suffix)'; make a backup in the tracker and import that"
        )
      }
    }
  }

  /// The names of the tables, in lower case.
  ///
  /// - Returns: The names.
  /// - Throws: ``ImportError`` if the file is not whole, or damaged.
  func tables() throws(ImportError) -> Set<String> {
    try check()
    do throws(SQLiteError) {
      let statement = try open().prepare("SELECT lower(name) FROM sqlite_master WHERE type = 'table'")
      var names: Set<String> = []
      while try statement.step() { names.insert(statement.text(0)) }
      return names
    } catch {
      throw ImportError(error, path: path)
    }
  }

  /// Opens the file so that nothing of it is changed, nor run.
  ///
  /// - Returns: The connection.
  /// - Throws: `SQLiteError` if it cannot be opened.
  func open() throws(SQLiteError) -> Connection {
    let connection = try Connection(path: path, mode: .immutable)
    try connection.execute("PRAGMA trusted_schema = OFF")
    return connection
  }

  private var cutShort: ImportError {
    .damaged(path: path, reason: "is cut short; copy it again, or make a new backup in the tracker")
  }
}
