import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("A Loop CSV folder") struct LoopFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let header =
    "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,"
    + "Target Value,Archived?\n"
  private static let oldHeader = "Position,Name,Question,Description,NumRepetitions,Interval,Color\n"

  /// What the folder becomes once the files are in it.
  private func plan(_ files: [String: String]) throws -> ImportPlan {
    for (name, content) in files { try folder.write(content, to: name) }
    return try Importer.plan(.loop, path: folder.path)
  }

  @Test("gives the habits with all that Habits.csv says")
  func habits() throws {
    let plan = try plan([
      "Habits.csv": Self.header + #"""
        001,Meditate,YES_NO,Did you meditate?,,1,1,#FF8F00,,,,false
        002,"Read, ""a lot""",YES_NO,,"one
        two",2,3,#00897B,,,,true
        003,물 마시기,NUMERICAL,,memo,1,1,#1976D2,l,AT_LEAST,2.5,false
        004,Coffee,NUMERICAL,,,1,30,#1976D2,cups,AT_MOST,12.0,false
        """#,
      "001 Meditate/Checkmarks.csv": "Date,Value,Notes\n",
      "002 Read a lot/Checkmarks.csv": "Date,Value,Notes\n2026-02-01,YES_MANUAL,\n",
      "003/Checkmarks.csv": "Date,Value,Notes\n2026-01-02,1500,\n2026-01-01,NO,\n",
      "004 Coffee/Checkmarks.csv": "Date,Value,Notes\n2026-01-01,3000,\n",
    ])
    #expect(plan.habits.map(\.habit.name.text) == ["Meditate", "Read, \"a lot\"", "물 마시기", "Coffee"])
    #expect(plan.habits.map(\.habit.note) == ["Did you meditate?", "one\ntwo", "memo", ""])
    #expect(
      plan.habits.map(\.schedule) == [
        .daily, .period(times: 5, per: .week), .daily, .period(times: nil, per: .month),
      ])
    #expect(
      plan.habits.map(\.goal) == [
        .check, .check, .atLeast(Amount(thousandths: 2500), unit: "l"), .atMost(Amount(12), unit: "cups"),
      ])
    #expect(plan.habits.map(\.habit.color?.description) == ["#FF8F00", "#00897B", "#1976D2", "#1976D2"])
    #expect(plan.habits.map(\.habit.archived) == [nil, Day("2026-02-02"), nil, nil])
    #expect(plan.habits[2].summary == ["2026-01-01 no", "2026-01-02 done 1.5"])
    #expect(
      plan.habits[3].remarks == ["at most 12 cups in 30 days became at most 12 cups in total per month"])
    #expect(plan.omissions.isEmpty)
  }

  @Test("gives each word of a value its meaning, and names what it leaves out")
  func values() throws {
    let plan = try plan([
      "Habits.csv": Self.header + "001,Up,YES_NO,,,2,3,#00897B,,,,false\n",
      "001 Up/Checkmarks.csv": """
      Date,Value,Notes
      2026-01-09,UNKNOWN,
      2026-01-08,UNKNOWN,unsure
      2026-01-07,YES_MANUAL,"first, and
      second"
      2026-01-06,NO,Sick
      2026-01-05,YES_AUTO,"Forgot to do it, really"
      2026-01-04,YES_AUTO,
      2026-01-03,SKIP,
      2026-01-02,MAYBE,
      2026-01-32,NO,
      2026-01-01
      2026-01-01,Entry(timestamp=2026-01-01, value=2)
      """,
    ])
    #expect(
      plan.habits[0].summary == [
        "2026-01-01 done", "2026-01-03 skip", "2026-01-06 no Sick", "2026-01-07 done first, and\nsecond",
      ])
    #expect(
      plan.habits[0].reasons == [
        "001 Up/Checkmarks.csv:3: nothing is recorded for 2026-01-08 but the note 'unsure'",
        "001 Up/Checkmarks.csv:7: Loop filled 2026-01-05 in by itself; its note is 'Forgot to do it, really'",
        "001 Up/Checkmarks.csv:10: 'MAYBE' is no value; Loop writes YES_MANUAL, YES_AUTO, NO, SKIP, UNKNOWN or a whole "
          + "number",
        "001 Up/Checkmarks.csv:11: '2026-01-32' is no day, such as 2026-02-28",
        "001 Up/Checkmarks.csv:12: it has 1 fields instead of 2 or 3",
        "001 Up/Checkmarks.csv: days that Loop filled in by itself: nobody recorded them",
      ])
  }

  @Test("is read in the layout before 2.3.1, without header lines, with numbers and empty files")
  func olderLayout() throws {
    let plan = try plan([
      "Habits.csv": Self.oldHeader + """
        001,Meditate,Did you?,,1,1,#FF8F00
        002,Up,,,2,3,#00897B
        003,Water,,,1,7,#00897B
        """,
      "001 Meditate/Checkmarks.csv": "",
      "002 Up/Checkmarks.csv": "2026-01-05,2\n2026-01-04,0\n2026-01-03,1\n2026-01-02,3\n2026-01-01,-1\n",
      "003 Water/Checkmarks.csv": "2026-01-03,1500\n2026-01-02,3\n2026-01-01,0\n",
    ])
    #expect(plan.habits[0].checkIns.isEmpty)
    #expect(plan.habits[1].summary == ["2026-01-02 skip", "2026-01-04 no", "2026-01-05 done"])
    #expect(plan.habits[2].summary == ["2026-01-01 no", "2026-01-02 skip", "2026-01-03 done 1.5"])
    #expect(plan.habits[2].goal == .check)
    #expect(
      plan.habits[2].remarks == [
        "once in 7 days became once per week; the file does not tell its goal: any amount counts; "
          + "set one with 'habit edit'"
      ])
  }

  @Test("finds a habit's folder by its number alone")
  func folders() throws {
    let plan = try plan([
      "Habits.csv": Self.header + "003,물 마시기,YES_NO,,,1,1,#00897B,,,,false\n1000,Late,YES_NO,,,1,1,#00897B,,,,false\n",
      "003/Checkmarks.csv": "Date,Value,Notes\n2026-01-01,YES_MANUAL,\n",
      "1000 Late/Checkmarks.csv": "Date,Value,Notes\n2026-01-02,YES_MANUAL,\n",
      "100/Scores.csv": "", "03 x/Checkmarks.csv": "x",
    ])
    #expect(plan.habits.map(\.checkIns.count) == [1, 1])
  }

  @Test("refuses two folders of the same number")
  func mixedExports() throws {
    let files = [
      "Habits.csv": Self.header, "001 a/Checkmarks.csv": "", "001 b/Checkmarks.csv": "",
    ]
    let error = try #require(throws: ImportError.self) { try plan(files) }
    #expect(
      error.description
        == "'\(folder.path)' mixes two exports: '001 a' and '001 b' have the same number; unpack one export into an "
        + "empty folder")
  }

  @Test("takes the check-ins from the common table where a habit has no folder, and warns")
  func table() throws {
    let plan = try plan([
      "Habits.csv": Self.header + "001,\"a, b\",YES_NO,,,1,1,#00897B,,,,false\n002,c,YES_NO,,,1,1,#00897B,,,,false\n",
      "Checkmarks.csv": """
      Date,a, b,c,
      2026-01-04,UNKNOWN,YES_MANUAL,
      2026-01-03,NO,YES_AUTO,
      2026-01-02,MAYBE,Entry(timestamp=2026-01-02, value=2),
      2026-01-01,YES_MANUAL,
      """,
    ])
    #expect(plan.habits[0].summary == ["2026-01-03 no"])
    #expect(plan.habits[1].summary == ["2026-01-02 done", "2026-01-04 done"])
    #expect(plan.habits[0].remarks[0].hasPrefix("it has no folder of its own: its check-ins come from Checkmarks.csv"))
    #expect(
      plan.habits[0].reasons.map { String($0.prefix(28)) } == [
        "Checkmarks.csv:4: 'MAYBE' is", "Checkmarks.csv:5: it has 1 c",
      ])
  }

  @Test("of which only the common table is left gives habits that are only tracked, and warns")
  func tableAlone() throws {
    let plan = try plan(["Checkmarks.csv": "Date,Run,Read,\n2026-01-01,YES_MANUAL,NO,\n"])
    #expect(plan.habits.map(\.habit.name.text) == ["Run", "Read"])
    #expect(plan.habits.map(\.summary) == [["2026-01-01 done"], ["2026-01-01 no"]])
    #expect(plan.habits.map(\.schedule) == [.weekdays([]), .weekdays([])])
    #expect(plan.habits.allSatisfy { $0.remarks.count == 2 })
  }

  @Test("says that check-ins are missing where there is neither a folder nor a table")
  func missingCheckmarks() throws {
    let plan = try plan(["Habits.csv": Self.header + "001,Run,YES_NO,,,1,1,#00897B,,,,false\n"])
    #expect(
      plan.habits[0].remarks
        == ["its check-ins are missing: no folder begins with 001 and holds a Checkmarks.csv"])
  }

  @Test("lists a short line of Habits.csv, and reads the others")
  func shortLine() throws {
    let plan = try plan([
      "Habits.csv": Self.header + "001,Run\n002,Read,YES_NO,,,1,1,#00897B,,,,false\n",
      "002 Read/Checkmarks.csv": "Date,Value,Notes\n2026-01-01,YES_MANUAL,\n",
    ])
    #expect(plan.omissions.map(\.line) == ["Habits.csv:2: it has 2 fields instead of 12"])
    #expect(plan.habits.map(\.checkIns.count) == [1])
  }

  @Test("keeps habits of equal names apart")
  func equalNames() throws {
    let line = "Vegan,YES_NO,,,1,1,#00897B,,,,false\n"
    let plan = try plan([
      "Habits.csv": Self.header + "001," + line + "002," + line,
      "001 Vegan/Checkmarks.csv": "Date,Value,Notes\n2026-01-01,YES_MANUAL,\n",
      "002 Vegan/Checkmarks.csv": "Date,Value,Notes\n2026-01-01,YES_MANUAL,\n",
    ])
    #expect(Set(plan.habits.map(\.habit.id)).count == 2)
    #expect(Set(plan.habits.flatMap(\.checkIns).map(\.id)).count == 2)
  }

  @Test("is the same with CR LF, a byte order mark and no line break at the end")
  func lineEnds() throws {
    let files = [
      "Habits.csv": Self.header + "001,\"Run, far\",YES_NO,,,1,1,#00897B,,,,false\n",
      "001 Run far/Checkmarks.csv": "Date,Value,Notes\n2026-01-02,NO,\"say \"\"hi\"\"\"\n2026-01-01,YES_MANUAL,\n",
    ]
    let expected = try plan(files)
    #expect(expected.habits[0].summary == ["2026-01-01 done", "2026-01-02 no say \"hi\""])
    for variant in [
      { $0.split(separator: "\n").joined(separator: "\r\n") + "\r\n" }, { "\u{FEFF}" + $0 }, { String($0.dropLast()) },
      { $0 + "\n" },
    ] as [(String) -> String] {
      #expect(try plan(files.mapValues(variant)) == expected)
    }
  }

  @Test("refuses semicolons and UTF-16 with a hint", arguments: ["Habits.csv", "001 Run/Checkmarks.csv"])
  func otherEncodings(_ name: String) throws {
    try folder.write(Self.header + "001,Run,YES_NO,,,1,1,#00897B,,,,false\n", to: "Habits.csv")
    try folder.write("Date;Value;Notes\n", to: "001 Run/Checkmarks.csv")
    try folder.write("Position;Name;Type\n001;Run;YES_NO\n", to: name == "Habits.csv" ? name : "other.csv")
    let semicolons = try #require(throws: ImportError.self) { try plan([:]) }
    #expect(
      semicolons.description
        == "'\(folder.path)/\(name)' has ';' between its fields; give the files as Loop wrote them, or save them with ','"
    )
    try folder.write(bytes: [0xFF, 0xFE] + "Date".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: name)
    let utf16 = try #require(throws: ImportError.self) { try plan([:]) }
    #expect(utf16.description == "'\(folder.path)/\(name)' is UTF-16 text; save it as UTF-8 and import it again")
  }

  @Test("of the real kind gives 6 done days and a sick one for waking up early, in both layouts")
  func fixtures() throws {
    guard let path = try SharedFiles.path("fixtures/loop/csv_export") else { return }
    let plan = try Importer.plan(.loop, path: path)
    let habit = try #require(plan.habit("Wake up early"))
    #expect(habit.checkIns.count { $0.kind == .done } == 6)
    #expect(habit.summary.filter { !$0.contains("done") } == ["2015-01-24 no Sick"])
    #expect(habit.schedule == .period(times: 5, per: .week))
    #expect(habit.omissions.reduce(0) { $0 + $1.count } == 3)
    #expect(plan.habit("Meditate")?.checkIns.isEmpty == true)
    #expect(try Importer.plan(.loop, path: path) == plan)

    let older = try #require(try SharedFiles.path("fixtures/loop/csv_export_pre_2.3.1"))
    let olderHabit = try #require(try Importer.plan(.loop, path: older).habit("Wake up early"))
    #expect(olderHabit.checkIns.map(\.day) == habit.checkIns.map(\.day))
    #expect(olderHabit.checkIns.map(\.kind) == habit.checkIns.map(\.kind))
  }
}
