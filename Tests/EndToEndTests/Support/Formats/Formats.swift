import Foundation
import TestSupport
import Testing

/// The libraries of PyPI with which other people's programs read what is exported: jsonschema and icalendar.
///
/// `Tests/run.sh` installs them in `.build/formats`.
enum Formats {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    .standardized
  private static let python = root.appending(path: ".build/formats/bin/python").path
  private static let program = root.appending(path: "Tests/EndToEndTests/Support/Formats/formats.py").path

  /// Whether files can be read with these libraries here, or must be because this is CI.
  static let areExpected =
    ProcessInfo.processInfo.environment["CI"] == "true" || FileManager.default.isExecutableFile(atPath: python)

  /// What a skipped test says.
  static let advice: Comment = "there is nothing to check formats with; Tests/run.sh installs it"

  /// A component of a calendar.
  struct Component: Decodable {
    let name: String
    let errors: [String]
    let properties: [String: String]
  }

  /// What is wrong with some JSON files, by a schema.
  static func faults(by schema: String, of files: [String]) throws -> [[String]] {
    try answer(["schema", schema] + files)
  }

  /// The components of a calendar, itself the first.
  static func components(of calendar: String) throws -> [Component] {
    try answer(["calendar", calendar])
  }

  private static func answer<Answer: Decodable>(_ words: [String]) throws -> Answer {
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = [program] + words
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "the reader said why on the standard error")
    return try JSONDecoder().decode(Answer.self, from: answer)
  }
}
