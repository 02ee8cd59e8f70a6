import Foundation
import HabitCore
import TestSupport
import Testing

@Suite("Judged cases")
struct JudgedCaseTests {
  @Test("come out as the shared vectors say", .enabled(if: SharedFiles.areExpected))
  func sharedVectors() throws {
    let path = try #require(try SharedFiles.path("vectors.json"))
    let cases = try JudgedCase.all(in: path)
    #expect(cases.count >= 56)
    for judged in cases { try check(judged) }
  }

  @Test("come out as the project's own cases say")
  func ownCases() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden/cases.json").path
    for judged in try JudgedCase.all(in: path) { try check(judged) }
  }

  private func check(_ judged: JudgedCase) throws {
    var ids = 0
    let log = try judged.log(ids: &ids)
    let weekStart = try #require(WeekStart(rawValue: judged.weekStart))
    let today = try JudgedCase.day(judged.today)
    let history = History(of: log, today: today, weekStart: weekStart)
    for (date, state) in judged.expected.states.sorted(by: { $0.key < $1.key }) {
      #expect(history[try JudgedCase.day(date)].state.rawValue == state, "\(judged): \(date)")
    }
    #expect(history.streak.current == judged.expected.current, "\(judged): current")
    #expect(history.streak.best == judged.expected.best, "\(judged): best")
    #expect(history.streak.unit.rawValue == judged.expected.unit, "\(judged): unit")
    #expect(abs(history.strength - judged.expected.strength) < 1e-6, "\(judged): strength \(history.strength)")
    let rate = history.completion().rate
    #expect((rate == nil) == (judged.expected.completion == nil), "\(judged): completion")
    #expect(abs((rate ?? 0) - (judged.expected.completion ?? 0)) < 1e-6, "\(judged): completion \(rate ?? -1)")
  }
}
