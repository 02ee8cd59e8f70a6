import CommandKit
import TestSupport
import Testing

/// A command finds new badges from where the habits stood before, the list reads them off their first days.
@Suite("What is celebrated") struct CelebratedMilestoneTests {
  private static let schedules = [
    "--days daily", "--days mon,wed,fri", "--days weekdays", "--every 2", "--times 2 --per week",
    "--times 1 --per month", "--goal '8 glasses'", "--goal '20 km' --per week", "--at-most '30 cups' --per month",
  ]

  @Test("is what the list of badges gains, after any write")
  func sameBadges() throws {
    var found: Set<String> = []
    for seed in 1...UInt64(Soak.isOn ? 200 : 6) { found.formUnion(try celebrated(seed: seed)) }
    #expect(found.isSuperset(of: ["streak", "perfect"]))
  }

  /// Checks in and takes back at random, and compares; the kinds of milestones that were reached.
  private func celebrated(seed: UInt64) throws -> Set<String> {
    var generator = SeededGenerator(seed: seed)
    func number(_ bounds: ClosedRange<Int>) -> Int { Int.random(in: bounds, using: &generator) }
    // A week or more after the start, which cuts the first week in most cases.
    let home = try TestHome().at("2026-02-\(number(15...27))T12:00")
    for index in 0..<2 {
      try home.run("add H\(index) --start 2026-02-0\(number(6...9)) \(Self.schedules[number(0...8)])")
    }
    for age in 0...18 { _ = try home.attempt("check H0 H1 --amount 8 --on -\(age)") }
    var found: Set<String> = []
    var earned = try badges(home)
    var taken = 0
    for _ in 0..<40 {
      let habit = "H\(number(0...1))"
      let age = number(0...19)
      let line: String
      switch number(0...8) {
      case 0: line = "skip \(habit) --on -\(age)"
      case 1, 2:
        line = "uncheck \(habit) --on -\(age)"
        taken = age
      case 3: line = "undo"
      case 4: line = "check H0 H1 --on -\(age)"
      case 5: line = "check \(habit) --on -\(age) --amount 8"
      default: line = "check H0 H1 --on -\(taken) --amount 8"
      }
      let run = try home.attempt(line + " --json")
      let comment: Comment = "seed \(seed): \(line)"
      let now = try badges(home)
      if run.code == .success, line.hasPrefix("check") || line.hasPrefix("skip") {
        let celebrated = try run.json["milestones"].items
        #expect(Set(celebrated.map(Self.key)) == now.subtracting(earned), comment)
        #expect(celebrated.count == Set(celebrated.map(Self.key)).count, comment)
        found.formUnion(celebrated.compactMap { $0["kind"].string })
      }
      earned = now
    }
    return found
  }

  private func badges(_ home: TestHome) throws -> Set<[ParsedJSON]> {
    Set(try home.run("badges --json").json["earned"].items.map(Self.key))
  }

  private static func key(_ badge: ParsedJSON) -> [ParsedJSON] {
    [badge["habit"]["name"], badge["kind"], badge["count"], badge["unit"]]
  }
}
