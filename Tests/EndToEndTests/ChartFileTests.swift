import Foundation
import TestSupport
import Testing

@Suite("Chart files") struct ChartFileTests {
  private static let kinds = [
    "weekly", "monthly", "rate", "weekday", "streaks", "strength", "amounts", "punctuality", "dashboard",
  ]

  private func home() throws -> BuiltHome {
    let home = try BuiltHome()
    try home.run("add", "물 마시기", "--icon", "💧", "--start", "2026-01-01", "--goal", "8 l", "--at", "00:01")
    try home.run("add", "Run", "--times", "2", "--per", "week", "--start", "2026-01-01")
    for habit in ["물", "Run"] { try home.run("check", habit) }
    return home
  }

  @Test("charts of every kind are drawn as PNG, PDF and both kinds of SVG by one command", arguments: kinds)
  func everyKind(kind: String) throws {
    let home = try home()
    let starts = ["a.png": "\u{89}PNG", "a.pdf": "%PDF-", "a.svg": "<svg"]
    let names = starts.keys.sorted()
    let files = names.flatMap { ["-o", home.file($0)] }
    let ended = try home.start(["chart", kind, "--lang", "ko", "--theme", "dark", "--scale", "2"] + files).end()
    #expect(ended.code == 0)
    #expect(ended.errors.isEmpty)
    #expect(ended.output.hasSuffix(names.map { "저장: \(home.file($0))\n" }.joined()))
    for (name, start) in starts {
      let bytes = try Data(contentsOf: URL(filePath: home.file(name)))
      #expect(
        bytes.prefix(start.unicodeScalars.count).elementsEqual(start.unicodeScalars.map { UInt8($0.value) }), "\(name)")
    }
    try home.run("chart", kind, "1", "2", "--outlined", "-o", home.file("outlined.svg"))
    let outlined = try String(contentsOfFile: home.file("outlined.svg"), encoding: .utf8)
    #expect(outlined.contains("<svg"))
    #expect(!outlined.contains("nan"))
  }

  @Test(
    "charts of todos are drawn too", arguments: [["priority"], ["weekly", "--todos"], ["dashboard", "--todos"]])
  func todos(words: [String]) throws {
    let home = try home()
    try home.run("category", "add", "Home")
    for priority in ["high", "normal", "low"] {
      try home.run("todo", "add", "Todo", "--due", "today", "--priority", priority, "--category", "Home")
    }
    try home.run("todo", "check", "1", "2")
    for name in ["a.png", "a.svg"] {
      let ended = try home.start(["chart"] + words + ["--theme", "dark", "-o", home.file(name)]).end()
      #expect(ended.code == 0)
      #expect(ended.output.hasPrefix("Todos, "))
    }
    let drawn = try String(contentsOfFile: home.file("a.svg"), encoding: .utf8)
    #expect(drawn.contains("Todos") && !drawn.contains("nan"))
  }

  @Test("a chart that is drawn again is the same to the byte")
  func reproducible() throws {
    let home = try home()
    for name in ["a.png", "b.png", "a.svg", "b.svg"] { try home.run("chart", "dashboard", "-o", home.file(name)) }
    for ending in ["png", "svg"] {
      #expect(FileManager.default.contentsEqual(atPath: home.file("a.\(ending)"), andPath: home.file("b.\(ending)")))
    }
  }
}
