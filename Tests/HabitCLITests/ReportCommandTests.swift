import CommandKit
import Foundation
import HabitCore
import TestSupport
import Testing

@testable import HabitCLI

@Suite("Reports, weeks and months") struct ReportCommandTests {
  @Test("a report of any range is a whole page", arguments: Self.periods)
  func ranges(range: String) throws {
    let home = try TestHome.sample()
    let run = try home.run("report \(range) -o \(home.file("r.html"))")
    #expect(run.output.hasSuffix(" \(home.file("r.html"))\n"))
    let page = try home.text(of: "r.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
    let content = page.components(separatedBy: "<script>")[0]
    for word in ["NaN", "nan%", "inf%", "Optional("] { #expect(!content.contains(word), "\(word)") }
  }

  private static let periods = [
    "", "Read", "--year 0001", "--year 9999", "--from 2026-03-05 --to 2026-03-05", "--month 2026-02", "--last 6m",
    "--from 2020-05-01 --to 2026-05-01", "--week", "--week 2026-W09", "Read --week this", "Old", "Run Gym --lang ko",
    "--theme dark", "--theme light --year 2026",
  ]

  @Test("holds the habits that the period touches, or those that are named")
  func habits() throws {
    let home = try TestHome.sample()
    func names(_ words: String) throws -> [String] {
      try home.run("report \(words) -o \(home.file("r.html")) --json").json["habits"].items.compactMap(\.string)
    }
    #expect(try names("").count == 9)
    #expect(try names("--month 2026-03").contains("Old") == false)
    #expect(try names("--month 2026-03 Old") == ["Old"])
    #expect(try names("--year 2020") == [])
    #expect(try names("Read --week") == ["Read"], "a week has rows, not sections")
    // What was over long ago has a last year too.
    home.at("2028-03-05T12:00")
    #expect(try names("").contains("Old") == false)
    #expect(try names("Old") == ["Old"])
    #expect(try home.text(of: "r.html").contains("2026-01-31: missed"))
  }

  @Test("without habits it says so")
  func empty() throws {
    let home = try TestHome()
    for words in ["", "--week", "--lang ko"] {
      try home.run("report \(words) -o \(home.file("r.html"))")
      let page = try home.text(of: "r.html")
      #expect(page.contains(words.contains("ko") ? "습관이 없습니다" : "There are no habits"))
    }
    #expect(try home.run("month").output == home.run("").output)
    #expect(try home.run("month --format markdown").output.contains("Nothing was tracked in this month."))
  }

  @Test("is refused in one line where it makes no sense")
  func refused() throws {
    let home = try TestHome.sample()
    let before = try home.files()
    let path = home.file("r.html")
    let lines: [(line: String, code: ExitCode)] = [
      ("report", .usage), ("report -o \(home.file("r.txt"))", .usage), ("report -o -", .usage),
      ("report -o \(path) --from 2026-03-05 --to 2026-03-01", .usage), ("report -o \(path) --week 2026-W99", .usage),
      ("report -o \(path) --week --year 2026", .usage), ("report -o \(path) --from 0001-01-01", .usage),
      ("report -o \(path) Nothing", .missingInput), ("report -o /nowhere/r.html", .cannotCreate),
      ("report -o \(path) --lang fr", .usage), ("report -o \(path) --theme pink", .usage),
      ("month --month 2026-13", .usage), ("month --month 2026", .usage), ("month --format pdf", .usage),
    ]
    for (line, code) in lines {
      let run = try home.attempt(line)
      #expect(run.code == code, "\(line): \(run.errors)")
      #expect(run.output.isEmpty && run.errors.split(separator: "\n").count <= 2, "\(line)")
    }
    #expect(try home.files() == before)
  }

  @Test("weeks and months are printed as text, Markdown and JSON")
  func summaries() throws {
    let home = try TestHome.sample()
    try home.run("add 'Pipe | and *star* <b>' --icon '#'")
    var page = ""
    for line in [
      "week --format markdown", "month", "month --month 2026-02", "month --format markdown", "month --month 2026-01",
      "month --format json --month 2026-02",
    ] {
      let run = try home.run(line)
      #expect(run.errors.isEmpty)
      page += "$ habit \(line)\n\(run.output)\n"
    }
    expectGolden(page, named: "summaries.txt")
    #expect(try home.run("month --json").json["month"].string == "2026-03")
    #expect(try home.run("month --json").output == home.run("month --format json").output)
  }

  @Test("weeks and months are pages too, in the language of the locale")
  func pages() throws {
    let home = try TestHome.sample()
    let week = try home.run("week --format html").output
    #expect(week.contains("<h1>Week 10, 2026</h1>") && week.hasSuffix("</html>\n"))
    #expect(week.contains("Chapter 3, &quot;the end&quot;"))
    try home.run("report --week -o \(home.file("r.html"))")
    #expect(try home.text(of: "r.html") == week)
    home.variables["LANG"] = "ko_KR.UTF-8"
    let month = try home.run("month --month 2026-02 --format html").output
    #expect(month.contains("<h1>2026년 2월</h1>") && month.contains("<html lang=\"ko\">"))
    #expect(month.matches(of: /<th scope="col"/).count == 28 + 3)
  }

  @Test("an option whose value is implied takes one where it is given")
  func impliedWeek() throws {
    let home = try TestHome.sample()
    #expect(try home.run("week --week").output == home.run("week").output)
    #expect(try home.run("stats --week --json").json["from"].string == "2026-03-02")
    #expect(try home.run("stats Read --week 2026-W09 --json").json["from"].string == "2026-02-23")
    #expect(try home.run("stats --week=2026-W09 --json").json["from"].string == "2026-02-23")
  }

  @Test("a report of the past stands where the habits stood at its end")
  func past() throws {
    let home = try TestHome().at("2026-03-04T09:00")
    try home.run("add Read --start 2025-12-20")
    for day in 20...22 { try home.run("check Read --on 2025-12-\(day)") }
    for day in 1...9 { try home.run("check Read --on 2026-02-0\(day)") }
    try home.run("report --year 2025 -o \(home.file("r.html"))")
    let page = try home.text(of: "r.html")
    #expect(page.contains("<dt>Best streak</dt><dd dir=\"auto\">3 days</dd>"))
    #expect(page.contains("<dt>Current streak</dt><dd dir=\"auto\">–</dd>"))
    #expect(page.contains("<dt>Best perfect streak</dt><dd dir=\"auto\">3 days</dd>"))
    #expect(page.contains("<dd dir=\"auto\">of 12 days</dd>"), "the days before the habit do not count")
    // Nine misses after three kept days: far from what it was two months later.
    let strength = try #require(page.firstMatch(of: /<dt>Strength<\/dt><dd dir="auto">(\d+)%/)?.1)
    #expect(try #require(Int(strength)) < 15)
  }
}
