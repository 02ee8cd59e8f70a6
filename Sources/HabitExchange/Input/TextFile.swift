/// The bytes of a text file, without a byte order mark.
struct TextFile {
  /// The path of the file.
  let path: String
  /// The text; UTF-8 where the file is sound.
  let bytes: TextBytes

  /// Reads a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: ``ImportError/unreadable(path:reason:)``, or ``ImportError/otherKind(path:reason:)`` for UTF-16 and for
  ///   what is no text at all.
  init(_ path: String) throws(ImportError) {
    try self.init(path: path, contents: FileSystem.contents(of: path))
  }

  /// Takes what a file holds.
  ///
  /// - Parameters:
  ///   - path: The path of the file, for messages.
  ///   - contents: What it holds.
  /// - Throws: ``ImportError/otherKind(path:reason:)`` for UTF-16 and for what is no text at all.
  init(path: String, contents: [UInt8]) throws(ImportError) {
    let start = contents.prefix(4)
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) || contents.prefix(2).contains(0) {
      throw .otherKind(path: path, reason: "is UTF-16 text; save it as UTF-8 and import it again")
    }
    guard !contents.prefix(4096).contains(0) else {
      throw .otherKind(path: path, reason: "is no text; give the file as the tracker wrote it")
    }
    self.path = path
    bytes = contents.dropFirst(start.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// Creates a text that was read before.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - bytes: The text without a byte order mark.
  init(path: String, bytes: TextBytes) {
    self.path = path
    self.bytes = bytes
  }
}
