import FoundationEssentials
import HabitCore
import HabitStore
import TestSupport
import Testing

/// Faults of other trackers with long histories, tried on this one; how fast they are judged the benchmark tells.
@Suite("A long history is judged right") struct LongHistoryTrials {
  private static let today = "2026-03-05T12:00"

  /// A home with habits that were kept on all days but every 50th.
  private func home(days: Int) throws -> TestHome {
    let home = try TestHome().at(Self.today)
    let habits = Soak.isOn ? 50 : 10
    let today = try #require(Day("2026-03-05"))
    var number = 0
    func identifier() -> UUID {
      number += 1
      return UUID(number)
    }
    try home.run("config set week-start mon")
    let context = WriteContext(instant: 0, makeIdentifier: { UUID() })
    let store = try #require(try Store.open(at: home.store, context))
    try store.write("seed", context) { transaction in
      for index in 0..<habits {
        let habit = Habit(
          id: identifier(), name: try Name("Habit \(index)"), schedules: Timeline(.daily), goals: Timeline(.check),
          start: today - days)
        try transaction.insert(habit)
        for age in 1...days where age % 50 != 0 {
          try transaction.insert(CheckIn(id: identifier(), habit: habit.id, day: today - age, kind: .done))
        }
      }
    }
    return home
  }

  @Test("is judged right from its first day on")
  func right() throws {
    let home = try home(days: 1000)
    let streak = try home.run("streaks 1 --json").json["habits"][0]
    #expect(streak["current"].int == 49)
    #expect(streak["best"].int == 49)
    let overall = try home.run("stats 1 --json").json["overall"]
    #expect(overall["due"].int == 1000)
    #expect(overall["kept"].int == 980)
    try home.run("check 1")
    #expect(try home.run("streaks 1 --json").json["habits"][0]["current"].int == 50)
  }
}
