import Foundation
import TestSupport
import Testing

/// The files of other trackers that people made, with what is in them.
struct RealFile: CustomTestStringConvertible {
  let path: String
  let format: String
  let habits: Int
  let kinds: [String: Int]

  init(_ path: String, _ format: String, habits: Int, done: Int, no: Int = 0, skip: Int = 0) {
    self.path = "fixtures/\(path)"
    self.format = format
    self.habits = habits
    kinds = ["done": done, "no": no, "skip": skip].filter { $0.value > 0 }
  }

  var testDescription: String { path }

  static let all = [
    RealFile("loop/loop.db", "loop", habits: 9, done: 164),
    RealFile("loop/csv_export", "loop", habits: 2, done: 6, no: 1),
    RealFile("loop/csv_export_pre_2.3.1", "loop", habits: 2, done: 6, no: 1),
    RealFile("loop/loop_habits_csv_v2.3.1.zip", "loop", habits: 3, done: 5, no: 2),
    RealFile("habitbull/habitbull.csv", "habitbull", habits: 4, done: 14),
    RealFile("habitbull/habitbull2.csv", "habitbull", habits: 6, done: 70, no: 9),
    RealFile("harsh", "harsh", habits: 10, done: 13, no: 5, skip: 1),
  ]
}

@Suite("Every real file", .enabled(if: SharedFiles.areExpected)) struct RealFileTests {
  @Test(
    "is recognised, comes in with all that it holds, once, and goes out and comes back equal", arguments: RealFile.all)
  func roundTrip(file: RealFile) throws {
    let path = try #require(try SharedFiles.path(file.path))
    // After the last day that any of them tells of.
    let home = try BuiltHome()
    home.variables["HABIT_NOW"] = "2026-08-01T12:00"
    let receipt = try home.run("import", "auto", path, "--json").json
    #expect(receipt["format"].string == file.format)
    #expect(receipt["habits"].items.count == file.habits)
    let checkIns = try home.run("log", "--json").json["checkIns"].items
    #expect(Dictionary(grouping: checkIns) { $0["kind"].string ?? "" }.mapValues(\.count) == file.kinds)

    let before = try home.files()
    #expect(try home.run("import", file.format, path).output.contains("nothing was changed"))
    #expect(try home.files() == before)

    let copy = home.file("habits.json")
    try home.run("export", "json", "-o", copy)
    let other = try BuiltHome()
    other.variables["HABIT_NOW"] = "2026-08-01T12:00"
    try other.run("import", "auto", copy)
    #expect(try other.run("export", "json").output == String(contentsOfFile: copy, encoding: .utf8))
    #expect(try other.run("import", "auto", path).output.contains("nothing was changed"))
    try home.run("undo")
    #expect(try home.run("list", "--all", "--json").json["habits"].items.isEmpty)
  }
}
