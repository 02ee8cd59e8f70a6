import Foundation
import TestSupport
import Testing

/// Two copies of one home that go on apart, as on two computers, and come together.
@Suite("habit merge") struct MergeTests {
  private func copies() throws -> (BuiltHome, BuiltHome) {
    let first = try BuiltHome()
    for line in ["add Read --start 2026-01-01", "add Water --goal '2 glasses'", "add Gone", "check Gone"] {
      #expect(try first.shell("habit \(line)").code == 0)
    }
    let second = try BuiltHome()
    try FileManager.default.createDirectory(
      atPath: second.path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try FileManager.default.copyItem(atPath: first.store, toPath: second.store)
    return (first, second)
  }

  private func entries(_ home: BuiltHome) throws -> [String] {
    try home.run("log", "--json").json["checkIns"].items
      .map {
        "\($0["habit"]["name"].string ?? $0["name"].string ?? "") \($0["date"].string ?? "") \($0["note"].string ?? "")"
      }
      .sorted()
  }

  @Test("unites different days and the same day, says how differences were decided, and loses nothing")
  func copiesOfOneHome() throws {
    let (first, second) = try copies()
    #expect(try first.run("check", "Read", "--on", "2026-03-01", "--note", "here").code == 0)
    #expect(try first.run("check", "Water", "--amount", "1").code == 0)
    #expect(try first.run("edit", "Read", "--icon", "📖").code == 0)
    second.variables["HABIT_NOW"] = "2026-03-05T13:00"
    #expect(try second.run("check", "Read", "--on", "2026-03-01", "--note", "there").code == 0)
    #expect(try second.run("check", "Read", "--on", "2026-03-02").code == 0)
    #expect(try second.run("check", "Water", "--amount", "1").code == 0)
    #expect(try second.run("edit", "Read", "--icon", "📕").code == 0)
    #expect(try second.run("delete", "Gone", "--yes").code == 0)
    let before = try first.files()
    #expect(try first.run("merge", second.store, "--dry-run").output.contains("came: 3 check-ins"))
    #expect(try first.files()["habit.db"] == before["habit.db"])
    let outcome = try first.run("merge", second.store)
    #expect(outcome.output.contains("Read: icon is '📕' now, which is later than '📖'\n"), "\(outcome.output)")
    #expect(outcome.output.contains("Read on 2026-03-01: both had recorded something; all of it is kept\n"))
    #expect(try second.run("merge", first.store).code == 0)
    for home in [first, second] {
      home.variables["HABIT_NOW"] = "2026-03-05T14:00"
      #expect(try home.run("show", "Water", "--json").json["days"].items.last?["amount"].number == 2)
      #expect(try home.run("doctor").code == 0)
    }
    #expect(try entries(first) == entries(second))
    #expect(try entries(first).filter { $0.contains("2026-03-01") }.count == 2)
    #expect(try first.run("merge", second.store).output == "nothing new came; all of it is here already\n")
  }

  @Test("takes over a whole store where none is, and refuses what is none")
  func refusals() throws {
    let (first, _) = try copies()
    let empty = try BuiltHome()
    #expect(try empty.run("merge", first.store).code == 0)
    #expect(try entries(empty) == entries(first))
    let text = first.file("text")
    try Data("text".utf8).write(to: URL(filePath: text))
    for (path, code) in [(first.store, 64), (text, 65), (first.file("nothing"), 66)] as [(String, Int32)] {
      #expect(try first.run("merge", path).code == code)
    }
  }
}
