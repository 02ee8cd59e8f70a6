internal import Archive

/// A folder of files that an import reads, on the disk or in an archive.
struct SourceFolder {
  /// Where the files are.
  private enum Place {
    case disk
    case archive([String: [UInt8]])
  }

  /// The path of the folder or archive, for messages.
  let path: String
  /// The names of what it holds at its top, in ascending order.
  let names: [String]
  private let place: Place

  /// Looks into a folder.
  ///
  /// - Parameter path: The path of the folder.
  /// - Throws: ``ImportError/unreadable(path:reason:)``.
  init(path: String) throws(ImportError) {
    self.path = path
    place = .disk
    names = try FileSystem.names(in: path)
  }

  /// Looks into an archive, where a folder around everything is passed over.
  ///
  /// - Parameters:
  ///   - path: The path of the archive.
  ///   - files: Its files.
  init(path: String, files: [ArchivedFile]) {
    self.path = path
    var top: Substring?
    if let first = files.first?.path, let slash = first.firstIndex(of: "/") {
      let folder = first[...slash]
      if files.allSatisfy({ $0.path.hasPrefix(folder) }) { top = folder }
    }
    let contents = Dictionary(files.map { (String($0.path.dropFirst(top?.count ?? 0)), $0.bytes) }) { first, _ in first
    }
    place = .archive(contents)
    names = Set(contents.keys.map { String($0.prefix { $0 != "/" }) }).sorted()
  }

  /// Whether it is an archive.
  var isArchive: Bool {
    if case .archive = place { true } else { false }
  }

  /// What it is, with its article.
  var noun: String { isArchive ? "an archive" : "a folder" }

  /// Whether there is a file.
  ///
  /// - Parameter name: Its path below the folder.
  /// - Returns: Whether it is there, and a file.
  /// - Throws: ``ImportError/unreadable(path:reason:)`` if the system does not tell.
  func holds(_ name: String) throws(ImportError) -> Bool {
    switch place {
    case .disk: try FileSystem.kind(of: "\(path)/\(name)") == .file
    case .archive(let files): files[name] != nil
    }
  }

  /// Reads a text file.
  ///
  /// - Parameter name: Its path below the folder.
  /// - Returns: The file.
  /// - Throws: ``ImportError`` if it is missing, cannot be read or is no text.
  func text(_ name: String) throws(ImportError) -> TextFile {
    let path = "\(path)/\(name)"
    switch place {
    case .disk: return try TextFile(path)
    case .archive(let files):
      guard let contents = files[name] else { throw .missing(path: path, advice: "give the whole export") }
      return try TextFile(path: path, contents: contents)
    }
  }

  /// The paths of the files with an extension in the folder and below it, without hidden ones.
  ///
  /// - Parameter suffix: The extension with its dot; case makes no difference.
  /// - Returns: The paths below the folder, in ascending order.
  /// - Throws: ``ImportError/unreadable(path:reason:)``.
  func paths(withExtension suffix: String) throws(ImportError) -> [String] {
    let paths: [String]
    switch place {
    case .disk: paths = try Self.paths(in: path, below: "", depth: 0)
    case .archive(let files):
      paths = files.keys.filter { path in !path.split(separator: "/").contains { $0.first == "." } }.sorted()
    }
    return paths.filter { $0.lowercased().hasSuffix(suffix) }
  }

  /// How deep folders may lie in each other: a link to a folder above leads no further.
  private static let greatestDepth = 8

  private static func paths(in folder: String, below prefix: String, depth: Int) throws(ImportError) -> [String] {
    var paths: [String] = []
    for name in try FileSystem.names(in: folder) where name.first != "." {
      switch try FileSystem.kind(of: "\(folder)/\(name)") {
      case .file: paths.append(prefix + name)
      case .folder where depth < greatestDepth:
        paths += try Self.paths(in: "\(folder)/\(name)", below: prefix + name + "/", depth: depth + 1)
      default: break
      }
    }
    return paths
  }
}
