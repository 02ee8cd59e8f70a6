import CommandKit
import Foundation
import HabitCore
import TestSupport
import Testing

@testable import HabitCLI

@Suite("The options of heatmap")
struct HeatmapCommandTests {
  private func home() throws -> TestHome {
    let home = try TestHome().at("2026-03-04T09:00")
    try home.run("add Water --goal '8 glasses' --start 2026-01-01 --color blue")
    try home.run("add Read --start 2026-01-01 --color orange")
    for day in 1...28 {
      try home.run("check Water --amount \(day % 9) --on 2026-02-\(day < 10 ? "0" : "")\(day)")
      if day % 4 > 0 { try home.run("check Read --on 2026-02-\(day < 10 ? "0" : "")\(day)") }
    }
    return home
  }

  private func svg(_ line: String, in home: TestHome) throws -> String {
    try home.run("heatmap \(line) -o \(home.file("x.svg"))")
    return try home.text(of: "x.svg")
  }

  private func fill(_ name: String, in svg: String) -> String? {
    svg.firstRange(of: ".habit-\(name){fill:").map { String(svg[$0.upperBound...].prefix(7)) }
  }

  @Test(
    "draws in each palette and theme",
    arguments: ["habit", "github", "cividis", "viridis", "blue", "mono"], ["light", "dark", "auto"])
  func palettes(palette: String, theme: String) throws {
    let text = try svg("Water --palette \(palette) --theme \(theme)", in: try home())
    let fulls = [
      "habit": ["#004d93", "#7fcaff"], "github": ["#216e39", "#39d353"], "cividis": ["#00224e", "#fee838"],
      "viridis": ["#440154", "#f1e51d"], "blue": ["#0b3566", "#a8d4ff"], "mono": ["#24292f", "#e6edf3"],
    ]
    let full = try #require(fulls[palette])
    if palette != "habit" { #expect(fill("l4", in: text) == full[theme == "dark" ? 1 : 0]) }
    #expect(text.contains("prefers-color-scheme:dark") == (theme == "auto"))
  }

  @Test("takes the habit's colour for one habit, the greens for several, and a ramp each where it is asked for")
  func usualPalettes() throws {
    let home = try home()
    #expect(fill("l4", in: try svg("Water Read", in: home)) == "#216e39")
    #expect(fill("l4", in: try svg("", in: home)) == "#216e39")
    #expect(fill("l4", in: try svg("Read", in: home)) == "#e75f00", "what is kept or not has the colour itself")
    let both = try svg("Water Read --palette habit", in: home)
    #expect(fill("l4-1", in: both) == "#e75f00")
  }

  @Test("stands on any background, and chooses the theme that suits it")
  func backgrounds() throws {
    let home = try home()
    #expect(fill("background", in: try svg("Water --background '#fff8e7'", in: home)) == "#fff8e7")
    #expect(fill("title", in: try svg("Water --background '#102030'", in: home)) == "#f0f6fc")
    #expect(fill("background", in: try svg("Water --background none", in: home)) == nil)
  }

  @Test("shades by fixed thresholds of percent, or of amounts")
  func thresholds() throws {
    let home = try home()
    func cells(_ line: String, _ symbol: String) throws -> Int {
      try svg(line, in: home).split(separator: "\n").count {
        $0.hasPrefix("<use href=\"#habit-\(symbol)\"") && $0.contains("2026-02-")
      }
    }
    // 28 days with 1, 2 … 8, 0 glasses again and again.
    #expect(try cells("Water --thresholds 25,50,75", "level1") == 7)
    #expect(try cells("Water --thresholds 25,50,75", "level4") == 6)
    #expect(try cells("Water --by count --thresholds 6", "level2") == 19)
    #expect(try cells("Water --by count --thresholds 6", "level4") == 6)
  }

  @Test("begins weeks on another day in one picture, and leaves the setting alone")
  func weekStart() throws {
    let home = try home()
    for start in ["mon", "sun", "sat"] {
      let text = try svg("Water --week-start \(start) --labels all", in: home)
      let rows = text.split(separator: "\n").filter { $0.contains("habit-dense-weekday\"") && $0.hasPrefix("<text") }
      #expect(rows.count == 7)
    }
    #expect(try home.run("config get week-start").output == "mon\n")
  }

  @Test("speaks Korean when it is asked to, or the locale does")
  func language() throws {
    let home = try home()
    let asked = try home.run("heatmap Water --lang ko -o \(home.file("x.svg"))")
    #expect(asked.output.hasPrefix("Water, 2025-03-03 ~ 2026-03-04: 62회 중 3회 지킴 (4%), 최고 연속 1일, 현재 0일.\n"))
    #expect(try home.text(of: "x.svg").contains(">2월</text>"))
    home.variables["LANG"] = "ko_KR.UTF-8"
    #expect(try svg("Water", in: home).contains(">적음</text>"))
    #expect(try svg("Water --lang en", in: home).contains(">Less</text>"))
  }

  @Test("has another title, or none, and no legend, where it is asked for")
  func parts() throws {
    let home = try home()
    #expect(try svg("Water --title '물 <1>'", in: home).contains(">물 &lt;1&gt;</text>"))
    let bare = try svg("Water --no-title --no-legend", in: home)
    #expect(!bare.contains("class=\"habit-title\"") && !bare.contains("class=\"habit-key\""))
  }

  @Test("says nothing of streaks of a habit that is only tracked")
  func tracked() throws {
    let home = try TestHome().at("2026-03-04T09:00")
    try home.run("add Weight --days none --start 2026-02-01")
    try home.run("check Weight --amount 70 --on 2026-02-03")
    #expect(try home.run("heatmap Weight").output.contains("  done on 1 day\n"))
  }

  @Test("draws the numbers of a file or a pipe instead of habits")
  func numbers() throws {
    let home = try TestHome().at("2026-03-04T09:00")
    for name in ["commits.csv", "stdin"] {
      try "date,n\n2026-03-01,3\n2026-03-02,0\n".write(toFile: home.file(name), atomically: true, encoding: .utf8)
    }
    let file = try home.run("heatmap --csv \(home.file("commits.csv")) -o \(home.file("x.svg"))")
    #expect(file.output.hasPrefix("commits, 2025-03-03 to 2026-03-02: 2 days with data, 3 in all.\n"))
    #expect(try home.text(of: "x.svg").contains("<title>2026-03-02: 0</title>"))
    #expect(try home.run("heatmap --csv - --title Commits").output.contains("Commits"))
    try "2019-05-01;3\n".write(toFile: home.file("stdin"), atomically: true, encoding: .utf8)
    let old = try home.run("heatmap --csv - --title Commits -o \(home.file("x.svg"))")
    #expect(
      old.output.hasPrefix("Commits, 2018-04-30 to 2019-05-01: 1 day with data, 3 in all.\n"), "it ends with the last")
    #expect(try home.attempt("heatmap --csv \(home.file("none.csv"))").code == .missingInput)
    #expect(try home.attempt("heatmap --csv \(home.file("commits.csv")) --all").code == .usage)
    home.terminal.isInputTerminal = true
    #expect(try home.attempt("heatmap --csv -").code == .usage)
  }

