import Archive
import Foundation
import HabitCore
import HabitExchange
import HabitStore
import TestSupport
import Testing

@Suite("Loop's CSV, written") struct ExportedLoopTests {
  private func export(_ contents: StoreContents) throws -> Export {
    try Exporter.export(contents, as: .loop, options: SampleContents.options())
  }

  private func files(_ export: Export) throws -> [ArchivedFile] { try ZipArchive.files(in: export.files[0].bytes) }

  private func imported(_ export: Export) throws -> ImportPlan {
    let folder = try TemporaryFolder()
    let path = folder.path + "/Loop Habits CSV.zip"
    try Data(export.files[0].bytes).write(to: URL(filePath: path))
    return try Importer.read(nil, path: path, options: ImportOptions(today: SampleContents.today)).plan
  }

  @Test("has the files of Loop's own export, newest day first, and says what Loop cannot")
  func golden() throws {
    let export = try export(SampleContents.contents())
    let text = try files(export).map { "== \($0.path)\n" + String(decoding: $0.bytes, as: UTF8.self) }.joined()
    expectGolden(text + export.remarks.map { "note: \($0)\n" }.joined(), named: "export-loop.txt")
    #expect(
      try files(export).map(\.path).prefix(5) == [
        "Habits.csv", "001 Read/Scores.csv", "001 Read/Checkmarks.csv", "002/Scores.csv", "002/Checkmarks.csv",
      ])
  }

  @Test("is a zip without habits where there is nothing")
  func empty() throws {
    let export = try export(StoreContents())
    #expect(try files(export).map(\.path) == ["Habits.csv", "Scores.csv", "Checkmarks.csv"])
    #expect(export.remarks.isEmpty)
  }

  @Test("numbers that Loop would take for words are no amounts")
  func tinyAmounts() throws {
    var judged = try JudgedHabit("Salt", goal: .atLeast(Amount(1), unit: "g"))
    for (index, thousandths) in [0, 1, 2, 3, 4, 1000].enumerated() {
      judged = judged.with(.done, Amount(thousandths: Int64(thousandths)), on: 2 + index)
    }
    let (habit, checkIns) = (judged.habit, judged.checkIns)
    let export = try export(StoreContents(habits: [habit], checkIns: { _ in checkIns }))
    let rows = try #require(try files(export).first { $0.path == "001 Salt/Checkmarks.csv" })
    #expect(
      String(decoding: rows.bytes, as: UTF8.self).split(separator: "\n").map { $0.split(separator: ",")[1] } == [
        "Value", "1000", "4", "NO", "NO", "NO", "NO",
      ])
    #expect(export.remarks.contains("'Salt': Loop cannot count less than 0.004: 4 days became NO"))
  }

  // MARK: - There and back

  @Test("comes back through our own reader, as far as Loop can say it")
  func roundTrip() throws {
    for seed in 1...(Soak.isOn ? 3000 : 40) as ClosedRange<UInt64> {
      var random = RandomContents(seed: seed)
      let store = try random.store()
      try store.read { snapshot in
        let contents = try snapshot.contents()
        let export = try export(contents)
        let plan = try imported(export)
        try #require(plan.omissions.isEmpty, "seed \(seed)")
        try #require(plan.habits.count == contents.habits.count, "seed \(seed)")
        for (habit, imported) in zip(contents.habits, plan.habits) {
          let expected = try Expected(habit, try contents.checkIns(of: habit))
          try #require(imported.habit.name == habit.name, "seed \(seed)")
          try #require(imported.habit.note == habit.note.trimmed, "seed \(seed), \(habit.name)")
          try #require(imported.habit.color == habit.color ?? .standard, "seed \(seed)")
          try #require((imported.habit.archived != nil) == habit.isArchived(on: SampleContents.today), "seed \(seed)")
          if let rule = expected.rule {
            try #require(
              imported.schedule == rule.schedule && imported.goal == rule.goal, "seed \(seed), \(habit.name)")
          } else {
            try #require(
              export.remarks.contains { $0.hasPrefix("'\(habit.name)': ") }, "seed \(seed), \(habit.name)")
          }
          try #require(imported.summary == expected.days, "seed \(seed), \(habit.name)")
        }
      }
    }
  }

  /// What comes back of a habit.
  private struct Expected {
    /// The rule; `nil` if Loop can only say one that is near to it.
    var rule: (schedule: Schedule, goal: Goal)?
    /// One entry for each day up to today, as `ImportedHabit.summary` has them.
    let days: [String]

    init(_ habit: Habit, _ checkIns: [CheckIn]) throws {
      let day = max(SampleContents.today, habit.start)
      let goal = habit.goals.value(on: day)
      let schedule = habit.schedules.value(on: day)
      switch schedule {
      case .weekdays(.daily), .period(times: nil, _): rule = (schedule, goal)
      case .every(days: 1): rule = (.daily, goal)
      case .weekdays([]): rule = (schedule, .check)
      case .every(let days) where goal == .check && days != 7: rule = (schedule, goal)
      case .period(let times?, .week) where goal == .check && times < 7: rule = (schedule, goal)
      case .period(let times?, .month) where goal == .check && times < 30: rule = (schedule, goal)
      default: break
      }
      // A week with seven of seven days, and 1 in 1 days, is every day to Loop, and once in 7 days is once a week.
      if goal == .check {
        switch schedule {
        case .period(let times?, let period) where times >= (period == .week ? 7 : 30): rule = (.daily, .check)
        case .every(days: 7): rule = (.period(times: 1, per: .week), .check)
        default: break
        }
      }
      days = Dictionary(grouping: checkIns, by: \.day).sorted { $0.key < $1.key }.compactMap { day, checkIns in
        let done = checkIns.filter { $0.kind == .done }
        let amount = done.reduce(Amount.zero) { $0 + ($1.amount ?? .one) }
        let isTiny = goal != .check && amount <= Amount(thousandths: 3)
        let kind: CheckIn.Kind =
          !done.isEmpty ? (isTiny ? .no : .done) : checkIns.contains { $0.kind == .skip } ? .skip : .no
        guard day <= SampleContents.today || kind == .skip else { return nil }
        let note = checkIns.map(\.note).filter { !$0.isEmpty }.joined(separator: "\n").trimmed
        let number = kind == .done && goal != .check ? amount.description : ""
        return ["\(day)", kind.rawValue, number, note].filter { !$0.isEmpty }.joined(separator: " ")
      }
    }
  }
}
