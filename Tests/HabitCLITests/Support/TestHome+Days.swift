import HabitCore
import TestSupport

// What many cases do and look at.

extension TestHome {
  /// Checks a habit in on some days, each at noon of the day itself.
  func check(_ habit: String, on days: String...) throws {
    for day in days { try at("\(day)T12:00").run("check \(habit) --on \(day)") }
  }

  /// Checks a habit in on all days of a range, late in the evening of its last day.
  func check(_ habit: String, from first: String, to last: String, where isDue: (Day) -> Bool = { _ in true }) throws {
    let range = try day(first)...day(last)
    for day in range where isDue(day) { try at("\(last)T23:00").run("check \(habit) --on \(day)") }
  }

  /// The document of `habit show`.
  func show(_ habit: String, _ range: String = "") throws -> ParsedJSON {
    try run("show \(habit) \(range) --json").json
  }

  /// The running streak.
  func streak(_ habit: String) throws -> Int? { try show(habit)["streak"]["current"].int }

  /// The longest streak.
  func bestStreak(_ habit: String) throws -> Int? { try show(habit)["streak"]["best"].int }

  /// The state of a day.
  func state(of habit: String, on day: String) throws -> String? {
    try show(habit, "--from \(day) --to \(day)")["days"][0]["state"].string
  }

  /// The names in today's list, in their order.
  func todayNames(_ options: String = "") throws -> [String] {
    try run("today \(options) --json").json["items"].items.compactMap { $0["name"].string }
  }

  private func day(_ text: String) throws -> Day {
    guard let day = Day(text) else { throw UnreadableDay(text: text) }
    return day
  }
}

/// A text in a test that is no day.
struct UnreadableDay: Error {
  let text: String
}

extension TestHome {
  /// All that a person can see of the store: habits, check-ins, pauses, settings, and each habit as it is judged.
  func everything() throws -> [ParsedJSON] {
    let lists = [
      "list --all", "category", "today --all", "todo list --filter all", "pause", "streaks", "week", "stats",
    ]
    let habits = try run("list --all --json").json["habits"].items.compactMap { $0["number"].int }
    let each = habits.flatMap { ["show \($0) --last 3m", "log \($0)"] }
    // Where a value comes from is no part of it: a new store has taken what the locale says.
    let settings = try run("config --json").json["settings"]
    return [settings] + (try (lists + each).map { try run("\($0) --json").json })
  }
}