  @Test(
    "refuses values that make no picture",
    arguments: [
      "--thresholds 0", "--thresholds 5,5", "--thresholds 1,2,3,4", "--thresholds x", "--thresholds nan", "--scale 0",
      "--scale 1000", "--palette rainbow", "--background '#12'", "--months none", "--labels some", "--lang de",
      "--week-start tue", "--from 2026-03-02 --to 2026-03-01", "--theme night",
    ])
  func refusals(_ option: String) throws {
    let home = try home()
    let run = try home.attempt("heatmap Water \(option) -o \(home.file("y.svg"))")
    #expect(run.code == .usage)
    #expect(run.errors.split(separator: "\n").count <= 2, "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: home.file("y.svg")))
  }
}

/// What heatmaps of a part of a history say of streaks.
@Suite("The facts of a heatmap")
struct HeatmapFactTests {
  @Test("say the best streak that touches the days shown, and the running one only if they reach today")
  func scopes() throws {
    let home = try TestHome().at("2026-03-04T09:00")
    try home.run("add Read --start 2026-01-01")
    for day in [1, 2, 3, 4, 10, 11] { try home.run("check Read --on 2026-01-\(day < 10 ? "0" : "")\(day)") }
    for day in 1...3 { try home.run("check Read --on 2026-03-0\(day)") }
    func fact(_ line: String) throws -> String {
      try home.run("heatmap Read \(line) -o \(home.file("x.svg"))").output.split(separator: "\n").first.map(String.init)
        ?? ""
    }
    #expect(try fact("").hasSuffix("9 of 62 kept (14%), best streak 4 days, current 3 days."))
    #expect(try fact("--from 2026-01-08 --to 2026-01-31").hasSuffix("2 of 24 kept (8%), best streak 2 days."))
    #expect(try fact("--from 2026-02-01 --to 2026-02-20").hasSuffix("0 of 20 kept (0%)."))
    #expect(try fact("--from 2026-02-20 --title Books").hasPrefix("Books, 2026-02-20 to 2026-03-04: "))
    #expect(try fact("--last 2d").hasSuffix("1 of 1 kept (100%), best streak 3 days, current 3 days."))
  }

  @Test("name in the legend only what is there, each in the colour that it has")
  func legend() throws {
    let home = try TestHome().at("2026-03-04T09:00")
    try home.run("add Read --start 2026-03-01 --color blue")
    try home.run("add Run --times 3 --per week --start 2026-02-16 --color orange")
    for day in 16...28 { try home.run("check Run --on 2026-02-\(day)") }
    for day in 1...3 { try home.run("check Read --on 2026-03-0\(day)") }
    try home.run("heatmap Read -o \(home.file("x.svg"))")
    let alone = try home.text(of: "x.svg")
    #expect(alone.contains(">done</text>") && !alone.contains(">missed</text>"))
    try home.run("heatmap Read Run --palette habit -o \(home.file("x.svg"))")
    // The key of a kept week has the colour of the habit that is judged by weeks, which is the second.
    let keys = try home.text(of: "x.svg").split(separator: "\n").filter { $0.contains("habit-week-kept") }
    #expect(!keys.isEmpty && keys.allSatisfy { $0.contains("habit-week-kept-1\"") })
  }
}
