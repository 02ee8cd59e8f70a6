import Foundation
import TestSupport
import Testing

@testable import HabitCLI

@Suite("What commands print") struct DocumentTests {
  @Test("as one JSON document")
  func documents() throws {
    let home = try TestHome.sample()
    var page = ""
    for line in [
      "today", "list --all", "show Read", "show Gym --month 2026-03", "streaks", "week", "stats", "stats Run --last 2w",
      "explain Read", "explain Coffee --on 2026-03-04", "explain Gym", "log --last 1w", "pause", "config",
      "history --limit 3", "check Run", "uncheck Run", "path",
    ] {
      let run = try home.run(line + " --json")
      #expect(run.errors.isEmpty)
      #expect(run.lines.count == 1)
      #expect(try run.json["version"].int == 1)
      page += "$ habit \(line) --json\n" + (try Self.laidOut(run.output)).replacing(home.path, with: "HOME")
    }
    expectGolden(page, named: "documents.txt")
  }

  @Test("as text")
  func texts() throws {
    let home = try TestHome.sample()
    var page = ""
    for line in [
      "", "today --all", "today --on tomorrow", "list --all", "show 물", "show Run", "show Gym", "streaks", "week",
      "week --week 2026-W09", "stats", "explain Read", "explain Run", "explain Coffee --on 2026-03-04", "explain Gym",
      "explain Cycling", "explain Journal", "explain Old", "log --last 1w", "log Old", "pause", "config",
      "history --limit 3",
    ] {
      let run = try home.run(line)
      #expect(run.errors.isEmpty)
      #expect(!run.output.contains("\u{1B}"))
      page += "$ habit \(line)\n\(run.output)\n"
    }
    expectGolden(page, named: "pages.txt")
    #expect(!page.split(separator: "\n").contains { $0.last == " " && !$0.hasPrefix("$") }, "no line ends in spaces")
  }

  @Test("an empty home shows how to begin")
  func beginning() throws {
    let home = try TestHome()
    expectGolden(try home.run("").output, named: "beginning.txt")
    #expect(try home.run("list").output == home.run("").output)
  }

  @Test("a narrow terminal gets cut texts, and a pipe whole ones")
  func widths() throws {
    let home = try TestHome()
    let name = String(repeating: "물 마시기 ", count: 20)
    try home.run("add '\(name)' --at 07:30")
    for line in ["", "list", "streaks", "week", "stats"] {
      #expect(try home.run(line).output.contains(name.dropLast()), "\(line)")
    }
    home.terminal.isOutputTerminal = true
    home.terminal.columns = 60
    for line in ["", "list"] {
      let lines = try home.run("\(line) --color never").lines
      #expect(lines.allSatisfy { $0.count <= 60 }, "\(line)")
      #expect(lines.contains { $0.contains("…") }, "\(line)")
    }
  }

  @Test("no row of a table is wider than the terminal", arguments: [44, 60, 79, 100])
  func rows(width: Int) throws {
    let home = try TestHome.sample()
    home.terminal.isOutputTerminal = true
    home.terminal.columns = width
    for line in ["today", "list --all", "streaks", "week", "stats"] {
      let lines = try home.run("\(line) --color never").lines
      #expect(lines.count > 5)
      for row in lines where row.last != "." { #expect(row.terminalColumns <= width, "\(line): \(row)") }
    }
  }

  @Test("says of each change what became of it")
  func reports() throws {
    let home = try TestHome.sample()
    var page = ""
    for line in [
      "check Run", "check 물", "check Coffee", "check Read --on -1", "uncheck Read --on 2026-03-04", "uncheck Read",
      "skip Plants", "skip Plants", "check Journal", "check Read --on 2026-01-20", "edit Read --days mon --at none",
      "edit Read --days mon", "pause Run --from mon --to 2026-03-20", "resume Run --on 2026-03-12", "archive Coffee",
      "archive Coffee", "unarchive Coffee", "move Read --first", "config set day-start 4:00", "undo", "redo",
      "delete Journal --yes",
    ] {
      let run = try home.run(line)
      page += "$ habit \(line)\n\(run.output)\(run.errors)"
      #expect(try home.run("undo").lines.count <= 2)
      #expect(try home.run("redo --quiet").output.isEmpty)
    }
    expectGolden(page, named: "reports.txt")
  }

  /// One value a line, so that a difference can be read.
  static func laidOut(_ document: String) throws -> String {
    let value = try JSONSerialization.jsonObject(with: Data(document.utf8))
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
