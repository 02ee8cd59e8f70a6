import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("A habitctl folder") struct HabitctlTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func plan(habits: String, log: String) throws -> ImportPlan {
    try folder.write(habits, to: "habits")
    try folder.write(log, to: "log")
    return try Importer.plan(.habitctl, path: folder.path)
  }

  @Test("gives habits with their days and answers")
  func habits() throws {
    let plan = try plan(
      habits: "# The numbers specify how often you want to do a habit\n\n1 Meditated\n7 Cleaned the apartment\n"
        + "0 Had a headache\n30 물 마시기: 8\n",
      log: "2026-02-01\tMeditated\ty\n2026-02-01\tHad a headache\tn\n\n2026-02-02\tMeditated\ts\n"
        + "# a comment\n2026-02-03\tMeditated\tn\n2026-02-03\t물 마시기: 8\ty\n")
    #expect(plan.habits.map(\.habit.name.text) == ["Meditated", "Cleaned the apartment", "Had a headache", "물 마시기: 8"])
    #expect(plan.habits.map(\.schedule) == [.daily, .every(days: 7), .weekdays([]), .every(days: 30)])
    #expect(plan.habits[0].summary == ["2026-02-01 done", "2026-02-02 skip", "2026-02-03 no"])
    #expect(plan.habits.map(\.count) == [3, 0, 1, 1])
    #expect(plan.habits[2].remarks == ["0 days became only tracked: it is never due"])
    #expect(plan.habits.map(\.habit.start) == [Day("2026-02-01"), importDay, Day("2026-02-01"), Day("2026-02-03")])
    #expect(plan.omissions.isEmpty)
    #expect(try Importer.plan(.habitctl, path: folder.path) == plan)
  }

  @Test("lists each line at fault with its number, and reads the others")
  func faults() throws {
    let plan = try plan(
      habits: "Meditated\n1 Read\n1 Read\n99999 Slept\n99999999999999999999 Ate\n7\n1 Tab\there\n",
      log: "2026-02-30\tRead\ty\n2026-02-01 Read y\n2026-02-01\tRead\tx\n2026-02-01\tRead\ty\n2026-02-01\tRead\tn\n"
        + "2026-02-01\tOld\ty\n2026-02-02\tOld\ty\n2026-02-01\tTab\there\ty\n2026-03-06\tRead\ty\n")
    #expect(plan.habits.map(\.habit.name.text) == ["Read", "Tab here"])
    #expect(plan.habits.map(\.summary) == [["2026-02-01 done"], ["2026-02-01 done"]])
    #expect(
      plan.habits[0].reasons == [
        "log:5: 2026-02-01 is told before, in log:4, which holds",
        "log:9: 2026-03-06 lies in the future; import again when it has come",
      ])
    let form = "it is not a number of days and a name, such as '7 Cleaned the flat'"
    #expect(
      plan.omissions.map(\.line) == [
        "habits:1: \(form)", "habits:3: there is a habit 'Read' already", "habits:4: \(form)", "habits:5: \(form)",
        "habits:6: \(form)", "log:1: '2026-02-30' is no day, such as 2026-02-28",
        "log:2: it is not a date, a name and y, n or s with tabs between them", "log:3: 'x' is neither y, n nor s",
        "log ×2: 'Old' is not listed in 'habits'; add it there to import its entries",
      ])
  }

  @Test("is told from one of harsh by its log, or by its habits")
  func recognition() throws {
    func format(_ habits: String, _ log: String) throws -> ImportFormat? {
      try folder.write(habits, to: "habits")
      try folder.write(log, to: "log")
      return try? Importer.read(nil, path: folder.path, options: ImportOptions(today: importDay)).format
    }
    #expect(try format("1 Read\n", "2026-02-01\tRead\ty\n") == .habitctl)
    #expect(try format("1 Read\n", "") == .habitctl)
    #expect(try format("Gym: 3/7\n", "2026-02-01 : Gym : y\n") == .harsh)
    #expect(try format("100 pushups: 1\n", "") == .harsh)
    #expect(try format("# nothing\n", "") == .harsh)
  }

  @Test("is the same with CR LF, a byte order mark and no line break at the end")
  func lineEnds() throws {
    let (habits, log) = ("1 A\n2 B\n", "2026-02-01\tA\ty\n2026-02-02\tB\tn\n")
    let expected = try plan(habits: habits, log: log)
    for variant in [
      { $0.replacing("\n", with: "\r\n") }, { "\u{FEFF}" + $0 }, { String($0.dropLast()) },
    ] as [(String) -> String] {
      #expect(try plan(habits: variant(habits), log: variant(log)) == expected)
    }
  }

  @Test("lists a line that is not UTF-8, and refuses UTF-16 and a missing log")
  func refused() throws {
    try folder.write(bytes: Array("1 A\n1 ".utf8) + [0xFC, 0x0A], to: "habits")
    let missing = try #require(throws: ImportError.self) { try Importer.plan(.habitctl, path: folder.path) }
    #expect(missing.description.contains("use 'habit import harsh'") || missing.description.contains("log"))
    try folder.write(bytes: Array("2026-02-01\tA\ty\n2026-02-01\t".utf8) + [0xFC, 0x09, 0x79], to: "log")
    let plan = try Importer.plan(.habitctl, path: folder.path)
    #expect(plan.habits.map(\.summary) == [["2026-02-01 done"]])
    #expect(plan.omissions.map(\.line) == ["habits:2: it is not UTF-8", "log:2: it is not UTF-8"])
    try folder.write(bytes: [0xFF, 0xFE, 0x31, 0x00], to: "habits")
    let wide = try #require(throws: ImportError.self) { try Importer.plan(.habitctl, path: folder.path) }
    #expect(wide.description.hasSuffix("is UTF-16 text; save it as UTF-8 and import it again"))
  }
}
