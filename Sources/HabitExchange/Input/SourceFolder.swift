/// A folder of files that an import reads.
struct SourceFolder {
  /// The path of the folder, for messages.
  let path: String
  /// The names of what it holds at its top, in ascending order.
  let names: [String]

  /// Looks into a folder.
  ///
  /// - Parameter path: The path of the folder.
  /// - Throws: ``ImportError/unreadable(path:reason:)``.
  init(path: String) throws(ImportError) {
    self.path = path
    names = try FileSystem.names(in: path)
  }

  /// Whether there is a file.
  ///
  /// - Parameter name: Its path below the folder.
  /// - Returns: Whether it is there, and a file.
  /// - Throws: ``ImportError/unreadable(path:reason:)`` if the system does not tell.
  func holds(_ name: String) throws(ImportError) -> Bool {
    try FileSystem.kind(of: "\(path)/\(name)") == .file
  }

  /// Reads a text file.
  ///
  /// - Parameter name: Its path below the folder.
  /// - Returns: The file.
  /// - Throws: ``ImportError`` if it cannot be read or is no text.
  func text(_ name: String) throws(ImportError) -> TextFile {
    try TextFile("\(path)/\(name)")
  }
}
