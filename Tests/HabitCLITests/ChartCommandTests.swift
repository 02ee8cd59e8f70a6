import CommandKit
import Foundation
import HabitRender
import TestSupport
import Testing

@testable import HabitCLI

@Suite("habit chart") struct ChartCommandTests {
  /// What there are charts of for habits; those of todos have a suite of their own.
  private static let words = ChartSubject.allCases.filter { $0 != .priority }.map(\.word)

  @Test("says in one line what each chart shows, of all habits, of one and of several")
  func summaries() throws {
    let home = try TestHome.sample()
    var page = ""
    for word in Self.words {
      for habits in ["", " 물", " Run Cycling Coffee Journal Gym Old"] {
        let run = try home.run("chart \(word)\(habits) -o \(home.file("chart.svg"))")
        #expect(run.errors.isEmpty)
        #expect(run.lines.count == 2)
        page += "$ habit chart \(word)\(habits) -o chart.svg\n" + (run.lines.first ?? "") + "\n"
      }
    }
    for word in Self.words {
      let run = try home.run("chart \(word) 물 --lang ko -o \(home.file("chart.svg"))")
      page += "$ habit chart \(word) 물 --lang ko -o chart.svg\n" + (run.lines.first ?? "") + "\n"
    }
    expectGolden(page, named: "chart-summaries.txt")
  }

  @Test("gives its numbers as one document")
  func documents() throws {
    let home = try TestHome.sample()
    var page = ""
    for line in [
      "weekly Read", "monthly 물", "rate Read --last 3d", "weekday Read", "streaks Read", "strength 물 --last 5d",
      "amounts 물 --last 1w", "punctuality Run", "punctuality Read Gym", "weekly Journal",
    ] {
      let run = try home.run("chart \(line) --json")
      #expect(try run.json["version"].int == 1)
      #expect(run.lines.count == 1)
      page += "$ habit chart \(line) --json\n" + run.output
    }
    expectGolden(page, named: "chart-documents.txt")
  }

  @Test("draws an SVG of every kind, in both themes and languages", arguments: words)
  func pictures(word: String) throws {
    let home = try TestHome.sample()
    for options in ["", "Read --theme dark --lang ko", "Read Run 물 --theme auto --palette cividis"] {
      try home.run("chart \(word) \(options) -o \(home.file("chart.svg"))")
      let text = try home.text(of: "chart.svg")
      #expect(text.hasPrefix("<svg"))
      expectSound(text, "\(word) \(options)")
    }
  }

  @Test("has the title that is asked for, also in its description")
  func title() throws {
    let home = try TestHome.sample()
    let chart = try home.run("chart weekly Read --title 'My <year> & more' --json").json
    #expect(chart["title"].string == "My <year> & more")
    #expect(chart["description"].string?.hasPrefix("My <year> & more, ") == true)
  }

  @Test("shows nothing that is still to come, unless all of it is")
  func future() throws {
    let home = try TestHome.sample()
    let year = try home.run("chart rate Read --year 2026 --json").json
    #expect(year["from"].string == "2026-01-01")
    #expect(year["to"].string == "2026-03-05")
    let ahead = try home.run("chart rate Read --year 2027 --json").json
    #expect(ahead["to"].string == "2027-12-31")
    #expect(ahead["panels"][0]["sentence"].string?.isEmpty == false)
  }

  @Test("begins with a young habit, but shows some weeks in any case")
  func usualRange() throws {
    let home = try TestHome.sample()
    #expect(try home.run("chart weekly Old --json").json["from"].string == "2026-01-01")
    #expect(try home.run("chart weekly Read --json").json["from"].string == "2026-01-12")
    #expect(try home.run("chart amounts 물 --json").json["from"].string == "2026-01-12")
    try home.run("add Aged --start 2020-01-01")
    #expect(try home.run("chart weekly Aged --json").json["panels"][0]["bars"].items.count == 26)
    #expect(try home.run("chart rate Aged --json").json["from"].string == "2025-03-10")
    home.at("0001-01-05T12:00")
    #expect(try home.run("chart rate Read --json").json["from"].string == "0001-01-01")
  }

  @Test(
    "draws the ends of the calendar and single days",
    arguments: [
      "--year 0001", "--year 9999", "--from 2026-03-05 --to 2026-03-05", "--week 0001-W01", "--month 9999-12",
    ])
  func edges(range: String) throws {
    let home = try TestHome.sample()
    for word in Self.words {
      for habits in ["", "Read 물 Run Coffee"] {
        let run = try home.run("chart \(word) \(habits) \(range) -o \(home.file("chart.svg"))")
        expectSound(run.output + (try home.text(of: "chart.svg")), "\(word) \(habits) \(range)")
      }
    }
  }

