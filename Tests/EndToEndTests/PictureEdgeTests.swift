import Foundation
import FoundationXML
import TestSupport
import Testing

/// What no picture may break on, tried on the built programs.
@Suite("Pictures of the unusual") struct PictureEdgeTests {
  @Test("two hundred habits stand on one sheet, and one that would take too much memory is refused")
  func manyHabits() throws {
    let home = try BuiltHome()
    try home.run("config", "set", "week-start", "mon")
    let lines = (1...200).map { "habit -q add 'Habit \($0)' --start 2025-01-01" }.joined(separator: "\n")
    #expect(try home.shell(lines).code == 0)
    let all = (1...200).map(String.init)
    let sheet = try home.start(["heatmap"] + all + ["-o", home.file("a.png"), "-o", home.file("a.svg")]).end()
    #expect(sheet.code == 0)
    #expect(sheet.output.hasPrefix("200 habits, 2025-03-03 to 2026-03-05: 0 of 73,400 kept (0%).\n"))
    let large = try home.start(["heatmap"] + all + ["-o", home.file("b.png"), "--scale", "3"]).end()
    #expect(large.code == 64)
    #expect(large.errors.contains("is too large; choose a smaller scale"))
    #expect(!FileManager.default.fileExists(atPath: home.file("b.png")))
    let charts = try home.start(["chart", "weekly"] + all + ["-o", home.file("c.png"), "-o", home.file("c.svg")]).end()
    #expect(charts.code == 0)
    for name in ["a.svg", "c.svg"] { try expectSound(home.file(name)) }
  }

  @Test(
    "the first and the last year, a single day, and an empty habit give sound pictures",
    arguments: [
      "--year 0001", "--year 9999", "--from 2026-03-05 --to 2026-03-05", "--week 2020-W53", "--month 2026-02",
      "--last 1d",
    ])
  func ranges(_ range: String) throws {
    let home = try BuiltHome()
    try home.run("add", "Empty", "--goal", "8 glasses")
    let words = range.split(separator: " ").map(String.init)
    for command in [["heatmap", "1"], ["heatmap"], ["chart", "dashboard", "1"], ["chart", "amounts", "1"]] {
      let files = ["a.svg", "a.png", "a.pdf"].map(home.file)
      let ended = try home.start(command + words + files.flatMap { ["-o", $0] }).end()
      #expect(ended.code == 0, "\(command) \(range): \(ended.errors)")
      try expectSound(files[0])
    }
  }

  @Test("numbers that cannot be read leave no picture", arguments: [("nowhere.csv", 66), (".", 66), ("far.csv", 65)])
  func unreadableNumbers(_ name: String, _ code: Int32) throws {
    let home = try BuiltHome()
    try "2026-03-01,1e308\n2026-03-01,1e308\n".write(toFile: home.file("far.csv"), atomically: true, encoding: .utf8)
    let ended = try home.start(["heatmap", "--csv", home.file(name), "-o", home.file("a.svg")]).end()
    #expect(ended.code == code, "\(ended.errors)")
    #expect(!FileManager.default.fileExists(atPath: home.file("a.svg")))
  }

  @Test("one amount of a million leaves the others visible, and no number is lost")
  func outlier() throws {
    let home = try BuiltHome()
    try home.run("add", "Steps", "--start", "2026-01-01", "--days", "none")
    for day in 1...28 {
      let amount = day == 14 ? "1000000" : String(day)
      try home.run("check", "1", "--amount", amount, "--on", "2026-02-\(day < 10 ? "0" : "")\(day)")
    }
    try home.run("heatmap", "1", "--by", "count", "-o", home.file("a.svg"))
    let text = try expectSound(home.file("a.svg"))
    for level in 1...4 { #expect(text.components(separatedBy: "#habit-extra\(level)\"").count > 5, "\(level)") }
    try home.run("chart", "amounts", "1", "-o", home.file("b.svg"), "-o", home.file("b.pdf"))
    try expectSound(home.file("b.svg"))
  }

  @Test(
    "long and awkward names are escaped or shortened",
    arguments: ["<&\">'", "W", "물", "👨‍👩‍👧", "ع", "e\u{301}", "]]>"])
  func names(_ part: String) throws {
    let home = try BuiltHome()
    try home.run("add", String(repeating: part, count: 200 / part.count), "--start", "2026-01-01")
    for command in [["heatmap", "1"], ["chart", "dashboard", "1"]] {
      let ended = try home.start(
        command + ["-o", home.file("a.svg"), "-o", home.file("a.png"), "-o", home.file("a.pdf")]
      ).end()
      #expect(ended.code == 0, "\(ended.errors)")
      try expectSound(home.file("a.svg"))
    }
  }

  @Test("a folder that is missing gets no picture of any kind", arguments: ["png", "svg", "pdf"])
  func missingFolder(_ ending: String) throws {
    let home = try BuiltHome()
    try home.run("add", "Read")
    for command in [["heatmap"], ["chart", "weekly"]] {
      let ended = try home.start(command + ["-o", home.file("none/a.\(ending)")]).end()
      #expect(ended.code == 73)
      #expect(ended.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("the words of a page can be selected, its title too, in Korean as well")
  func selectable() throws {
    let home = try BuiltHome()
    try home.run("add", "물 마시기", "--icon", "💧", "--start", "2026-01-01")
    try home.run("heatmap", "1", "--lang", "ko", "-o", home.file("a.pdf"))
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext") else {
      try #require(ProcessInfo.processInfo.environment["CI"] == nil, "poppler-utils is missing")
      return
    }
    let text = try home.shell("pdftotext '\(home.file("a.pdf"))' - && pdfinfo '\(home.file("a.pdf"))'").output
    for word in ["물 마시기", "2월", "놓침", "Title:", "2025년 3월", "Thu Mar  5 00:00:00 2026 UTC"] {
      #expect(text.contains(word), "\(word) is not in \(text)")
    }
    // The caption says what the picture says, since a page has no other place for it.
    #expect(text.contains("2025-03-03 ~ 2026-03-05"))
  }

  /// Reads an SVG, which must be one, and hold no number that is none.
  @discardableResult
  private func expectSound(_ path: String) throws -> String {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    _ = try XMLDocument(xmlString: text)
    for word in ["nan", "inf"] {
      #expect(!text.lowercased().contains("\"\(word)") && !text.contains(",\(word)"), "\(path)")
    }
    return text
  }
}
