internal import SQLite

/// What a path leads to, as far as its names and first bytes tell.
enum ImportSource {
  case database, loopFolder, harshFolder, emptyFile, archive, partOfLoopFolder, partOfHarshFolder, file
  case folder(holdsDatabase: String?)

  /// Looks at a path.
  ///
  /// - Parameter path: The path of a file or folder.
  /// - Throws: ``ImportError/missing(path:advice:)`` or ``ImportError/unreadable(path:reason:)``.
  init(path: String) throws(ImportError) {
    switch try FileSystem.kind(of: path) {
    case nil: throw .missing(path: path, advice: "check the path")
    case .other: throw .otherKind(path: path, reason: "is neither a file nor a folder; give one of them")
    case .folder: self.init(names: try FileSystem.names(in: path))
    case .file: self.init(name: path, start: try FileSystem.contents(of: path, limit: 16))
    }
  }

  private init(names: [String]) {
    if names.contains("Habits.csv") || names.contains("Checkmarks.csv") {
      self = .loopFolder
    } else if names.contains("habits") {
      self = .harshFolder
    } else {
      self = .folder(holdsDatabase: names.first { $0.hasSuffix(".db") })
    }
  }

  private init(name: String, start: [UInt8]) {
    let lastPart = name.split(separator: "/").last
    if start.isEmpty {
      self = .emptyFile
    } else if DatabaseHeader.mark.starts(with: start) {
      self = .database
    } else if start.starts(with: Array("PK".utf8)) {
      self = .archive
    } else if lastPart == "habits" || lastPart == "log" {
      self = .partOfHarshFolder
    } else {
      self = lastPart?.hasSuffix(".csv") == true ? .partOfLoopFolder : .file
    }
  }

  /// What it is and how it is imported, as the second half of a sentence that begins with the path.
  var words: String {
    switch self {
    case .database: "is a database; 'habit import loop' reads it if it is Loop's"
    case .loopFolder: "is a CSV export of Loop; use 'habit import loop'"
    case .harshFolder: "is a folder of harsh; use 'habit import harsh'"
    case .emptyFile: "is empty"
    case .archive: "is an archive; unpack it and give the folder that comes out"
    case .partOfLoopFolder: "is one file of an export; give the folder that holds it and its siblings"
    case .partOfHarshFolder: "is one file of harsh; use 'habit import harsh' with the folder that holds it"
    case .file: "is another kind of file"
    case .folder(let database?): "is a folder that holds '\(database.onOneLine)' and no export"
    case .folder(nil): "is a folder without Habits.csv, and without habits and log"
    }
  }
}
