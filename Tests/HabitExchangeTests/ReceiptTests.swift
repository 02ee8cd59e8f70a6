import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("Receipt") struct ReceiptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A Loop backup in which much needs a word.
  private func loop() throws -> ImportPlan {
    let path = folder.path + "/loop.db"
    let backup = try LoopBackup(version: 25, at: path)
    try backup.addHabit(
      1, "Wake up early", ["freq_num": "2", "freq_den": "3", "reminder_hour": "6", "reminder_min": "30"])
    try backup.addHabit(2, "물 마시기", ["type": "1", "target_value": "2.5", "unit": "'l'"])
    try backup.addHabit(3, "Run", ["type": "1", "target_value": "20", "freq_den": "14", "unit": "'km'"])
    try backup.addHabit(4, "Vegan", ["archived": "1"])
    try backup.addHabit(5, "Vegan")
    try backup.addHabit(6, "Weight", ["type": "1", "unit": "'kg'"])
    for (offset, value) in [2, 2, 0, 1, 1, 3].enumerated() {
      try backup.addEntry(1, day: 20_000 + offset, value: value)
    }
    try backup.addEntry(1, day: 20_006, value: 1, notes: "away\nall day")
    try backup.addEntry(1, day: 20_000, value: 0)
    try backup.addEntry(2, day: 20_000, value: 1500)
    try backup.addEntry(4, day: 20_000, value: 2)
    try backup.addEntry(99, day: 20_000, value: 2)
    try backup.addEntry(99, day: 20_001, value: 2)
    return try Importer.plan(.loop, path: path)
  }

  @Test("says per habit what it became, what it holds and what was left out")
  func dryRun() throws {
    expectGolden(Receipt(of: try loop()).lines.joined(separator: "\n") + "\n", named: "loop-dry-run.txt")
  }

  @Test("says after an import what is new, and under which name an equal one is kept")
  func imported() throws {
    let plan = try loop()
    let outcome = try ImportOutcome(
      items: plan.habits.enumerated().map { index, imported in
        ImportOutcome.Item(
          name: index == 4 ? try Name("Vegan 2") : imported.habit.name, isNew: index != 0,
          inserted: index == 0 ? 1 : imported.checkIns.count, unchanged: index == 0 ? imported.checkIns.count - 1 : 0)
      })
    expectGolden(
      Receipt(of: plan, outcome: outcome).lines.joined(separator: "\n") + "\n", named: "loop-imported.txt")
  }

  @Test("says after a second import that nothing was changed")
  func importedAgain() throws {
    let plan = try loop()
    let outcome = ImportOutcome(
      items: plan.habits.map {
        ImportOutcome.Item(name: $0.habit.name, isNew: false, inserted: 0, unchanged: $0.checkIns.count)
      })
    #expect(
      Receipt(of: plan, outcome: outcome).lines.last
        == "6 habits and 6 check-ins, all there already: nothing was changed; 3 rows at fault; 3 other rows left out")
  }

  @Test("of a harsh folder says the same things")
  func harsh() throws {
    try folder.write(
      """
      ! Health
      Gym: 3/7
      Weight: 0
      Call family: 7
      Course: 1: 2026-02-01
      Oops: 9/7
      """, to: "habits")
    try folder.write(
      """
      2026-01-01 : Gym : y : Leg day : 1.5
      2026-01-02 : Gym : n : Too tired : 0
      2026-01-02 : Gym : s
      2026-01-32 : Gym : y
      2026-02-02 : Course : y
      2026-01-01 : Old : y
      """, to: "log")
    let plan = try Importer.plan(.harsh, path: folder.path)
    expectGolden(Receipt(of: plan).lines.joined(separator: "\n") + "\n", named: "harsh-dry-run.txt")
  }

  @Test("holds no control character, whatever the files hold")
  func safety() throws {
    let plan = ImportPlan(
      habits: [],
      omissions: [ImportOmission(place: "a\u{1B}[31m", reason: "b\nc\u{2028}d", count: 1, isFault: true)])
    #expect(
      Receipt(of: plan).lines == [
        "left out: a\\u{1B}[31m: b\\nc\\u{2028}d",
        "0 habits and 0 check-ins can be imported; nothing was written; 1 row at fault",
      ])
  }
}
