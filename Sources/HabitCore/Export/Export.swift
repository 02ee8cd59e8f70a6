/// What an export writes: its files, and what could not be said in them.
public struct Export: Sendable, Hashable {
  /// A file of an export.
  public struct File: Sendable, Hashable {
    /// The path below the folder or archive that holds it; empty for an export that is one file.
    public let name: String
    /// The content.
    public let bytes: [UInt8]

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - name: The path below the folder or archive that holds it.
    ///   - bytes: The content.
    public init(name: String = "", bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The files.
  public let files: [File]
  /// What the format cannot say, and what became of it: one sentence each.
  public let remarks: [String]

  /// Creates an export.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - remarks: What the format cannot say: one sentence each.
  public init(files: [File], remarks: [String] = []) {
    self.files = files
    self.remarks = remarks
  }

  /// Creates an export that is one file.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - remarks: What the format cannot say: one sentence each.
  public init(bytes: [UInt8], remarks: [String] = []) {
    self.init(files: [File(bytes: bytes)], remarks: remarks)
  }
}
