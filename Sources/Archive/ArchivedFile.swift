/// A file of an archive.
public struct ArchivedFile: Sendable, Hashable {
  /// The path below the top of the archive, with `/` between its parts.
  public let path: String
  /// The content.
  public let bytes: [UInt8]

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: The path below the top of the archive, with `/` between its parts.
  ///   - bytes: The content.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
