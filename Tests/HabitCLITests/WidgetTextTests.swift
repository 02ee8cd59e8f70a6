import CommandKit
import Foundation
import HabitCore
import TestSupport
import Testing

@testable import HabitCLI

@Suite("The day at a glance in status bars")
struct WidgetTextTests {
  private static let formats = WidgetFormat.allCases.map(\.rawValue)

  @Test("is written as each bar wants it")
  func golden() throws {
    let home = try TestHome.sample()
    var page = ""
    for (line, language) in [("", "en_GB.UTF-8"), ("", "ko_KR.UTF-8")] {
      home.variables["LANG"] = language
      for format in Self.formats {
        let run = try home.run("widget --format \(format) \(line)")
        #expect(run.errors.isEmpty)
        page += "$ LANG=\(language) habit widget --format \(format)\n\(run.output)\n"
      }
    }
    expectGolden(page, named: "widget.txt")
  }

  @Test("is a line for people without a format, in colour where that is wanted")
  func plain() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    for line in [
      "add Read --start 2026-03-02 --at 21:00", "check Read --on 2026-03-03", "check Read --on 2026-03-04",
      "add Gym --at 07:30",
    ] { try home.run(line) }
    #expect(try home.run("widget").output == "0/2 · Gym 07:30 overdue · 2 perfect days\n")
    #expect(try home.run("widget --color always").output.contains("\u{1B}[33mGym 07:30 overdue\u{1B}[0m"))
    try home.run("check Gym Read")
    #expect(try home.run("widget").output == "2/2 · All done · 3 perfect days\n")
    #expect(try home.at("2026-03-06T06:00").run("widget").output == "0/2 · Gym 07:30 · 3 perfect days\n")
  }

  @Test("does not call all done where a limit was broken, and counts what can still be done")
  func brokenLimit() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    for line in ["add Read", "add Smoking --at-most 0", "check Smoking"] { try home.run(line) }
    #expect(try home.run("widget").output == "0/2 · Read\n")
    try home.run("check Read")
    #expect(try home.run("widget").output == "1/2 · Nothing left to do\n")
    #expect(try home.run("widget --color always").output.contains("\u{1B}[32m") == false)
    #expect(try home.run("widget --format i3blocks").output == "1/2 · Nothing left to do\n1/2\n")
    #expect(try home.run("widget --json").json["status"].string == "done")
    home.variables["LANG"] = "ko_KR.UTF-8"
    #expect(try home.run("widget").output == "1/2 · 더 할 일 없음\n")
  }

  @Test("is one document with --json, which the format json prints too")
  func document() throws {
    let home = try TestHome.sample()
    let run = try home.run("widget --json")
    #expect(run.output == (try home.run("widget --format json").output))
    let document = try run.json
    #expect(document["version"].int == 1)
    #expect(document["status"].string == "overdue")
    #expect(document["next"]["name"].string == "Gym")
    #expect(document["items"].items.count == 6)
    #expect(document["items"].items.filter { $0["open"].bool == true }.count == 3)
    #expect(document["perfectDays"]["current"].int == 0)
  }

  @Test("shows how to begin where there is no store, and makes none", arguments: formats)
  func noStore(format: String) throws {
    let home = try TestHome()
    let run = try home.run("widget --format \(format)")
    #expect(run.errors.isEmpty)
    #expect(try home.files().isEmpty)
    switch format {
    case "prompt": #expect(run.output.isEmpty)
    case "json": #expect(try run.json["status"].string == "empty")
    default: #expect(run.output.contains("No habits yet: habit add Read"))
    }
  }

  @Test(
    "shows a sign in the bar where the store is damaged, and tells the rest as other commands do", arguments: formats)
  func damaged(format: String) throws {
    let home = try TestHome.sample()
    try Data("no store at all, but long enough to have a header of its own".utf8).write(to: URL(filePath: home.store))
    let run = try home.attempt("widget --format \(format)")
    let other = try home.attempt("today")
    #expect(run.code == other.code && run.code != .success)
    #expect(run.errors == other.errors && !run.errors.isEmpty)
    if ["plain", "json", "prompt"].contains(format) {
      #expect(run.output.isEmpty)
    } else {
      #expect(run.output.contains("⚠"))
    }
    if format == "waybar" { #expect(try run.json["class"].string == "error") }
  }

  @Test("a prompt is a count alone, nothing where nothing is due, and ends in no line break")
  func prompt() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add Gym --days mon")
    #expect(try home.run("widget --format prompt").output == "")
    for name in ["$(touch x)", "`touch x`", "%n", "\\u", "!1"] {
      #expect(home.attempt(words: ["add", name]).code == .success)
    }
    #expect(try home.run("widget --format prompt --color always").output == "0/5")
    #expect(home.attempt(words: ["check", "%n"]).code == .success)
    #expect(try home.run("widget --format prompt").output == "1/5")
  }

  @Test("tells an open day of many habits from what one day brought, and one without a miss from its beginning")
  func perfectDays() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add Read --start 2025-11-21")
    for day in DayRange(uncheckedBounds: (try #require(Day("2025-11-21")), try #require(Day("2026-03-04")))) {
      if day.description != "2025-11-25" { try home.run("check Read -q --on \(day)") }
    }
    let wanted = try home.run("streaks --json").json["perfectDays"]["current"].int
    #expect(wanted == 99)
    // The first one keeps the standing from which the second one is read.
    for _ in 1...2 { #expect(try home.run("widget --json").json["perfectDays"]["current"].int == wanted) }
    try home.run("uncheck Read --on 2026-03-04")
    #expect(try home.run("widget --json").json["perfectDays"]["current"].int == 0)
    try home.run("check Read")
    #expect(try home.run("widget").output == "1/1 · All done · 1 perfect day\n")
  }
}
