import Foundation
import TestSupport

extension TemporaryFolder {
  /// Writes a file that need not be text.
  @discardableResult
  func write(bytes: [UInt8], to name: String) throws -> String {
    let path = path + "/" + name
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  /// The names and contents of all files, to see whether something changed.
  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      contents[name] = FileManager.default.contents(atPath: path + "/" + name) ?? Data()
    }
    return contents
  }
}
