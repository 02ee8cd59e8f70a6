import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("A Loop database") struct LoopDatabaseTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/loop.db"
  }

  /// What the database becomes that the body fills.
  private func plan(version: Int = 25, _ fill: (LoopBackup) throws -> Void) throws -> ImportPlan {
    try fill(LoopBackup(version: version, at: path))
    return try Importer.plan(.loop, path: path)
  }

  @Test("is read in every schema from 9 to 25", arguments: 9...25)
  func versions(_ version: Int) throws {
    let color = version < 14 ? "-16742021" : version < 21 ? "5" : "8"
    let plan = try plan(version: version) { backup in
      var columns = ["color": color, "freq_num": "3", "freq_den": "7", "description": "'Did you run?'"]
      if version >= 23 { columns.merge(["question": "'Did you run?'", "description": "'In the park'"]) { $1 } }
      if version >= 24 { columns["uuid"] = "'4f0c'" }
      try backup.addHabit(7, "Run", columns)
      try backup.addEntry(7, day: 20_000)
      try backup.addEntry(7, day: 20_002)
    }
    let run = try #require(plan.habit("Run"))
    #expect(run.summary == ["2024-10-04 done", "2024-10-06 done"])
    #expect(run.habit.start == Day("2024-10-04"))
    #expect(run.habit.color == HabitColor(rgb: 0x00897B))
    #expect(run.schedule == .period(times: 3, per: .week))
    #expect(run.habit.note == (version < 23 ? "Did you run?" : "Did you run?\nIn the park"))
    #expect(plan.omissions.isEmpty && run.omissions.isEmpty)
  }

  @Test("gives done, not done and skipped days of a yes/no habit with their notes, and no day that Loop filled in")
  func yesNo() throws {
    let plan = try plan { backup in
      try backup.addHabit(1, "Wake up")
      try backup.addEntry(1, day: 20_000, value: 2, notes: "early")
      try backup.addEntry(1, day: 20_001, value: 0, notes: "Sick")
      try backup.addEntry(1, day: 20_002, value: 3, notes: "")
      try backup.addEntry(1, day: 20_003, value: 1)
      try backup.addEntry(1, day: 20_004, value: 1)
      try backup.addEntry(1, day: 20_005, value: 1, notes: "away")
      try backup.addEntry(1, day: 20_006, value: -1, notes: "unsure")
      try backup.addEntry(1, day: 20_007, value: -1)
      try backup.addEntry(1, day: 20_008, value: 2000)
    }
    let habit = try #require(plan.habit("Wake up"))
    #expect(habit.summary == ["2024-10-04 done early", "2024-10-05 no Sick", "2024-10-06 skip"])
    #expect(
      habit.reasons == [
        "Repetitions id 6: Loop filled 2024-10-09 in by itself; its note is 'away'",
        "Repetitions id 7: nothing is recorded for 2024-10-10 but the note 'unsure'",
        "Repetitions id 9: a yes/no habit has no value 2000",
        "Repetitions ×2: days that Loop filled in by itself: nobody recorded them",
      ])
    #expect(habit.omissions.map(\.isFault) == [false, false, true, false])
  }

  @Test("gives the amounts of a numeric habit in thousandths, where 3 is a skip and 0 is nothing done")
  func numeric() throws {
    let plan = try plan { backup in
      try backup.addHabit(1, "Water", ["type": "1", "target_value": "2.5", "unit": "'l'"])
      for (offset, value) in [1200, 0, 3, 2, 1, -1, -7, 12_000_000].enumerated() {
        try backup.addEntry(1, day: 20_000 + offset, value: value)
      }
    }
    let water = try #require(plan.habit("Water"))
    #expect(water.goal == .atLeast(Amount(thousandths: 2500), unit: "l"))
    #expect(
      water.summary == [
        "2024-10-04 done 1.2", "2024-10-05 no", "2024-10-06 skip", "2024-10-07 done 0.002", "2024-10-08 done 0.001",
        "2024-10-11 done 12000",
      ])
    #expect(water.reasons == ["Repetitions id 7: a numeric habit has no value -7"])
  }

  @Test("writes a unit on one line")
  func unit() throws {
    let plan = try plan { backup in
      try backup.addHabit(1, "Water", ["type": "1", "target_value": "2", "unit": "'l' || char(10, 27) || 'x'"])
    }
    #expect(plan.habit("Water")?.goal == .atLeast(Amount(2), unit: #"l\n\u{1B}x"#))
  }

  @Test("lists rows at fault with their id, and reads the others")
  func faults() throws {
    let plan = try plan { backup in
      try backup.addHabit(1, "Run")
      try backup.addEntry(1, day: 20_000)
      try backup.addEntry(1, day: 20_000, value: 0)
      try backup.addEntry("1", timestamp: "\(20_001 * 86_400_000 + 1)")
      try backup.addEntry("1", timestamp: "NULL")
      try backup.addEntry("NULL", timestamp: "0")
      try backup.addEntry(99, day: 20_000)
      try backup.addEntry(99, day: 20_001)
      try backup.addEntry("1", timestamp: "\(20_003 * 86_400_000)", ["value": "'many'"])
      try backup.addEntry("1", timestamp: "\(9_000_000_000 * 86_400_000 as Int64)")
      try backup.addEntry(1, day: 20_002)
      try backup.addEntry(1, day: 21_000)
    }
    #expect(plan.habits[0].summary == ["2024-10-04 done", "2024-10-06 done"])
    #expect(
      plan.habits[0].reasons == [
        "Repetitions id 3: its time 1728086400001 is not the start of a day in UTC",
        "Repetitions id 4: it names no day",
        "Repetitions id 8: its value is no whole number",
        "Repetitions id 9: its day lies outside the years 1 to 9999",
        "Repetitions id 2: 2024-10-04 is told before, in Repetitions id 1, which holds",
        "Repetitions id 11: 2027-07-01 lies in the future; import again when it has come",
      ])
    #expect(
      plan.omissions.map(\.line) == [
        "Repetitions id 5: it names no habit",
        "Repetitions ×2: rows of a habit with id 99, which the file does not have",
      ])
  }

  @Test("keeps habits of equal names apart, in the order in which Loop shows them")
  func equalNames() throws {
    let plan = try plan(version: 12) { backup in
      try backup.addHabit(1, "Vegan", ["position": "2"])
      try backup.addHabit(2, "Vegan", ["position": "1"])
      try backup.addHabit(3, "Sport", ["position": "1"])
      try backup.addEntry(1, day: 20_000)
      try backup.addEntry(2, day: 20_001)
      try backup.addEntry(2, day: 20_000)
    }
    #expect(plan.habits.map(\.habit.name.text) == ["Vegan", "Sport", "Vegan"])
    #expect(plan.habits.map(\.checkIns.count) == [2, 0, 1])
    #expect(Set(plan.habits.map(\.habit.id)).count == 3)
    #expect(Set(plan.habits.flatMap(\.checkIns).map(\.id)).count == 3)
  }

  @Test("knows a habit again by its uuid when it is renamed")
  func renamed() throws {
    let first = try plan { try $0.addHabit(1, "Run", ["uuid": "'4f0c'"]) }
    try LoopBackup(version: 25, at: folder.path + "/later.db").addHabit(5, "Jog", ["uuid": "'4f0c'"])
    let second = try Importer.plan(.loop, path: folder.path + "/later.db")
    #expect(first.habits[0].habit.id == second.habits[0].habit.id)
  }

  @Test("takes the time of a reminder, and says if it rang on some weekdays only")
  func reminders() throws {
    let plan = try plan { backup in
      try backup.addHabit(1, "None")
      try backup.addHabit(2, "Daily", ["reminder_hour": "7", "reminder_min": "30"])
      try backup.addHabit(
        3, "Some", ["reminder_hour": "21", "reminder_min": "5", "reminder_days": "\(1 << 0 | 1 << 2)"])
      try backup.addHabit(4, "Never", ["reminder_hour": "7", "reminder_min": "0", "reminder_days": "0"])
      try backup.addHabit(5, "Bad", ["reminder_hour": "25", "reminder_min": "0"])
    }
    #expect(plan.habits.map(\.habit.targetTime?.description) == [nil, "07:30", "21:05", "07:00", nil])
    #expect(plan.habits.map(\.habit.reminds) == [false, true, true, false, false])
    #expect(
      plan.habits.map(\.remarks) == [
        [], [], ["Loop reminded of it at 21:05 on Mon, Sat only; here it does on every due day"], [],
        ["its reminder has no valid time and was left out"],
      ])
  }

  @Test("archives a habit from the day after its last check-in on, and says that Loop keeps no date")
  func archive() throws {
    let plan = try plan { backup in
      try backup.addHabit(1, "Old", ["archived": "1"])
      try backup.addHabit(2, "Empty", ["archived": "1"])
      try backup.addEntry(1, day: 20_000)
    }
    #expect(plan.habits.map(\.habit.archived) == [Day("2024-10-05"), importDay])
    #expect(
      plan.habits.map(\.remarks) == [
        [
          "the file does not say when it was archived; it is archived from 2024-10-05 on, the day after its last check-in"
        ],
        ["the file does not say when it was archived; it is archived from 2026-03-05 on, its first day"],
      ])
  }

  @Test(
    "reads the palettes of all versions, and no colour from a number that is none",
    arguments: [
      (9, -16_742_021, 0x00897B), (13, -1_684_967, 0xE64A19), (14, 0, 0xD32F2F), (20, 12, 0xAAAAAA), (20, 13, nil),
      (18, 2, 0xF9A825), (21, 19, 0xAAAAAA), (25, 2, 0xF57C00), (25, 20, nil), (25, -1, nil),
    ] as [(Int, Int, UInt32?)])
  func colors(_ row: (version: Int, value: Int, rgb: UInt32?)) throws {
    let plan = try plan(version: row.version) { try $0.addHabit(1, "Run", ["color": "\(row.value)"]) }
    #expect(plan.habits[0].habit.color?.rgb == row.rgb)
  }

  @Test("makes a name that a habit may have of any other")
  func names() throws {
    let plan = try plan { backup in
      try backup.addHabit(1, " two\nlines ")
      try backup.addHabit(2, String(repeating: "x", count: 250))
      try backup.addHabit(3, "")
      try backup.execute("UPDATE Habits SET name = NULL WHERE id = 3")
    }
    #expect(plan.habits.map(\.habit.name.text) == ["two lines", String(repeating: "x", count: 200), "Unnamed habit"])
    #expect(plan.habits.allSatisfy { $0.remarks.count == 1 })
    #expect(
      plan.habits[0].remarks[0]
        == "its name was changed to 'two lines': a name has no line breaks, tabs or other control characters")
  }

  @Test("only tracks a habit whose frequency makes no sense", arguments: [("0", "7"), ("1", "0"), ("NULL", "NULL")])
  func noFrequency(_ numbers: (String, String)) throws {
    let plan = try plan { try $0.addHabit(1, "Odd", ["freq_num": numbers.0, "freq_den": numbers.1]) }
    #expect(plan.habits[0].schedule == .weekdays([]))
    #expect(
      plan.habits[0].remarks
        == ["how often it is due is not told, so it is only tracked; 'habit edit' gives it days or a goal"])
  }

  @Test("gives an equal plan when it is read again, and is left as it was", arguments: ["DELETE", "WAL"])
  func untouched(_ journal: String) throws {
    let first = try plan { backup in
      try backup.execute("PRAGMA journal_mode = \(journal)")
      try backup.addHabit(1, "Run")
      try backup.addEntry(1, day: 20_000)
    }
    let before = try folder.contents()
    let second = try Importer.plan(.loop, path: path)
    #expect(first == second)
    #expect(first.habits[0].checkIns.count == 1)
    #expect(try folder.contents() == before)
    #expect(before.keys.sorted() == ["loop.db"])
  }

  @Test("of the real kind gives 9 habits and 164 check-ins, with three pairs of equal names")
  func fixture() throws {
    guard let path = try SharedFiles.path("fixtures/loop/loop.db") else { return }
    let plan = try Importer.plan(.loop, path: path)
    #expect(plan.habits.count == 9)
    #expect(plan.habits.map(\.checkIns.count) == [33, 21, 2, 15, 12, 13, 43, 12, 13])
    #expect(plan.habits.flatMap(\.checkIns).count == 164)
    #expect(Set(plan.habits.map(\.habit.name)).count == 6)
    #expect(Set(plan.habits.map(\.habit.id)).count == 9)
    #expect(plan.habit("Wake up early")?.schedule == .period(times: 3, per: .week))
    #expect(plan.habit("Sleep early")?.schedule == .every(days: 5))
    #expect(plan.habits[3].habit.color == HabitColor(rgb: 0x00897B))
    #expect(plan.omissions.isEmpty && plan.habits.allSatisfy(\.omissions.isEmpty))
    #expect(try Importer.plan(.loop, path: path) == plan)
  }
}
