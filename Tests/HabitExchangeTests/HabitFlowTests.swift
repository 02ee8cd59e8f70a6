import Foundation
import HabitCore
import HabitExchange
import HabitStore
import TestSupport
import Testing

@Suite("Our own JSON") struct HabitFlowTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func exported(_ store: Store) throws -> String {
    try store.read { snapshot in
      let export = try Exporter.export(try snapshot.contents(), as: .json, options: SampleContents.options())
      return SampleContents.text(of: export)
    }
  }

  private func plan(_ text: String, _ format: ImportFormat? = nil) throws -> ImportPlan {
    let path = try folder.write(text, to: "export.json")
    return try Importer.read(format, path: path, options: ImportOptions(today: importDay)).plan
  }

  private func sample() throws -> String {
    SampleContents.text(
      of: try Exporter.export(try SampleContents.contents(), as: .json, options: SampleContents.options()))
  }

  // MARK: - There and back

  @Test("has members in alphabetical order and leaves out what is not set")
  func golden() throws {
    expectGolden(try sample(), named: "export.json")
  }

  @Test("gives back a store that is exported to the same bytes")
  func roundTrip() throws {
    for seed in 1...(Soak.isOn ? 3000 : 60) as ClosedRange<UInt64> {
      var random = RandomContents(seed: seed)
      let text = try exported(try random.store())
      let plan = try plan(text)
      try #require(plan.omissions.isEmpty && plan.habits.allSatisfy(\.omissions.isEmpty), "seed \(seed)")
      let store = try Store.inMemory(weekStart: .monday, RandomContents.context())
      _ = try store.write("import", RandomContents.context()) { try $0.apply(plan) }
      try #require(try exported(store) == text, "seed \(seed)")
      let second = try store.write("import", RandomContents.context()) { try $0.apply(plan) }
      try #require(!second.isChange, "seed \(seed)")
    }
  }

  @Test("never holds a setting of the device")
  func deviceSettings() throws {
    let store = try Store.inMemory(weekStart: .sunday, RandomContents.context())
    try store.write("set", RandomContents.context()) {
      try $0.set(.onChange, to: "touch x")
      try $0.set(.language, to: "ko")
    }
    #expect(try exported(store).contains(#""settings":{"language":"ko","week-start":"sun"}"#))
  }

  @Test("is read with absent members, whatever the order, and with members that are not known")
  func lenient() throws {
    let text = """
      {"version": 1, "more": [1, {"a": null}], "habits": [{"start": "2026-03-01", "name": "Read", "id":
      "00000000-0000-4000-8000-000000000001", "note": null, "icon": null}], "format": "habitflow"}
      """
    let plan = try plan("\u{FEFF}" + text.replacing("\n", with: "\r\n"), .json)
    let habit = try #require(plan.habits.first).habit
    #expect(habit == Habit(id: UUID(1), name: try Name("Read"), start: JudgedHabit.march(1)))
    #expect(plan.omissions.isEmpty)
  }

  // MARK: - Limits

  @Test("holds a part alone: some habits, a category, or some days")
  func parts() throws {
    var some = try SampleContents.contents()
    some.limit(to: [some.habits[2].id])
    #expect(some.habits.map(\.name.text) == ["Gym"])
    #expect(some.todos.isEmpty && some.settings.isEmpty && some.categories.isEmpty)
    #expect(some.pauses.count == 2)

    var category = try SampleContents.contents()
    category.limit(toCategory: category.categories[0].id)
    #expect(category.habits.map(\.name.text) == ["Read"])
    #expect(category.todos.map(\.title.text) == ["See the dentist"])
    #expect(category.categories.count == 1 && category.pauses.count == 1)

    var days = try SampleContents.contents()
    days.limit(to: JudgedHabit.march(3)...JudgedHabit.march(4), SampleContents.options().clock)
    #expect(days.habits.count == 5)
    #expect(try days.checkIns(of: days.habits[0]).map(\.day) == [JudgedHabit.march(3), JudgedHabit.march(4)])
    #expect(days.todos.map(\.title.text) == ["See the dentist", "Pay the rent"])
    #expect(days.pauses.isEmpty)
  }

  // MARK: - Bad files

  /// A change to the sample, and the one line that says what is wrong with it.
  struct Fault: CustomStringConvertible {
    let old: String
    let new: String
    let line: String
    var description: String { line }

    init(_ old: String, _ new: String, _ line: String) {
      (self.old, self.new, self.line) = (old, new, line)
    }
  }

  @Test(
    "says of a row at fault where it stands, and reads the others",
    arguments: [
      Fault(
        #""2026-03-03","id""#, #""2026-02-30","id""#,
        "habits[0].checkIns[1].date: '2026-02-30' is no day, such as 2026-02-28"),
      Fault(
        #""kind":"skip""#, #""kind":"skip","note":"a\u0000b""#,
        #"habits[1].checkIns[2].note: 'a\0b' holds a NUL character"#),
      Fault(#""kind":"skip""#, #""kind":"SKIP""#, "habits[1].checkIns[2].kind: 'SKIP' is not known here"),
      Fault(
        #""amount":2.5"#, #""amount":2.5001"#,
        "habits[1].checkIns[0].amount: 2.5001 is no amount of 0 to 1000000000 with up to three decimals"),
      Fault(
        #""amount":2.5"#, #""amount":-1"#,
        "habits[1].checkIns[0].amount: -1.0 is no amount of 0 to 1000000000 with up to three decimals"),
      Fault(
        #""amount":2.5"#, #""amount":1e300"#,
        "habits[1].checkIns[0].amount: 1e+300 is no amount of 0 to 1000000000 with up to three decimals"),
      Fault(#""amount":2.5"#, #""amount":"2.5""#, "habits[1].checkIns[0].amount: it is no number"),
      Fault(
        #""every":3"#, #""every":99999999999999999999"#,
        "habits[3].schedules[0].every: it is no whole number that can be held"),
      Fault(#""every":3"#, #""every":0"#, "habits[3].schedules[0].every: 0 lies outside 1 to 36500"),
      Fault(#""days":[2"#, #""days":[0"#, "habits[0].schedules[0].days: 0 is no weekday"),
      Fault(#""name":"Coffee""#, #""name":"  ""#, "habits[4].name: a name needs at least one character"),
      Fault(#""name":"Coffee""#, #""nam":"Coffee""#, "habits[4]: it has no 'name'"),
      Fault(#""icon":"📚""#, #""icon":"\u001b[2J""#, "habits[0].icon: '\\u{1B}[2J' holds a control character"),
      Fault(
        "21:05:00.000+00:00", "21:05",
        "habits[0].checkIns[2].recorded: '2026-03-04T21:05' is no moment, such as 2026-02-28T07:30:00.000+09:00"),
      Fault(#""end":"2026-03-20""#, #""end":"2026-03-01""#, "habits[3].end: 2026-03-01 lies before the start"),
      Fault(#""last":"2026-03-10""#, #""last":"2026-03-08""#, "pauses[0].last: it ends before it begins"),
      Fault(#""due":"2026-03-07","#, "", "todos[0].time: there is no day to the time"),
    ])
  func faults(fault: Fault) throws {
    let text = try sample()
    try #require(text.contains(fault.old))
    let plan = try plan(text.replacing(fault.old, with: fault.new, maxReplacements: 1))
    #expect((plan.omissions + plan.habits.flatMap(\.omissions)).map(\.line) == [fault.line])
    #expect(plan.habits.count >= 4 && plan.todos.count >= 2)
  }

  @Test("leaves out what refers to nothing or comes twice")
  func references() throws {
    var text = try sample()
    text = text.replacing(
      #""id":"00000000-0000-4000-8000-000000000001""#, with: #""id":"00000000-0000-4000-8000-0000000000FF""#)
    text = text.replacing(
      #""id":"00000000-0000-4000-8000-000000004E21""#, with: #""id":"00000000-0000-4000-8000-000000004E20""#)
    text = text.replacing(
      #""habit":"00000000-0000-4000-8000-000000000004""#, with: #""habit":"00000000-0000-4000-8000-0000000000EE""#)
    let plan = try plan(text)
    #expect(plan.habits[0].habit.category == nil && plan.todos[1].category == nil)
    #expect(plan.habits[0].remarks == ["its category is not in the file"])
    #expect(plan.remarks == ["the category of the todo 'See the dentist' is not in the file"])
    #expect(plan.habits[0].reasons == ["habits[0].checkIns[1]: its id stands before, and that one holds"])
    #expect(plan.omissions.map(\.line) == ["pauses: the habit of the pause from 2026-03-09 is not in the file"])
  }

  @Test("refuses what is newer, damaged or of another kind in one line")
  func refused() throws {
    let text = try sample()
    let deep = #"{"format":"habitflow","version":1,"habits":"# + String(repeating: "[", count: 10_000)
    for (content, reason) in [
      (text.replacing(#""version":1"#, with: #""version":2"#), "is of version 2 of the format"),
      (text.replacing(#""version":1"#, with: #""version":"1""#), "is damaged: version: it is no whole number"),
      (text.replacing(#","version":1"#, with: ""), "is damaged: it has no 'version'"),
      (String(text.prefix(text.count / 2)), "is no whole JSON document"), (deep, "is no whole JSON document"),
      (text.replacing("habitflow", with: "other"), "is another kind of file"), ("[]", "is another kind of file"),
      ("", "is empty"), ("{}", "is another kind of file"),
    ] {
      let error = try #require(throws: ImportError.self) { try plan(content, .json) }
      #expect(error.description.contains(reason), "\(error)")
      #expect(!error.description.contains("\n"))
    }
  }

  // MARK: - The schema

  @Test("is described by the schema that the documentation shows")
  func schema() throws {
    let export = try Exporter.export(StoreContents(), as: .schema, options: SampleContents.options())
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/HabitExchange/HabitExchange.docc/ExportFormat.md")
    let text = SampleContents.text(of: export)
    #expect(try String(contentsOf: page, encoding: .utf8).contains("```json\n\(text)```"))
    #expect(throws: Never.self) { try ParsedJSON(text) }
  }
}
