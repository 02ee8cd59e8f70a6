import Foundation
import TestSupport

/// A process that runs.
struct Running {
  let process = Process()
  private let output: URL
  private let errors: URL

  init(_ program: String, _ words: [String], variables: [String: String], folder: String) throws {
    // Files, not pipes: nobody has to read them for the process to go on.
    let name = UUID().uuidString
    output = URL(filePath: "\(folder)/\(name).out")
    errors = URL(filePath: "\(folder)/\(name).err")
    for file in [output, errors] { try Data().write(to: file) }
    process.executableURL = URL(filePath: program)
    process.arguments = words
    process.environment = variables
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
  }

  /// Waits for the end.
  func end() throws -> Ended {
    process.waitUntilExit()
    defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
    return Ended(
      code: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// How a process ended.
struct Ended {
  /// The exit code, or the signal that ended it.
  let code: Int32
  let output: String
  let errors: String

  /// The document that was printed.
  var json: ParsedJSON {
    get throws { try ParsedJSON(output) }
  }
}
