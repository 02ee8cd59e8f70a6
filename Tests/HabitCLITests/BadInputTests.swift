import CommandKit
import Foundation
import TestSupport
import Testing

@Suite("Bad input gets one clear line and changes nothing") struct BadInputTests {
  /// A home with habits of several kinds, on Thursday 2026-03-05.
  private func home() throws -> TestHome {
    let home = try TestHome().at("2026-03-05T12:00")
    for line in [
      "add Read --start 2026-03-01", "add 'Read aloud' --start 2026-03-01",
      "add Water --goal '8 glasses' --start 2026-03-01", "add 'It has ended' --start 2026-02-01 --end 2026-02-28",
      "add Away --start 2026-02-01", "archive Away --on 2026-03-01", "add Run --times 3 --per week",
      "add Cats --every 3 --start 2026-03-01", "check Read --on 2026-03-02", "skip Water --on 2026-03-03",
    ] { try home.run(line) }
    return home
  }

  @Test("a wrong command line is refused as the golden says, in words and as JSON")
  func refused() throws {
    let home = try home()
    let before = try home.files()
    var page = ""
    for line in Self.lines {
      let run = try home.attempt(line)
      let document = try home.attempt(line + " --json")
      #expect(run.code != .success && run.code != .internalFault, "\(line)")
      #expect(run.output.isEmpty, "\(line)")
      #expect(document.code == run.code && document.output.isEmpty, "\(line)")
      #expect(try home.attempt("--quiet " + line).errors == run.errors, "\(line)")
      #expect(try ParsedJSON(document.errors)["error"]["message"].string.map { run.errors.contains($0) } == true)
      page += "habit \(line)\n\(run.code.rawValue) \(document.errorCode ?? "?")\n\(run.errors)\n"
    }
    #expect(try home.files() == before)
    expectGolden(page, named: "bad-input.txt")
  }

  private static let lines = [
    "chekc Read", "check Read --amuont 3", "check", "add", "check Read --on", "add X --days mon --every 3",
    "add X --goal 3 --at-most 2", "add X --times 3", "add X --times 8 --per week", "add X --times 32 --per month",
    "add X --per week", "add X --every 3 --at-most 2", "add X --every 0", "add X --every abc", "add X --per year",
    "add X --days mond", "add X --days ''", "add X --goal '0 l'", "add X --goal 'many'", "add X --at-most -1",
    "add X --at 24:00", "add X --at 25:99", "add X --color '#12345'", "add X --color blurple",
    "add X --icon 'far too long a text'", "add X --start 2026-02-30", "add X --start 2026-13-01",
    "add X --start 2026-00-10", "add X --start 03/05/2026", "add X --start 0000-01-01", "add X --start +9999999",
    "add X --end 2026-03-01", "add X --start 2026-04-01 --end 2026-03-31", "add ''", "add '   '", "add read",
    "add ' READ '", "add Away", "edit Water --name Read", "edit Water --name ''", "edit Read --from 2026-03-01",
    "edit Read --from 2026-03-01 --name X", "edit Cats --at-most 2", "edit Read --per week",
    "edit Read --start 2026-03-04", "edit Read --end 2026-02-01", "edit Read --end 2026-03-01", "edit Nothing --name X",
    "check Nothing",
    "check Raed", "check 99", "check 0", "check ''", "show", "show Read Water", "check Read --on tomorrow",
    "check Read --on 2026-03-06", "check Read --on 2026-02-30", "check Read --on someday",
    "check It --on 2026-03-01", "check It", "check Away", "check Away --on 2026-03-01", "skip Away",
    "skip It", "skip Read --on 2026-02-01", "check Read --no --on 2026-02-01", "check Read --no --on 2026-03-02",
    "check Read --no --amount 3", "check Water --amount abc", "check Water --amount 1.2345",
    "check Water --amount 9999999999999999", "check Read --note", "uncheck Nothing",
    "pause Read --from 2026-03-10 --to 2026-03-09", "pause --from 2026-03-10", "pause Read --all", "resume",
    "resume Nothing", "archive Read --on 2026-03-01", "archive Nothing", "unarchive Nothing", "delete Nothing",
    "category add none", "category add ''", "category add X --icon 'far too long a text'", "category edit Nothing",
    "category delete Nothing", "category move Nothing --first", "category move Nothing", "add X --category Nothing",
    "edit Read --category Nothing", "today --category Nothing", "check --category Nothing",
    "check Read --category none",
    "stats Read --category none", "list --group colour", "heatmap --csv - --category none",
    "delete Read", "move Read", "move Read --first --last", "move Read --before Nothing", "list --sort colour",
    "list --all --archived", "stats --from 2026-03-09 --to 2026-03-01", "stats --year 26", "stats --month 2026-13",
    "stats --week 2026-W54", "stats --week 2025-W53", "stats --last 3x", "stats --last 0d",
    "stats --year 2026 --last 3d", "heatmap Read -o /tmp/x.gif", "heatmap Read -o noending", "heatmap Read -o .svg",
    "heatmap Read --all", "heatmap --theme pink", "heatmap --by size", "heatmap --scale 9",
    "heatmap --from 0001-01-01", "week --week 2026-W99", "week --format pdf", "explain Nothing",
    "explain Read --on nonsense", "config set week-start wed", "config set day-start noon", "config set nothing 3",
    "config get", "import loop", "import unknown x", "history --limit 0", "today --on nonsense", "today extra",
    "help nothing", "check Read --color pink", "check Read --quiet=yes", "check -x", "check Read --on=", "undo 3",
    "check rea", "log --last 9999y", "log --last 2100y",
  ]

