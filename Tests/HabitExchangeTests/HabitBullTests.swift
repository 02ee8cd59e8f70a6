import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("A HabitBull table") struct HabitBullTests {
  private let folder: TemporaryFolder
  static let header = "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"

  init() throws {
    folder = try TemporaryFolder()
  }

  private func plan(_ rows: String, order: DateOrder? = nil) throws -> ImportPlan {
    let path = try folder.write(Self.header + rows, to: "habitbull.csv")
    return try Importer.read(.habitbull, path: path, options: ImportOptions(today: importDay, dateOrder: order)).plan
  }

  static let sample = #"""
    Run,"far, but ""slow""",Health & Fitness,2026-03-01,1,
    Run,"far, but ""slow""",Health & Fitness,2026-03-02,0,"rain
    all day"
    책 읽기,,Mind,2026-03-01,1,좋다
    Pushups,,Health & Fitness,2026-03-01,30,
    Run,"far, but ""slow""",Health & Fitness,2026-03-03,-2150000000,
    Run,"far, but ""slow""",Health & Fitness,2026-03-04,-2150000000,away
    Pushups,,Health & Fitness,2026-03-02,1,
    Pushups,,Health & Fitness,2026-03-03,0,
    Pushups,,Health & Fitness,2026-03-04,2.5,
    Run,"far, but ""slow""",Health & Fitness,2026-03-06,1,
    """#

  @Test("gives habits with categories, notes, answers and amounts")
  func habits() throws {
    let plan = try plan(Self.sample)
    #expect(plan.habits.map(\.habit.name.text) == ["Run", "책 읽기", "Pushups"])
    #expect(plan.categories.map(\.name.text) == ["Health & Fitness", "Mind"])
    let run = try #require(plan.habit("Run"))
    #expect(run.summary == ["2026-03-01 done", "2026-03-02 no rain\nall day"])
    #expect(run.habit.note == "far, but \"slow\"")
    #expect(run.habit.category == plan.categories[0].id)
    #expect(run.schedule == .daily)
    #expect(
      run.reasons == [
        "habitbull.csv:8: nothing is recorded for 2026-03-04 but the note 'away'",
        "habitbull.csv: rows without a value",
        "habitbull.csv:12: 2026-03-06 lies in the future; import again when it has come",
      ])
    #expect(plan.habit("책 읽기")?.summary == ["2026-03-01 done 좋다"])
    #expect(
      plan.habit("Pushups")?.summary == [
        "2026-03-01 done 30", "2026-03-02 done 1", "2026-03-03 no", "2026-03-04 done 2.5",
      ])
    #expect(
      plan.habit("Pushups")?.remarks == [
        "the file does not tell its goal: any amount counts; set one with 'habit edit'"
      ])
    #expect(
      plan.remarks == [
        "the file does not tell how often a habit is due: each is due every day; 'habit edit' changes that"
      ])
  }

  @Test("is the same when read again, with CR LF, a byte order mark or no line break at the end")
  func variants() throws {
    let rows = Self.sample
    let expected = try plan(rows)
    #expect(try plan(rows) == expected)
    #expect(try plan(rows + "\n") == expected)
    let path = try folder.write("\u{FEFF}" + Self.header + rows, to: "habitbull.csv")
    #expect(try Importer.plan(.habitbull, path: path) == expected)
    let unquoted = "Run,,,2026-03-01,1,\nRun,,,2026-03-02,1,x\n"
    let lines = try plan(unquoted)
    try folder.write((Self.header + unquoted).replacing("\n", with: "\r\n"), to: "habitbull.csv")
    #expect(try Importer.plan(.habitbull, path: path) == lines)
  }

  @Test("merges equal names, and lets the later of two rows about a day hold")
  func equalNames() throws {
    let plan = try plan(
      "Run,,A,2026-03-01,0,\nWalk,,A,2026-03-01,1,\nRun,,B,2026-03-02,1,\nRun,,A,2026-03-01,1,again\n")
    #expect(plan.habits.count == 2)
    #expect(plan.habits[0].summary == ["2026-03-01 done again", "2026-03-02 done"])
    #expect(plan.habits[0].reasons == ["habitbull.csv:2: 2026-03-01 is told again, in habitbull.csv:5, which holds"])
    #expect(plan.habits[0].remarks == ["its rows do not agree about its category; the first, 'A', holds"])
  }

  @Test("reads the three styles of dates, and refuses those that could be two days")
  func dates() throws {
    #expect(
      try plan("A,,,4/11/2019,1,\nA,,,4/13/2019,1,\n").habits[0].summary == ["2019-04-11 done", "2019-04-13 done"])
    #expect(try plan("A,,,11.4.19,1,\n", order: .dayMonthYear).habits[0].summary == ["2019-04-11 done"])
    let error = try #require(throws: ImportError.self) { try plan("A,,,4/11/2019,1,\nA,,,4/12/2019,1,\n") }
    #expect(
      error.description.hasSuffix(
        "has dates that can be read in more than one way, such as '4/11/2019'; say which with '--date-format dmy' or "
          + "'--date-format mdy'"))
    #expect(
      try plan("A,,,4/11/2019,1,\nA,,,4/12/2019,1,\n", order: .dayMonthYear).habits[0].summary == [
        "2019-11-04 done", "2019-12-04 done",
      ])
  }

  @Test("lists each row at fault with its line, and reads the others")
  func faults() throws {
    let plan = try plan(
      #"""
      A,,,2026-02-30,1,
      A,,,2026-03-01,many,
      A,,,2026-03-01,-3,
      A,,,2026-03-01,99999999999999999999999,
      A,,,2026-03-01,1,a,b
      ,,,2026-03-01,1,
      A,,,2026-03-01,"1"x,
      A,,,2026-03-02,1,
      "A,,,2026-03-03,1,
      """#)
    #expect(plan.habits.map(\.summary) == [["2026-03-02 done"]])
    #expect(
      plan.habits[0].reasons == [
        "habitbull.csv:2: '2026-02-30' is no day, such as 2026-02-28",
        "habitbull.csv:3: 'many' is no value; write a number, or a word such as yes, no or skip",
        "habitbull.csv:4: '-3' is no value; write a number, or a word such as yes, no or skip",
        "habitbull.csv:5: '99999999999999999999999' is no value; write a number, or a word such as yes, no or skip",
      ])
    #expect(
      plan.omissions.map(\.line) == [
        "habitbull.csv:6: it has 7 fields instead of 6", "habitbull.csv:7: it names no habit",
        "habitbull.csv:8: text follows a closing quote", "habitbull.csv:10: a quote is opened and never closed",
      ])
  }

  @Test("with ';', as UTF-16 or with other columns is refused with a hint")
  func refused() throws {
    let semicolons = try folder.write(Self.header.replacing(",", with: ";") + "A;;;2026-03-01;1;\n", to: "s.csv")
    #expect(
      try #require(throws: ImportError.self) { try Importer.plan(.habitbull, path: semicolons) }.description.hasSuffix(
        "has ';' between its fields; give the files as HabitBull wrote them, or save them with ','"))
    let wide = try folder.write(
      bytes: [0xFF, 0xFE] + Self.header.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "w.csv")
    #expect(
      try #require(throws: ImportError.self) { try Importer.plan(.habitbull, path: wide) }.description.hasSuffix(
        "is UTF-16 text; save it as UTF-8 and import it again"))
    let cut = try folder.write("HabitName,HabitDescription\nA,\n", to: "c.csv")
    #expect(
      try #require(throws: ImportError.self) { try Importer.plan(.habitbull, path: cut) }.description.hasSuffix(
        "has no column 'HabitCategory'; its first line names 'HabitName', 'HabitDescription'"))
    let other = try folder.write("Day,Run\n2026-03-01,1\n", to: "o.csv")
    #expect(
      try #require(throws: ImportError.self) { try Importer.plan(.habitbull, path: other) }.description.contains(
        "use 'habit import csv'"))
  }

  @Test("is recognised by its first line")
  func recognition() throws {
    let path = try folder.write(Self.header, to: "anything.txt")
    let found = try Importer.read(nil, path: path, options: ImportOptions(today: importDay))
    #expect(found.format == .habitbull)
    #expect(found.plan.habits.isEmpty)
  }

  @Test("of the older real file gives four habits, a day that it tells twice once")
  func olderFixture() throws {
    guard let path = try SharedFiles.path("fixtures/habitbull/habitbull.csv") else { return }
    let plan = try Importer.plan(.habitbull, path: path)
    #expect(
      plan.habits.map(\.habit.name.text) == ["Breed dragons", "Reduce sleep", "No-arms pushup", "Grow spiritually"])
    #expect(plan.habits.map(\.count) == [3, 4, 4, 3])
    #expect(plan.categories.map(\.name.text) == ["Diet & Food", "Time Management", "Fitness", "Meditation"])
    #expect(plan.habits.flatMap(\.omissions).count == 4)
    #expect(plan.omissions.isEmpty)
    #expect(plan.habit("Breed dragons")?.summary.first == "2016-03-18 done text")
    #expect(plan.habit("Grow spiritually")?.habit.note == "transcend ego, practice compassion, smile and breath")
    #expect(try Importer.plan(.habitbull, path: path) == plan)
  }

  @Test("of the newer real file gives six habits with 79 days")
  func newerFixture() throws {
    guard let path = try SharedFiles.path("fixtures/habitbull/habitbull2.csv") else { return }
    let plan = try Importer.plan(.habitbull, path: path)
    #expect(plan.habits.map(\.habit.name.text) == ["H1", "H2", "H3", "H4", "H5", "H6"])
    #expect(plan.habits.map(\.count) == [1, 0, 66, 3, 4, 5])
    #expect(plan.habits.map { $0.count(of: .no) } == [0, 0, 9, 0, 0, 0])
    #expect(
      plan.habits.flatMap(\.omissions).map(\.line) == Array(repeating: "habitbull2.csv: rows without a value", count: 2)
    )
    #expect(plan.habit("H3")?.summary.first == "2019-04-11 done text")
    #expect(plan.habit("H6")?.summary.last == "2020-11-12 done")
    #expect(plan.categories.map(\.name.text) == ["C1", "C2", "C3", "C4", "C5"])
    #expect(try Importer.plan(.habitbull, path: path) == plan)
  }
}
