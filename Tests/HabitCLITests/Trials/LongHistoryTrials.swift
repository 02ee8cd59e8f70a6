import FoundationEssentials
import HabitCore
import HabitStore
import TestSupport
import Testing

/// Faults of other trackers with long histories, tried on this one: ratios of what doubles, never times.
@Suite("A long history is judged right, and does not slow the day down", .serialized) struct LongHistoryTrials {
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
          id: identifier(), name: try HabitName("Habit \(index)"), schedules: Timeline(.daily), goals: Timeline(.check),
          start: today - days)
        try transaction.insert(habit)
        for age in 1...days where age % 50 != 0 {
          try transaction.insert(CheckIn(id: identifier(), habit: habit.id, day: today - age, kind: .done))
        }
      }
    }
    return home
  }

  /// The shortest of some runs.
  private func duration(of line: String, in home: TestHome) throws -> Duration {
    let clock = ContinuousClock()
    return try (0..<5).map { _ in try clock.measure { try home.run(line) } }.min() ?? .zero
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

  @Test("of four times the days costs the daily commands the same, and the others four times")
  func ratios() throws {
    let (short, long) = (try home(days: 400), try home(days: 1600))
    for home in [short, long] { try home.run("today") }
    for (line, bound) in [
      ("today", 3.0), ("check 1 --on -1", 3), ("list --sort strength", 3), ("stats", 8), ("streaks", 8),
      ("heatmap --all --year 2025", 8), ("log 1 --json", 8), ("show 1", 8),
    ] {
      let ratio = try duration(of: line, in: long) / duration(of: line, in: short)
      #expect(ratio < bound, "\(line): \(ratio)")
    }
  }
}
