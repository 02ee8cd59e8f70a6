import Foundation
import TestSupport
import Testing

@Suite("The manual") struct ManualTests {
  private static func isExpected(_ program: String) -> Bool {
    ProcessInfo.processInfo.environment["CI"] == "true"
      || FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  @Test(
    "is formatted by groff and by mandoc without a warning",
    arguments: [
      "groff -k -Tutf8 -mandoc -ww -z", "mandoc -T lint -W warning",
    ].filter { isExpected(String($0.prefix { $0 != " " })) })
  func clean(formatter: String) throws {
    let ended = try BuiltHome().shell("habit man > $HOME/habit.1 && \(formatter) $HOME/habit.1 2>&1")
    #expect(ended.output == "" && ended.errors == "")
  }

  @Test("reads well", .enabled(if: isExpected("mandoc")))
  func text() throws {
    let page = try BuiltHome().shell("habit man | mandoc -T ascii | col -b").output
    for heading in ["NAME", "SYNOPSIS", "COMMANDS", "OPTIONS", "TOPICS", "ENVIRONMENT", "FILES", "EXIT STATUS"] {
      #expect(page.contains("\n\(heading)\n"), "\(heading)")
    }
    #expect(page.contains("habit – Track habits and todos, and draw them") || page.contains("habit - Track habits"))
  }
}