  @Test("keeps within what can be seen, and says what to ask for instead")
  func tooLong() throws {
    let home = try TestHome.sample()
    let weeks = try home.attempt("chart weekly --from 2020-01-01")
    #expect(weeks.code == .usage)
    #expect(
      weeks.errors == "habit: a picture shows at most 160 weeks, not 323; ask for a shorter range, or for monthly\n")
    #expect(try home.attempt("chart rate --from 0001-01-01 --json").errorCode == "range-too-long")
    #expect(try home.attempt("chart streaks --from 2026-03-05 --to 2026-03-01 --json").errorCode == "invalid-range")
    // A dashboard leaves out what has no room.
    let titles = try home.run("chart dashboard Old --from 2020-01-01 --json").json["panels"].items.map {
      $0["title"].string
    }
    #expect(!titles.contains("Weekly completion"))
    #expect(titles.contains("Monthly completion"))
  }

  @Test(
    "refuses what it does not know", arguments: ["chart", "chart pie", "chart weekly Nobody", "chart rate --scale 0"])
  func refused(line: String) throws {
    let home = try TestHome.sample()
    let run = try home.attempt(line)
    #expect(run.code == .usage || run.code == .missingInput)
    #expect(run.output.isEmpty)
  }

  @Test("an empty home shows how to begin, and its pictures say that there is nothing", arguments: words)
  func empty(word: String) throws {
    let home = try TestHome()
    #expect(try home.run("chart \(word)").output == home.run("").output)
    let panels = try home.run("chart \(word) --json").json["panels"].items
    #expect(panels.count == 1)
    #expect(panels[0]["sentence"].string?.isEmpty == false)
  }

  @Test("a terminal of any width gets lines that fit", arguments: words)
  func terminal(word: String) throws {
    let home = try TestHome.sample()
    home.terminal.isOutputTerminal = true
    for columns in [20, 40, 80, 200] {
      home.terminal.columns = columns
      for line in try home.run("chart \(word) Read 물 --color never").lines {
        #expect(line.terminalColumns <= columns, "\(word) at \(columns): \(line)")
      }
    }
  }

  @Test("an outlier and a habit without amounts leave all numbers finite")
  func outliers() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add Water --goal '8 l' --start 2026-02-01")
    try home.run("add Even --goal '1 l' --start 2026-02-01")
    for day in 1...9 { try home.run("check Even --on 2026-02-0\(day)") }
    try home.run("check Water --amount 1000000 --on 2026-02-03")
    try home.run("check Water --amount 0.001 --on 2026-02-04")
    for word in Self.words {
      let run = try home.run("chart \(word) Water Even -o \(home.file("chart.svg"))")
      expectSound(run.output + (try home.text(of: "chart.svg")), "\(word)")
    }
    let note = try home.run("chart amounts Water --json").json["panels"][0]["note"].string
    #expect(note == "line: the goal of 8 l; bars go on, up to 1000000 l")
  }

  @Test("is sound in any store", arguments: Soak.seeds)
  func anyStore(seed: UInt64) throws {
    let home = try TestHome().at("2026-03-05T12:00")
    for line in ["add Read --start 2025-11-20 --at 07:30", "add Run --goal '8 glasses' --start 2025-12-20"] {
      try home.run(line)
    }
    var lines = RandomLine(seed: seed)
    for _ in 0..<60 { _ = home.attempt(words: lines.nextWrite()) }
    let numbers = try home.run("list --all --json").json["habits"].items.compactMap { $0["number"].int }
    for word in Self.words {
      for habits in ["", numbers.map(String.init).joined(separator: " ")] {
        for range in ["", "--last 1d", "--last 2y", "--from 2025-12-25 --to 2026-04-01"] {
          let line = "chart \(word) \(habits) \(range) --json -o \(home.file("chart.svg"))"
          expectSound(try home.run(line).output + (try home.text(of: "chart.svg")), "seed \(seed): \(line)")
        }
      }
    }
  }

  /// No number of a text is infinite, or none at all.
  private func expectSound(_ text: String, _ comment: Comment) {
    for word in ["nan", "inf"] {
      let found = text.lowercased().ranges(of: word).contains { range in
        !text[..<range.lowerBound].hasSuffix("e") && !(text[range.upperBound...].first?.isLetter ?? false)
      }
      #expect(!found, comment)
    }
  }
}
