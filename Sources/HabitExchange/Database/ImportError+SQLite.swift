internal import SQLite

extension ImportError {
  /// What an error of SQLite means for an import.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - path: The path of the database.
  init(_ error: SQLiteError, path: String) {
    let words = error.description.onOneLine
    switch error.code {
    case .corrupt, .notADatabase:
      self = .damaged(path: path, reason: "is damaged (\(words)); make a new backup in the tracker")
    case .busy, .locked:
      self = .unreadable(
        path: path, reason: "another program is writing it; make a backup in the tracker and import that")
    case .error:
      // A schema that is no schema, or one that wants to run what is not trusted.
      self = .damaged(
        path: path, reason: "cannot be read (\(words)); make a new backup in the tracker")
    default:
      self = .unreadable(path: path, reason: words)
    }
  }
}
