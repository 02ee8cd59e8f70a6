import CommandKit
import TestSupport
import Testing

/// Daily commands judge a habit from where it stood before, the others from its first day; both must agree.
@Suite("Where a habit stood is kept") struct KeptStandingTests {
  private static let schedules = [
    "--days daily", "--days mon,wed,fri", "--every 3", "--times 2 --per week", "--times 5 --per month",
    "--goal '20 km' --per week", "--goal '8 glasses'", "--at-most '2 cups'", "--at-most '30 cups' --per month",
  ]

  @Test("and gives the same streak as judging all days, after any write", arguments: Soak.seeds)
  func sameStreaks(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func number(_ bounds: ClosedRange<Int>) -> Int { Int.random(in: bounds, using: &generator) }
    let home = try TestHome().at("2026-03-05T12:00")
    for (index, schedule) in Self.schedules.enumerated() {
      try home.run("add H\(index) --start 2025-09-01 \(schedule)")
    }
    for _ in 0..<(Soak.isOn ? 300 : 80) {
      let habit = "H\(number(0...Self.schedules.count - 1))"
      let age = number(0...3) == 0 ? number(0...180) : number(0...8)
      let line =
        switch number(0...11) {
        case 0: "skip \(habit) --on -\(age)"
        case 1: "uncheck \(habit) --on -\(age)"
        case 2: "check \(habit) --on -\(age) --amount \(number(0...25))"
        case 3 where number(0...3) == 0: "pause \(habit) --from -\(age) --to -\(number(0...age))"
        case 4 where number(0...3) == 0: "edit \(habit) --from -\(age) --days mon,tue,wed,thu,fri"
        case 5 where number(0...9) == 0: "config set week-start \(["mon", "sun", "sat"][number(0...2)])"
        case 6 where number(0...2) == 0: "undo"
        case 7: "today"
        default: "check \(habit) --on -\(age)"
        }
      let run = try home.attempt(line)
      let comment: Comment = "seed \(seed): \(line)"
      // Some edits have no meaning for a habit of another kind, and undo may take a habit back.
      #expect(run.code == .success || run.code == .usage || run.code == .missingInput, comment)
      // A later day closes the days before it.
      if number(0...19) == 0 { home.at("2026-03-\(number(10...28))T12:00") }
      try expectAgreement(home, comment)
    }
  }

  @Test("and gives the same row of perfect days as judging all days", arguments: Soak.seeds)
  func samePerfectDays(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let home = try TestHome().at("2026-03-05T12:00")
    for line in ["add Read --start 2025-12-01", "add Run --every 2 --start 2025-12-01", "add Gym --times 2 --per week"]
    {
      try home.run(line)
    }
    for age in 1...94 { try home.run("check Read Run --on -\(age)") }
    for _ in 0..<20 {
      let age = Int.random(in: 0...(Bool.random(using: &generator) ? 94 : 5), using: &generator)
      let line = [
        "uncheck Read --on -\(age)", "check Read --on -\(age)", "check Read Run Gym", "today", "skip Read --on -\(age)",
        "undo", "archive Run", "unarchive Run",
      ].randomElement(using: &generator)
      _ = try home.attempt(try #require(line))
      if Int.random(in: 0...4, using: &generator) == 0 {
        home.at("2026-03-\(Int.random(in: 10...12, using: &generator))T12:00")
      }
      let (glance, streaks) = (try home.run("widget --json").json, try home.run("streaks --json").json)
      for field in ["current", "from"] {
        #expect(glance["perfectDays"][field] == streaks["perfectDays"][field], "seed \(seed): \(line ?? "")")
      }
    }
  }

  private func expectAgreement(_ home: TestHome, _ comment: Comment) throws {
    let whole = try home.run("streaks --json").json["habits"].items
    for item in try home.run("today --all --json").json["items"].items {
      let streak = try #require(whole.first { $0["id"] == item["id"] })
      for field in ["current", "best", "unit", "pending", "from", "bestFrom", "bestTo"] {
        #expect(item["streak"][field] == streak[field], comment)
      }
    }
    let strengths = try home.run("stats --json").json["habits"].items
      .sorted {
        ($0["strength"].number ?? 0, $1["name"].string ?? "") > ($1["strength"].number ?? 0, $0["name"].string ?? "")
      }
    let listed = try home.run("list --sort strength --json").json["habits"].items
    #expect(listed.map { $0["name"] } == strengths.map { $0["name"] }, comment)
  }
}
