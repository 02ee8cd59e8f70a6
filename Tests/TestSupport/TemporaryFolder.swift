import Foundation

/// A folder of its own for one test, removed with the value that made it.
public final class TemporaryFolder: Sendable {
  /// The path of the folder.
  public let path: String

  /// Makes an empty folder.
  ///
  /// - Throws: What the file system says, if it cannot be made.
  public init() throws {
    let url = URL.temporaryDirectory.appending(path: "habit-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file below the folder, with the folders that lead to it.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - name: The path below the folder.
  /// - Returns: The full path of the file.
  /// - Throws: What the file system says.
  @discardableResult
  public func write(_ content: String, to name: String) throws -> String {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }
}
