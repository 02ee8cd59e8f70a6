import Foundation
import TestSupport
import Testing

/// Runs the program in `Examples` that uses the libraries, and holds the README against it.
@Suite("Examples")
struct ExampleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  @Test("draw the numbers of another program, the same each time")
  func numbers() throws {
    let home = try BuiltHome()
    let ended = try Running(
      home.programs + "/heatmap-of-numbers", ["."], variables: home.variables,
      folder: URL(filePath: home.file("x")).deletingLastPathComponent().path
    ).end()
    #expect(ended.code == 0)
    #expect(ended.output == "Commits, 2025-03-03 to 2026-03-04: 365 days with data, 2,113 in all.\n")
    expectGolden(try String(contentsOfFile: home.file("commits.svg"), encoding: .utf8), named: "commits.svg")
    let png = try Data(contentsOf: URL(filePath: home.file("commits.png")))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("judge the entries of a diary by the rules of a habit")
  func diary() throws {
    let home = try BuiltHome()
    let days = ["2026-02-26", "2026-02-27", "2026-03-02", "2026-03-03.md", "2026-03-04-late.md", "notes.txt"]
    let entries = days.joined(separator: "\\n")
    let ended = try home.shell("printf '\(entries)\\n' | streak-of-a-diary weekdays 2026-03-05")
    #expect(ended.output == "■■  ■■■·\n5 days in a row, 5 at best\n23 % strong\n")
    #expect(try home.shell("streak-of-a-diary < /dev/null").code == 64)
  }

  @Test(
    "stand in the documentation as they are",
    arguments: ["README.md", "Sources/HabitRender/HabitRender.docc/HabitRender.md"])
  func documentation(_ path: String) throws {
    let program = try String(
      contentsOf: Self.root.appending(path: "Examples/HeatmapOfNumbers/main.swift"), encoding: .utf8)
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    #expect(!blocks.isEmpty)
    for block in blocks {
      for line in block.split(separator: "\n") where !line.hasPrefix("import ") {
        #expect(program.contains(line), "\(line)")
      }
    }
  }
}
