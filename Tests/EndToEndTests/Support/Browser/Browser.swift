import Foundation
import Testing

/// Debian's Chromium, in which a test opens a page as a person would.
///
/// `Tests/run.sh` installs what it takes: Chromium, and Playwright with axe-core in `.build/browser`.
enum Browser {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    .standardized
  private static let python = root.appending(path: ".build/browser/bin/python").path
  private static let program = root.appending(path: "Tests/EndToEndTests/Support/Browser/browser.py").path

  /// Whether a browser can be driven here, or must be because this is CI.
  static let isExpected =
    ProcessInfo.processInfo.environment["CI"] == "true"
    || [python, "/usr/bin/chromium"].allSatisfy(FileManager.default.isExecutableFile)

  /// What a skipped test says.
  static let advice: Comment = "there is no browser to test pages with; Tests/run.sh installs one"

  /// Opens a page once for each visit.
  ///
  /// - Parameters:
  ///   - page: The path of an HTML file.
  ///   - visits: How it is looked at, and what is done with it.
  /// - Returns: What each visit found, in their order.
  /// - Throws: What went wrong with the browser; a page never makes it throw.
  static func open(_ page: String, _ visits: [Visit]) throws -> [Visit.Report] {
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = [program]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(Request(page: page, visits: visits)))
    try input.fileHandleForWriting.close()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "the browser said why on the standard error")
    return try JSONDecoder().decode(Answer.self, from: answer).visits
  }

  private struct Request: Encodable {
    let page: String
    let visits: [Visit]
  }

  private struct Answer: Decodable {
    let visits: [Visit.Report]
  }
}
