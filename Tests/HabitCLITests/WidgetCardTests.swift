import CommandKit
import Foundation
import HabitCore
import TestSupport
import Testing

@testable import HabitCLI

@Suite("The card of habit widget")
struct WidgetCardTests {
  private func svg(_ line: String, in home: TestHome) throws -> String {
    try home.run("widget \(line) -o \(home.file("x.svg"))")
    return try home.text(of: "x.svg")
  }

  @Test("says what it shows, and where it was saved; several files are drawn at once")
  func files() throws {
    let home = try TestHome.sample()
    let run = try home.run("widget -o \(home.file("a.svg")) -o \(home.file("b.svg")) --size small")
    #expect(
      run.lines == [
        "Thursday, 5 March: 2 of 5 done, next Gym 07:30 overdue.", "saved \(home.file("a.svg"))",
        "saved \(home.file("b.svg"))",
      ])
    #expect(try home.text(of: "a.svg") == home.text(of: "b.svg"))
    let document = try home.run("widget --json -o \(home.file("a.svg"))").json
    #expect(document["files"].items.compactMap(\.string) == [home.file("a.svg")])
    #expect(document["due"].int == 5)
    #expect(document["description"].string?.hasPrefix("Thursday, 5 March: 2 of 5 done") == true)
  }

  @Test("has three sizes, and is medium if none is named", arguments: ["small", "medium", "large"])
  func sizes(size: String) throws {
    let home = try TestHome.sample()
    let text = try svg("--size \(size)", in: home)
    #expect(text.contains(size == "small" ? "width=\"160\" height=\"160\"" : "width=\"360\""))
    #expect(text.contains("Last 4 weeks") == (size == "large"))
    #expect(text.contains(">Gym<") == (size != "small"))
    if size == "medium" { #expect(try svg("", in: home) == text) }
  }

  @Test("shows the weeks as the heatmap of all habits does")
  func weeks() throws {
    let home = try TestHome.sample()
    func days(_ text: String) -> [String] {
      text.split(separator: "<title>").dropFirst().compactMap { $0.split(separator: "</title>").first.map(String.init) }
        .filter { $0.hasPrefix("2026-0") }
    }
    let card = days(try svg("--size large", in: home))
    try home.run("heatmap --all --from 2026-02-09 --to 2026-03-05 -o \(home.file("h.svg"))")
    #expect(card == days(try home.text(of: "h.svg")))
    #expect(card.count == 25)
  }

  @Test("names the milestone that is nearest, and the best row of perfect days")
  func milestone() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    for line in [
      "add Read --start 2026-03-01", "add Run --start 2026-03-01", "check Read Run --on 2026-03-01",
      "check Read Run --on 2026-03-02", "check Read --on 2026-03-03", "check Read Run --on 2026-03-04",
    ] { try home.run(line) }
    let text = try svg("--size large", in: home)
    #expect(text.contains(">4 of 7 days<"))
    #expect(text.contains(">in a row, best 2<"))
  }

  @Test("is in the language, the theme and with the title that are asked for")
  func looks() throws {
    let home = try TestHome.sample()
    #expect(try svg("--size large --lang ko", in: home).contains("최근 4주"))
    #expect(try svg("--theme auto", in: home).contains("prefers-color-scheme:dark"))
    #expect(try svg("--title 'A & B'", in: home).contains(">A &amp; B<"))
    #expect(try svg("", in: home).contains("rx=\"20\""))
    #expect(try !svg("--background none", in: home).contains("rx=\"20\""), "there is no ground")
  }

  @Test("counts the open todos of the day")
  func todos() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    guard Program.spec.subcommands.contains(where: { $0.name == "todo" }) else { return }
    try home.run("add Read")
    try home.run("check Read")
    for line in ["Letter --due today", "Taxes --due yesterday", "Later --due tomorrow", "Whenever"] {
      try home.run("todo add \(line)")
    }
    #expect(try home.run("widget").output == "1/1 · 2 todos · 1 perfect day\n")
    #expect(try home.run("widget --json").json["todos"]["overdue"].int == 1)
    #expect(try svg("", in: home).contains(">2 todos<"))
  }

  @Test("shows how to begin where there is no store, and makes none")
  func noStore() throws {
    let home = try TestHome()
    #expect(try svg("", in: home).contains(">habit add Read<"))
    #expect(try Set(home.files().keys) == ["x.svg"])
  }

  @Test("is refused together with a format, and with files that are no pictures")
  func refusals() throws {
    let home = try TestHome()
    #expect(try home.attempt("widget --format tmux -o x.svg").code == .usage)
    #expect(try home.attempt("widget --format tmux --image").code == .usage)
    #expect(try home.attempt("widget -o x.txt").code == .usage)
    #expect(try home.attempt("widget --size huge").code == .usage)
    #expect(try home.attempt("widget --format dzen").code == .usage)
    #expect(try home.attempt("widget -o \(home.file("x.png"))").companion == "habit-draw")
  }

  @Test("is not drawn of a damaged store, and nothing is written")
  func damaged() throws {
    let home = try TestHome.sample()
    try Data("no store at all, but long enough to have a header of its own".utf8).write(to: URL(filePath: home.store))
    let run = try home.attempt("widget -o \(home.file("x.svg"))")
    #expect(run.code == .malformedData)
    #expect(run.output.isEmpty && !run.errors.isEmpty)
    #expect(try home.files()["x.svg"] == nil)
  }
}