  @Test("a name with control characters or of more than 200 characters is refused, in one line")
  func names() throws {
    let home = try home()
    for name in ["a\nb", "a\tb", "a\u{1B}[31mb", "a\u{7F}", "a\u{85}b", String(repeating: "x", count: 201)] {
      let run = home.attempt(words: ["add", name])
      #expect(run.code == .usage)
      #expect(run.errors.split(separator: "\n").count == 2)
      #expect(!run.errors.contains("\u{1B}"))
    }
    #expect(home.attempt(words: ["add", String(repeating: "👨‍👩‍👧‍👦", count: 200)]).code == .success)
  }

  @Test("of several habits none is written if one is refused")
  func allOrNothing() throws {
    let home = try home()
    let before = try home.everything()
    for line in ["check Read Nothing", "check Read It", "skip Read Away", "archive Read Nothing"] {
      #expect(try home.attempt(line).code != .success)
      #expect(try home.everything() == before)
    }
  }

  @Test("a refused command makes no store where there is none")
  func noStore() throws {
    let home = try TestHome()
    for line in ["check Read", "skip Read", "edit Read --at 7pm", "archive Read", "delete Read --yes", "uncheck Read"] {
      #expect(try home.attempt(line).code == .missingInput)
    }
    for line in ["", "today", "list", "log", "streaks", "stats", "week", "history", "config", "pause", "path"] {
      try home.run(line)
    }
    #expect(try home.files().isEmpty)
  }

  @Test("a picture that cannot be written says where, and leaves what was there")
  func unwritablePicture() throws {
    let home = try home()
    let run = try home.attempt("heatmap Read -o /nowhere/at/all.svg --json")
    #expect(run.code == .cannotCreate)
    #expect(run.errorCode == "cannot-write")
    #expect(run.errors.contains("could not write /nowhere/at/all.svg: No such file or directory"))
    #expect(run.output.isEmpty)
  }

  @Test("a text with control characters is refused by the name of its option", arguments: ["note", "title"])
  func controlCharacters(option: String) throws {
    let home = try home()
    let command = option == "note" ? "check Read" : "heatmap Read"
    let run = try home.attempt("\(command) --\(option) 'a\u{1B}[31m'")
    #expect(run.code == .usage)
    #expect(run.errors.contains("--\(option) <text>: write it without control characters"))
  }
}
