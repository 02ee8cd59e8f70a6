internal import SQLite

/// The file of an SQLite database of another program, looked at before SQLite opens it.
struct DatabaseFile {
  /// The path of the file.
  let path: String

  /// The greatest number of bytes of a row: a note may be long, but a schema can make up a gigabyte of nothing.
  private static let greatestRow = 16 << 20

  /// The names of the tables that lie in the file, in lower case; views and virtual tables do not.
  ///
  /// - Returns: The names.
  /// - Throws: ``ImportError`` if the file is not whole, locked or damaged.
  func tables() throws(ImportError) -> Set<String> {
    let connection = try open()
    do throws(SQLiteError) {
      let statement = try connection.prepare(
        "SELECT lower(name) FROM sqlite_master WHERE type = 'table' AND rootpage > 0")
      var names: Set<String> = []
      while try statement.step() { names.insert(statement.text(0)) }
      return names
    } catch {
      throw ImportError(error, path: path)
    }
  }

  /// Opens the file and looks whether all of it is sound.
  ///
  /// - Returns: The connection, which sees one state of the file throughout.
  /// - Throws: ``ImportError`` if the file is not whole, locked or damaged.
  func openSound() throws(ImportError) -> Connection {
    let connection = try open()
    do throws(SQLiteError) {
      let statement = try connection.prepare("PRAGMA quick_check")
      while try statement.step() {
        let finding = statement.text(0)
        guard finding == "ok" || Self.isAboutRow(finding) else {
          throw SQLiteError(code: .corrupt, message: finding.onOneLine, place: .step)
        }
      }
      return connection
    } catch {
      throw ImportError(error, path: path)
    }
  }

  /// Whether a finding is a row that breaks a constraint: a row at fault, in a file that is sound.
  private static func isAboutRow(_ finding: String) -> Bool {
    finding.contains(" value in ") || finding.hasPrefix("CHECK constraint failed")
  }
}

// MARK: - Opening

extension DatabaseFile {
  /// Opens the file so that nothing of it is changed, nor run.
  private func open() throws(ImportError) -> Connection {
    let header = DatabaseHeader(try FileSystem.contents(of: path, limit: DatabaseHeader.length))
    guard let header, try FileSystem.size(of: path) >= header.expectedSize else { throw cutShort }
    try checkForUnfinishedChanges()
    do throws(SQLiteError) {
      // To read a file with a log SQLite would make files beside it; without a log nobody writes it now. Any other file
      // is locked by whoever writes it.
      let connection = try Connection(
        path: path, mode: header.usesLog ? .immutable : .readOnly, busyTimeout: .milliseconds(500))
      connection.limitValues(toBytes: Self.greatestRow)
      try connection.execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; BEGIN")
      return connection
    } catch {
      throw ImportError(error, path: path)
    }
  }

  /// Makes sure that no changes lie beside the file that belong into it, which SQLite would have to write there first.
  private func checkForUnfinishedChanges() throws(ImportError) {
    for suffix in ["-wal", "-journal"] where try FileSystem.kind(of: path + suffix) == .file {
      let start = try FileSystem.contents(of: path + suffix, limit: 1)
      // Some programs keep their journal and fill its beginning with zeros.
      guard start.isEmpty || suffix == "-journal" && start == [0] else {
        throw .damaged(
          path: path,
          reason: "has unfinished changes in '\(path.onOneLine)\(suffix)'; make a backup in the tracker and import that"
        )
      }
    }
  }

  /// SQLite does not miss the tail of a file until it reads there.
  private var cutShort: ImportError {
    .damaged(path: path, reason: "is cut short; copy it again, or make a new backup in the tracker")
  }
}
