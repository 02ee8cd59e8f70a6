import Foundation
import TestSupport
import Testing

@Suite("Streams and terminals") struct TerminalTests {
  private func home() throws -> BuiltHome {
    let home = try BuiltHome()
    home.variables["TERM"] = "xterm-256color"
    try home.run("add", "A rather long name of a habit that is to be read whole where it is piped", "--at", "07:00")
    try home.run("add", "Run", "--color", "blue", "--start", "2026-01-01")
    try home.run("check", "Run")
    return home
  }

  /// What a line writes on a terminal of its own.
  private func onTerminal(_ line: String, in home: BuiltHome) throws -> String {
    try home.shell("script -qec '\(line)' /dev/null").output
  }

  private static let hasScript = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  @Test(
    "nothing is coloured in a pipe, unless that is asked for",
    arguments: [
      "today", "list --all", "streaks", "week", "stats", "show Run", "explain Run", "log", "heatmap Run", "history",
    ])
  func pipes(line: String) throws {
    let home = try home()
    #expect(try !home.shell("habit \(line)").output.contains("\u{1B}"))
    #expect(
      try home.shell("habit \(line) --color always").output.contains("\u{1B}") || line == "log" || line == "history")
    home.variables["NO_COLOR"] = "1"
    #expect(
      try home.shell("habit \(line) --color=always").output
        == home.shell("NO_COLOR= habit \(line) --color=always").output)
  }

  @Test("a terminal has colour, but not with NO_COLOR, TERM=dumb or --color never", .enabled(if: hasScript))
  func terminals() throws {
    let home = try home()
    #expect(try onTerminal("habit today", in: home).contains("\u{1B}["))
    #expect(try onTerminal("NO_COLOR= habit today", in: home).contains("\u{1B}["))
    for line in [
      "NO_COLOR=1 habit today", "TERM=dumb habit today", "CLICOLOR=0 habit today", "habit today --color never",
    ] {
      #expect(try !onTerminal(line, in: home).contains("\u{1B}"), "\(line)")
    }
    #expect(try onTerminal("NO_COLOR=1 habit today --color always", in: home).contains("\u{1B}["))
  }

  @Test("piped text is not cut to the width of a terminal")
  func width() throws {
    let home = try home()
    home.variables["COLUMNS"] = "40"
    for line in ["", "list", "streaks", "stats"] {
      #expect(try home.shell("habit \(line) | cat").output.contains("to be read whole where it is piped"))
    }
  }

  @Test("a reader who goes away early is no error to tell")
  func closedPipe() throws {
    let home = try home()
    let ended = try home.shell("set -o pipefail; habit show Run --from 0001-01-01 --json | head -c 10")
    #expect(ended.code == 141)
    #expect(ended.errors.isEmpty)
  }

  @Test("output that cannot be written is a failure", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullOutput() throws {
    #expect(try home().shell("habit list > /dev/full").code == 74)
  }

  @Test("a name never writes an escape sequence to the terminal")
  func hostileNames() throws {
    let home = try home()
    #expect(try home.run("add", "x\u{1B}[2J").code == 64)
    #expect(try home.run("check", "Run", "--note", "a\u{1B}]0;title\u{7}").code == 64)
    #expect(try !home.run("show", "x\u{1B}[2J").errors.contains("\u{1B}"))
  }
}
