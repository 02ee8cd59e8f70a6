import Foundation
import TestSupport
import Testing

/// Runs what the README shows, in its order and in one home, and compares what comes out.
@Suite("README")
struct ReadmeTests {
  @Test("shows what its commands print")
  func tour() throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let home = try BuiltHome()
    home.variables["HABIT_NOW"] = "2026-03-05T09:30"
    let actual = try ConsoleText(text).replacingOutputs { command in
      try home.shell("{ \(command)\n} 2>&1").output
    }
    if ProcessInfo.processInfo.environment["HABIT_RECORD"] == "1", actual != text {
      try actual.write(to: readme, atomically: true, encoding: .utf8)
      Issue.record("recorded README.md; run again without HABIT_RECORD")
      return
    }
    let lines = zip(actual.components(separatedBy: "\n"), text.components(separatedBy: "\n")).enumerated()
    for (number, (new, old)) in lines where new != old {
      Issue.record("README.md:\(number + 1) is not what the command prints\nshown:   \(old)\nprinted: \(new)")
      return
    }
    #expect(actual == text)
  }
}

/// A text with `console` blocks: lines that begin with `$ ` are commands, what follows is their output.
private struct ConsoleText {
  private let lines: [String]

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
  }

  /// The text with the output of each command replaced by what running it gives.
  func replacingOutputs(_ run: (String) throws -> String) rethrows -> String {
    var result: [String] = []
    var isInBlock = false
    for line in lines {
      if line.hasPrefix("```") {
        isInBlock = line == "```console"
        result.append(line)
      } else if !isInBlock {
        result.append(line)
      } else if line.hasPrefix("$ ") {
        result.append(line)
        let output = try run(String(line.dropFirst(2)))
        if !output.isEmpty { result += output.trimmingSuffix("\n").components(separatedBy: "\n") }
      } else if line.isEmpty, result.last?.isEmpty == false {
        // Empty lines between two commands belong to the text, those within an output come from it.
        continue
      }
    }
    return result.joined(separator: "\n")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
