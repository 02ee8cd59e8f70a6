import HabitCore
import TestSupport
import Testing

@Suite("Heatmap scale")
struct HeatmapScaleTests {
  struct Share: Sendable, CustomTestStringConvertible {
    let amount: String
    let goal: String
    let level: HeatmapLevel
    var testDescription: String { "\(amount) of \(goal)" }
  }

  @Test(
    "grades a share of a goal in percent, rounded down",
    arguments: [
      Share(amount: "0", goal: "8", level: .none),
      Share(amount: "0.001", goal: "8", level: .low),
      Share(amount: "39", goal: "100", level: .low),
      Share(amount: "39.999", goal: "100", level: .low),
      Share(amount: "40", goal: "100", level: .medium),
      Share(amount: "74.999", goal: "100", level: .medium),
      Share(amount: "75", goal: "100", level: .high),
      Share(amount: "99.6", goal: "100", level: .high),
      Share(amount: "99.999", goal: "100", level: .high),
      Share(amount: "100", goal: "100", level: .full),
      Share(amount: "150", goal: "100", level: .full),
      Share(amount: "1000000000", goal: "0.001", level: .full),
    ])
  func share(_ row: Share) throws {
    let goal = Goal.atLeast(try #require(Amount(row.goal)), unit: "")
    let value = HeatmapValue.amount(try #require(Amount(row.amount)), of: goal)
    #expect(HeatmapScale.share.level(of: value) == row.level)
  }

  @Test("states the percentage beyond a goal, and never overflows")
  func percent() {
    #expect(HeatmapValue.amount(Amount(12), of: .atLeast(Amount(8), unit: "")).percent == 150)
    #expect(
      HeatmapValue.amount(Amount(thousandths: .max), of: .atLeast(Amount(thousandths: 1), unit: "")).percent == .max)
    #expect(HeatmapValue.amount(Amount(thousandths: .min), of: .atLeast(Amount(8), unit: "")).percent == 0)
    #expect(HeatmapValue.amount(Amount(3), of: .atMost(Amount(2), unit: "")).percent == 0)
    #expect(HeatmapValue.amount(Amount(2), of: .atMost(Amount(2), unit: "")).percent == 100)
    #expect(HeatmapValue.kept(2, of: 3).percent == 66)
    #expect(HeatmapValue.kept(0, of: 0).percent == 0)
    #expect(HeatmapValue.kept(1, of: 0).percent == 100)
  }

  @Test("counts the habits of a day up to four or more", arguments: zip([0, 1, 2, 3, 4, 9], [0, 1, 2, 3, 4, 4]))
  func habits(kept: Int, level: Int) {
    #expect(HeatmapScale.habits.level(of: .kept(kept, of: 9)).rawValue == level)
  }

  @Test(
    "gives each of a few distinct numbers a level of its own, the greatest the deepest",
    arguments: [
      ([], []), ([5], [4]), ([5, 5, 5], [4]), ([1, 3], [2, 4]), ([1, 2, 3], [2, 3, 4]), ([1, 2, 3, 9], [1, 2, 3, 4]),
    ] as [([Double], [Int])])
  func fewDistinct(numbers: [Double], levels: [Int]) {
    let scale = HeatmapScale(quartilesOf: numbers + [0, -3, .nan, .infinity])
    let distinct = Set(numbers).sorted()
    #expect(distinct.map { scale.level(of: .number($0)).rawValue } == levels)
    #expect(scale.level(of: .number(0)) == .none)
    #expect(scale.level(of: .number(-1)) == .none)
  }

  @Test("spreads numbers evenly though one of them is very great")
  func outlier() {
    var generator = SeededGenerator(seed: 7)
    let numbers = (0..<249).map { _ in Double(Int.random(in: 1...9, using: &generator)) } + [500]
    let scale = HeatmapScale(quartilesOf: numbers)
    let counts = HeatmapLevel.allCases.dropFirst().map { level in
      numbers.count { scale.level(of: .number($0)) == level }
    }
    #expect(counts.allSatisfy { $0 >= 35 && $0 <= 100 }, "\(counts)")
    #expect(scale.level(of: .number(500)) == .full)
    #expect(scale.thresholds.allSatisfy { $0 <= 9 })
  }

  @Test("is ordered: a greater number is never paler")
  func monotone() {
    for seed in UInt64(0)..<50 {
      var generator = SeededGenerator(seed: seed)
      let numbers = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        Double.random(in: 0...100, using: &generator).rounded()
      }
      let levels = numbers.sorted().map { HeatmapScale(quartilesOf: numbers).level(of: .number($0)) }
      #expect(levels == levels.sorted(), "seed \(seed)")
      if let greatest = numbers.max(), greatest > 0 { #expect(levels.last == .full, "seed \(seed)") }
    }
  }

  @Test("has the levels that its numbers can have")
  func levels() {
    #expect(HeatmapScale.binary.levels == [.none, .full])
    #expect(HeatmapScale.share.levels == HeatmapLevel.allCases)
    #expect(HeatmapScale(quartilesOf: [1, 2]).levels == [.none, .medium, .full])
    #expect(HeatmapScale(quartilesOf: []).levels == [.none, .full])
  }

  @Test("follows from the goal of a habit")
  func ofGoal() {
    let amounts = [1, 2, 3, 4].map(Amount.init(_:))
    #expect(HeatmapScale(goal: .atLeast(Amount(8), unit: ""), metric: .count, amounts: amounts) == .share)
    #expect(HeatmapScale(goal: .atMost(Amount(8), unit: ""), metric: .count, amounts: amounts) == .binary)
    #expect(HeatmapScale(goal: .check, metric: .share, amounts: amounts) == .binary)
    #expect(HeatmapScale(goal: .check, metric: .count, amounts: amounts).thresholds == [1, 2, 3])
  }
}
