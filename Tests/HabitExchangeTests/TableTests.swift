import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("A table of any origin") struct TableTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func plan(
    _ text: String, name: String = "table.csv", _ columns: [ImportColumn: String] = [:],
    separator: ColumnSeparator? = nil, order: DateOrder? = nil
  ) throws -> ImportPlan {
    var options = ImportOptions(today: importDay, dateOrder: order)
    options.columns = columns
    options.separator = separator
    return try Importer.read(.csv, path: try folder.write(text, to: name), options: options).plan
  }

  private func refusal(
    _ text: String, _ columns: [ImportColumn: String] = [:], separator: ColumnSeparator? = nil
  ) throws -> String {
    let error = try #require(throws: ImportError.self) { try plan(text, columns, separator: separator) }
    return error.description.replacing(folder.path, with: "PATH")
  }

  private let schedules =
    "the file does not tell how often a habit is due: each is due every day; 'habit edit' changes that"

  @Test("says the same after another system has rewritten its line ends, in notes too")
  func rewrittenLineEnds() throws {
    let text = "date,habit,value,note\n2026-03-01,Read,1,\"two\nlines\"\n"
    let plain = try plan(text)
    #expect(try plan(text.replacing("\n", with: "\r\n")) == plain)
    #expect(plain.habits[0].checkIns.map(\.note) == ["two\nlines"])
  }

  // MARK: - A row for each day of a habit

  @Test("gives habits, amounts, notes, units and categories by the usual names of its columns")
  func log() throws {
    let plan = try plan(
      #"""
      Date,Habit,Amount,Unit,Comment,Category,Mood
      2026-03-01,Run,5.25,km,"wet, but ""fine""",Health,good
      2026-03-01,물,yes,,,,bad
      2026-03-02,Run,1,km,,Health,
      2026-03-03,Run,0,km,,Health,
      2026-03-03,물,skip,,ill,,
      2026-03-04,물,No,,,,
      """#)
    #expect(plan.habits.map(\.habit.name.text) == ["Run", "물"])
    #expect(
      plan.habits[0].summary == ["2026-03-01 done 5.25 wet, but \"fine\"", "2026-03-02 done 1", "2026-03-03 no"])
    #expect(plan.habits[1].summary == ["2026-03-01 done", "2026-03-03 skip ill", "2026-03-04 no"])
    #expect(plan.habits[0].habit.note == "unit: km")
    #expect(plan.categories.map(\.name.text) == ["Health"])
    #expect(plan.habits[0].habit.category == plan.categories[0].id)
    #expect(
      plan.habits[0].remarks == [
        "the file does not tell its goal: any amount counts; set one with 'habit edit'",
        "its unit, km, is kept in its note, since a unit belongs to a goal",
      ])
    #expect(plan.remarks == ["not read: the column 'Mood'", schedules])
    #expect(plan.omissions.isEmpty)
  }

  @Test("takes columns by name or number, whatever they are called")
  func told() throws {
    let text = "Was;Wann;Wie viel;Warum\nLaufen;13.2.2026;5,5;schön\nLaufen;1.3.2026;3;\n"
    let plan = try plan(text, [.habit: "was", .date: "Wann", .value: "3", .note: "Warum"])
    #expect(plan.habits.map(\.summary) == [["2026-02-13 done 5.5 schön", "2026-03-01 done 3"]])
    #expect(
      try refusal(text, [.habit: "Name", .date: "Wann"])
        == "'PATH/table.csv' has no column 'Name'; its first line names 'Was', 'Wann', 'Wie viel', 'Warum'")
    #expect(try refusal(text, [.habit: "5", .date: "Wann"]).contains("has no column '5'"))
  }

  @Test("without a header is read by the numbers of its columns")
  func headerless() throws {
    let plan = try plan("2026-03-01,Run,3\n2026-03-02,Run,4\n", [.date: "1", .habit: "2", .value: "3"])
    #expect(plan.habits.map(\.summary) == [["2026-03-01 done 3", "2026-03-02 done 4"]])
    #expect(try refusal("Run,3\n2026-03-01,1\n", [.date: "1", .habit: "4"]).contains("has no column '4'"))
  }

  @Test("of one habit takes the name of its file")
  func oneHabit() throws {
    let plan = try plan("Date,Value,Notes\n2026-03-01,1,a\n2026-03-02,0,\n", name: "Morning run.csv")
    #expect(plan.habits.map(\.habit.name.text) == ["Morning run"])
    #expect(plan.habits[0].summary == ["2026-03-01 done a", "2026-03-02 no"])
    #expect(try self.plan("Date\n2026-03-01\n", name: "Read.csv").habits.map(\.summary) == [["2026-03-01 done"]])
  }

  @Test("is read with every separator, found or told", arguments: ColumnSeparator.allCases)
  func separators(_ separator: ColumnSeparator) throws {
    let mark = separator == .tab ? "\t" : separator.rawValue
    let text = "Date,Habit,Value\r\n2026-03-01,\"Run, jump; walk | rest\",2\r\n".split(
      separator: "\"", omittingEmptySubsequences: false)
    let table = text.enumerated().map { $0 % 2 == 0 ? $1.replacing(",", with: mark) : "\"\($1)\"" }.joined()
    for told in [nil, separator] {
      let plan = try plan(table, separator: told)
      #expect(plan.habits.map(\.habit.name.text) == ["Run, jump; walk | rest"])
      #expect(plan.habits[0].summary == ["2026-03-01 done 2"])
    }
  }

  @Test("adds the amounts of one day up, where what was done beats what was not")
  func repeatedDays() throws {
    let plan = try plan(
      """
      date,habit,value,note
      2026-03-01,Water,2,morning
      2026-03-01,Water,1,
      2026-03-01,Water,0.5,night
      2026-03-02,Water,0,
      2026-03-02,Water,1,
      2026-03-01,Read,1,
      2026-03-01,Read,1,twice
      """)
    #expect(plan.habits[0].summary == ["2026-03-01 done 3.5 morning\nnight", "2026-03-02 done 1"])
    #expect(plan.habits[1].summary == ["2026-03-01 done twice"])
  }

  @Test("takes a number beside a unit for an amount, also if it is 1, and says how many rows add up")
  func units() throws {
    let plan = try plan(
      """
      date,habit,kind,amount,unit
      2026-03-01,Water,done,1,l
      2026-03-01,Water,done,1,l
      """)
    #expect(plan.habits[0].summary == ["2026-03-01 done 2"])
    #expect(
      plan.habits[0].remarks.contains("1 row is about a day that another row tells of: what they say adds up"))
  }

  @Test("reads what we export, formula guards and all")
  func ownExport() throws {
    let plan = try plan(
      """
      date,habit,category,kind,amount,unit,note,recorded
      2026-03-01,'=Run,Health,done,2.5,km,a,2026-03-01T07:00:00+09:00
      2026-03-02,'=Run,Health,skip,,,,
      2026-03-03,'=Run,Health,no,,,,
      2026-03-04,Read,,done,,,,
      """)
    #expect(plan.habits.map(\.habit.name.text) == ["=Run", "Read"])
    #expect(plan.habits[0].summary == ["2026-03-01 done 2.5 a", "2026-03-02 skip", "2026-03-03 no"])
    #expect(plan.habits[1].summary == ["2026-03-04 done"])
    #expect(plan.remarks == ["not read: the column 'recorded'", schedules])
  }

  @Test("takes exactly one apostrophe off a text that is guarded")
  func guards() throws {
    let plan = try plan(
      """
      date,habit,note
      2026-03-01,'=x,'-1
      2026-03-01,''=x,''tis
      2026-03-01,'x,'\ty
      2026-03-02,'=x,"'\rz"
      """)
    #expect(plan.habits.map(\.habit.name.text) == ["=x", "'=x", "'x"])
    #expect(
      plan.habits.map(\.summary) == [
        ["2026-03-01 done -1", "2026-03-02 done \rz"], ["2026-03-01 done 'tis"], ["2026-03-01 done \ty"],
      ])
  }

  @Test("whose first line holds a date is refused, unless columns are named by number")
  func dateInFirstLine() throws {
    let text = "2026-03-01,A,1\n2026-03-02,A,1\n"
    #expect(
      try refusal(text)
        == "'PATH/table.csv' holds a date in its first line, not names of columns; put a line of names above it, or "
        + "name the columns by number with '--columns date=1'")
    #expect(try plan(text, [.date: "1", .habit: "2"]).habits[0].summary == ["2026-03-01 done", "2026-03-02 done"])
  }

  @Test("says that an amount of a day without anything done, and a row that says nothing, is left out")
  func leftOut() throws {
    let plan = try plan(
      "date,habit,kind,value,note\n2026-03-01,A,skip,3,\n2026-03-02,A,,,\n2026-03-03,A,,,why\n2026-03-04,A,done,x,\n")
    #expect(plan.habits[0].summary == ["2026-03-01 skip"])
    #expect(
      plan.habits[0].reasons == [
        "table.csv:2: its amount 3: nothing was done that day",
        "table.csv:4: nothing is recorded for 2026-03-03 but the note 'why'",
        "table.csv:5: 'x' is no value; write a number, or a word such as yes, no or skip",
        "table.csv: rows without a value",
      ])
  }

  @Test(
    "reads numbers exactly, and refuses those that could be two",
    arguments: [
      ("0.0004", "done"), ("0.0005", "0.001"), ("2.3333333333333333333333", "2.333"), ("1000000000", "1000000000"),
      ("1000000000.001", nil), ("1,500", nil), ("\"1,5\"", "1.5"), ("\"1,50\"", "1.5"), ("\"1,5000\"", "1.5"),
      ("1.500", "1.5"),
      ("1.", nil), (".5", nil), ("1.2.3", nil), ("1e3", nil), ("0x10", nil), ("nan", nil), ("+1", nil), ("１", nil),
      ("99999999999999999999", nil), ("007", "7"),
    ] as [(String, String?)])
  func numbers(_ row: (text: String, amount: String?)) throws {
    let habit = try plan("date,habit,value\n2026-03-01,A,\(row.text)\n2026-03-02,A,3\n").habits[0]
    switch row.amount {
    case nil: #expect(habit.summary == ["2026-03-02 done 3"])
    // What rounds to nothing is nothing.
    case "done"?: #expect(habit.summary == ["2026-03-01 no", "2026-03-02 done 3"])
    case let amount?: #expect(habit.summary == ["2026-03-01 done \(amount)", "2026-03-02 done 3"])
    }
  }

  // MARK: - A column for each habit

  @Test("with a column for each habit gives each its days")
  func matrix() throws {
    let plan = try plan(
      "day,Run,물,Run,Count\n2026-03-01,1,yes,,12\n2026-03-02,x,,0,\n2026-03-03,✓,maybe,1,1\nsoon,1,1,1,1\n2026-03-04,1,1,1,1,1\n"
    )
    #expect(plan.habits.map(\.habit.name.text) == ["Run", "물", "Run", "Count"])
    #expect(Set(plan.habits.map(\.habit.id)).count == 4)
    #expect(
      plan.habits.map(\.summary) == [
        ["2026-03-01 done", "2026-03-02 done", "2026-03-03 done"], ["2026-03-01 done"],
        ["2026-03-02 no", "2026-03-03 done"], ["2026-03-01 done 12", "2026-03-03 done 1"],
      ])
    #expect(
      plan.habits[1].reasons == [
        "table.csv:4: 'maybe' is no value; write a number, or a word such as yes, no or skip"
      ])
    #expect(
      plan.omissions.map(\.line) == [
        "table.csv:5: 'soon' is no day, such as 2026-02-28", "table.csv:6: it has 6 fields instead of 5",
      ])
  }

  @Test("with days in an unnamed first column is one with a column for each habit")
  func unnamedDates() throws {
    let plan = try plan(",Run,Walk,\n3/13/2026,,1,\n3/4/2026,1,,\n")
    #expect(plan.habits.map(\.summary) == [["2026-03-04 done"], []])
    #expect(plan.habits[1].reasons == ["table.csv:2: 2026-03-13 lies in the future; import again when it has come"])
  }

  @Test("of our own days takes what was recorded, and no judgement")
  func ownMatrix() throws {
    let plan = try plan(
      "date,Run\n2026-02-27,rest\n2026-02-28,missed\n2026-03-01,done\n2026-03-02,skipped\n2026-03-03,\n2026-03-05,pending\n"
    )
    #expect(plan.habits.map(\.summary) == [["2026-03-01 done", "2026-03-02 skip"]])
    #expect(plan.habits[0].reasons.isEmpty)
  }

  // MARK: - What is refused

  @Test("whose dates can be read in two ways is refused, unless an order or another row tells")
  func ambiguousDates() throws {
    let text = "date,habit\n3/5/2025,A\n4/6/2025,A\n"
    #expect(
      try refusal(text)
        == "'PATH/table.csv' has dates that can be read in more than one way, such as '3/5/2025'; say which with "
        + "'--date-format dmy' or '--date-format mdy'")
    #expect(try plan(text, order: .dayMonthYear).habits[0].summary == ["2025-05-03 done", "2025-06-04 done"])
    #expect(try plan(text + "5/25/2025,A\n").habits[0].summary.first == "2025-03-05 done")
  }

  @Test("that holds no dates, no header or no text is refused with a hint")
  func refused() throws {
    #expect(
      try refusal("a,b\n1,2\n")
        == "'PATH/table.csv' has no column that is known to hold dates; say which it is with '--columns date=NAME'")
    #expect(try refusal("\n\n") == "'PATH/table.csv' holds no table")
    #expect(
      try refusal("date,\"habit\n")
        == "'PATH/table.csv' has no first line that names its columns: a quote is opened and never closed")
    #expect(try refusal("").contains("is empty"))
    #expect(try refusal("date\u{0}").contains("is no text"))
    #expect(try refusal("{\"habits\": []}").contains("is another kind of file"))
    #expect(try refusal("d\u{0}a\u{0}").contains("is UTF-16 text"))
  }

  @Test("is the same with CR LF, a byte order mark and no line break at the end")
  func lineEnds() throws {
    let text = "date,habit,note\n2026-03-01,A,x\n\n2026-03-02,A,\n"
    let expected = try plan(text).habits.map(\.summary)
    #expect(try plan(text.replacing("\n", with: "\r\n")).habits.map(\.summary) == expected)
    #expect(try plan("\u{FEFF}" + text).habits.map(\.summary) == expected)
    #expect(try plan(String(text.dropLast())) == plan(text))
  }

  @Test("lists a row that is not UTF-8")
  func encoding() throws {
    let bytes =
      Array("date,habit,note\n2026-03-01,A,".utf8) + [0xFC, 0x0A] + Array("2026-03-02,A,b\n".utf8) + [0xFC, 0x0A]
    let plan = try Importer.plan(.csv, path: try folder.write(bytes: bytes, to: "latin.csv"))
    #expect(plan.habits.map(\.summary) == [["2026-03-02 done b"]])
    #expect(plan.habits[0].reasons == ["latin.csv:2: it is not UTF-8"])
    #expect(plan.omissions.map(\.line) == ["latin.csv:4: it names no habit"])
  }

  @Test("is recognised by its columns, but not where a tracker wrote it")
  func recognition() throws {
    func format(_ text: String, _ name: String) throws -> ImportFormat? {
      try? Importer.read(nil, path: try folder.write(text, to: name), options: ImportOptions(today: importDay)).format
    }
    #expect(try format("date,habit\n2026-03-01,A\n", "x.txt") == .csv)
    #expect(try format("date;A\n2026-03-01;1\n", "x.csv") == .csv)
    #expect(try format("date;A\n2026-03-01;1\n", "x.txt") == nil)
    #expect(try format("Date,Meditate,\n2026-03-01,2,\n", "Checkmarks.csv") == nil)
    #expect(try format("a letter, to you\n", "x.csv") == nil)
  }

  @Test("has a receipt")
  func receipt() throws {
    let plan = try plan(
      """
      date,habit,value,unit,note,category,colour
      2026-03-01,Run,5,km,,Health,red
      2026-03-01,Run,2,km,,Health,red
      2026-03-02,Run,far,km,,Health,red
      2026-03-03,Read,1,,,,
      2026-03-04,Read,,,,,
      """)
    expectGolden(Receipt(of: plan).lines.joined(separator: "\n") + "\n", named: "table-dry-run.txt")
  }
}
