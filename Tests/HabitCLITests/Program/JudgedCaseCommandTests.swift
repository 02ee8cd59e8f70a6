import Foundation
import TestSupport
import Testing

@Suite("Judged cases through the command line") struct JudgedCaseCommandTests {
  @Test("come out of 'habit show' as the shared vectors say", .enabled(if: SharedFiles.areExpected))
  func sharedVectors() throws {
    let path = try #require(try SharedFiles.path("vectors.json"))
    let cases = try JudgedCase.all(in: path)
    #expect(cases.count >= 56)
    for judged in cases { try check(judged) }
  }

  @Test("come out of 'habit show' as the project's own cases say")
  func ownCases() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../HabitCoreTests/Golden/cases.json").path
    for judged in try JudgedCase.all(in: path) { try check(judged) }
  }

  private func check(_ judged: JudgedCase) throws {
    let home = try judged.home()
    let expected = judged.expected
    let days = expected.states.keys.sorted()
    let first = try #require(days.first), last = try #require(days.last)
    let shown = try home.show("Case", "--from \(first) --to \(last)")
    let states = shown["days"].items.compactMap { day in
      day["date"].string.flatMap { date in expected.states[date] == nil ? nil : (date, day["state"].string ?? "") }
    }
    #expect(Dictionary(uniqueKeysWithValues: states) == expected.states, "\(judged)")
    #expect(shown["streak"]["current"].int == expected.current, "\(judged): current")
    #expect(shown["streak"]["best"].int == expected.best, "\(judged): best")
    #expect(shown["streak"]["unit"].string == expected.unit, "\(judged): unit")
    expect(shown["strength"].number, expected.strength, "\(judged): strength")
    expect(shown["completion"]["all"].number, expected.completion, "\(judged): completion")
  }

  private func expect(_ actual: Double?, _ expected: Double?, _ comment: Comment) {
    #expect((actual == nil) == (expected == nil), comment)
    #expect(abs((actual ?? 0) - (expected ?? 0)) < 1e-6, comment)
  }
}
