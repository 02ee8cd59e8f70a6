internal import Archive
internal import SQLite

/// What a path leads to, looked at once, so that the reader of each tracker can say whether it is its own.
struct ImportSource {
  /// The path.
  let path: String
  /// What is there.
  let content: Content

  /// What a path can lead to.
  enum Content {
    case folder(SourceFolder)
    case database(tables: Set<String>)
    case json(JSONFile)
    case text(TextFile)
    case empty
  }

  /// Looks at a path.
  ///
  /// - Parameter path: The path of a file or folder.
  /// - Throws: ``ImportError`` if there is nothing, it cannot be read, or it is of a kind that nobody could import.
  init(path: String) throws(ImportError) {
    self.path = path
    switch try FileSystem.kind(of: path) {
    case nil: throw .missing(path: path, advice: "check the path")
    case .other: throw .otherKind(path: path, reason: "is neither a file nor a folder; give one of them")
    case .folder: content = .folder(try SourceFolder(path: path))
    case .file: content = try Self.content(of: path)
    }
  }

  private static func content(of path: String) throws(ImportError) -> Content {
    let start = try FileSystem.contents(of: path, limit: 16)
    if start.isEmpty { return .empty }
    if DatabaseHeader.mark.starts(with: start) { return .database(tables: try DatabaseFile(path: path).tables()) }
    if ArchiveFile.isMarked(by: start) { return try content(of: ArchiveFile(path: path)) }
    do throws(ImportError) {
      return content(of: try TextFile(path))
    } catch .otherKind where path.hasSuffix(".db") {
      throw .otherKind(
        path: path, reason: "is no database, or an encrypted one; make a backup in the tracker, without a password")
    }
  }

  /// A folder, unless the archive holds one file alone, which then is what a person means.
  private static func content(of archive: ArchiveFile) throws(ImportError) -> Content {
    let files = try archive.files()
    guard let file = files.first else { return .empty }
    if files.count > 1 || file.bytes.starts(with: DatabaseHeader.mark) {
      return .folder(SourceFolder(path: archive.path, files: files))
    }
    return content(of: try TextFile(path: "\(archive.path)/\(file.path)", contents: file.bytes))
  }

  private static func content(of file: TextFile) -> Content {
    if let json = JSONFile(file) { return .json(json) }
    return .text(file)
  }
}

extension ImportSource {
  /// The names at the top of a folder; none for anything else.
  var names: [String] {
    if case .folder(let folder) = content { folder.names } else { [] }
  }

  /// The tables of a database, in lower case; none for anything else.
  var tables: Set<String> {
    if case .database(let tables) = content { tables } else { [] }
  }

  /// The name of the file or folder; that of the file where an archive holds one alone.
  var name: String {
    let path =
      switch content {
      case .json(let file): file.path
      case .text(let file): file.path
      default: path
      }
    return String(path.split(separator: "/").last ?? "")
  }

  /// What it is, as the second half of a sentence that begins with the path.
  var words: String {
    switch content {
    case .empty: "is empty"
    case .database(let tables) where tables.isEmpty: "is an empty database"
    case .database(let tables):
      "is another database, with the tables \(tables.sorted().prefix(5).map(\.onOneLine).joined(separator: ", "))"
    case .folder(let folder):
      if let database = folder.names.first(where: { $0.hasSuffix(".db") }) {
        "is \(folder.noun) that holds '\(database.onOneLine)' and no export"
          + (folder.isArchive ? "; unpack it and give that file" : "")
      } else {
        "is \(folder.noun) of no tracker that is known here"
      }
    case .json, .text: "is another kind of file"
    }
  }
}
