import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("Beaver Habits") struct BeaverTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func plan(_ json: String) throws -> ImportPlan {
    try Importer.plan(.beaver, path: try folder.write(json, to: "beaver.json"))
  }

  /// A list of one habit with some fields besides its name and records.
  private func habit(_ fields: String, records: String = "") throws -> ImportPlan {
    try plan(#"{"habits":[{"name":"Run"\#(fields),"records":[\#(records)]}]}"#)
  }

  static let export = """
    {"user_email":"a@b.c","exported_at":"2026-04-04 09:49:59","habits":[
     {"id":"3f9a1c","name":"Running","tags":["Health","Sport"],"star":false,"status":"active",
      "period":{"period_type":"W","period_count":1,"target_count":3},"chips":["easy","hard"],
      "records":[{"day":"2026-01-24","done":true,"text":"felt \\"good\\""},{"day":"2026-01-22","done":true},
       {"day":"2026-01-23","done":false,"text":"ill #skip"},{"day":"2026-01-25","done":false},
       {"day":"2026-01-26","done":true,"text":"short #skip"},{"day":"2026-13-01","done":true},{"done":true},
       {"day":"2026-01-22","done":false,"text":"no"},{"day":"2027-01-01","done":true},7]},
     {"id":"77","name":"물 마시기 💧","status":"archive","star":true,"records":[{"day":"2026-02-01","done":true}]},
     {"id":"78","name":"Old","status":"soft_delete","records":[{"day":"2026-02-01","done":true}]},
     {"id":"79","tags":[],"records":[]},
     {"id":"80","name":"Read","star":true,"tags":["health"],"records":[]}
    ]}
    """

  @Test("brings rows, notes, skips, tags, periods, the archive and the order along")
  func export() throws {
    let plan = try plan(Self.export)
    #expect(plan.habits.map(\.habit.name.text) == ["Read", "Running", "물 마시기 💧"])
    let run = try #require(plan.habit("Running"))
    #expect(
      run.summary == [
        "2026-01-22 no no", "2026-01-23 skip ill #skip", "2026-01-24 done felt \"good\"", "2026-01-25 no",
        "2026-01-26 done short #skip",
      ])
    #expect(run.schedule == .period(times: 3, per: .week))
    #expect(run.goal == .check)
    #expect(run.habit.note == "Tags: Health, Sport\nChips: easy, hard")
    #expect(
      run.reasons == [
        "habits[0].records[5].day: '2026-13-01' is no day, such as 2026-02-28", "habits[0].records[6]: it has no 'day'",
        "habits[0].records[9]: it is no object",
        "habits[0].records[1]: 2026-01-22 is told again, in habits[0].records[7], which holds",
        "habits[0].records[8]: 2027-01-01 lies in the future; import again when it has come",
      ])
    #expect(plan.categories.map(\.name.text) == ["Health"])
    #expect(plan.habits.map(\.habit.category) == [plan.categories[0].id, plan.categories[0].id, nil])
    #expect(plan.habit("물 마시기 💧")?.habit.archived == Day("2026-02-02"))
    #expect(
      plan.omissions.map(\.line) == ["habits[2]: 'Old' was deleted in Beaver Habits", "habits[3]: it has no 'name'"])
    #expect(plan.omissions.map(\.isFault) == [false, true])
  }

  @Test("has this receipt")
  func receipt() throws {
    expectGolden(
      Receipt(of: try plan(Self.export)).lines.joined(separator: "\n") + "\n", named: "beaver-dry-run.txt")
  }

  @Test("gives the same plan when it is read again")
  func again() throws {
    #expect(try plan(Self.export) == plan(Self.export))
  }

  @Test("is the same with CR LF, a byte order mark and no line break at the end")
  func lineEnds() throws {
    let expected = try plan(Self.export)
    #expect(try plan("\u{FEFF}" + Self.export.replacing("\n", with: "\r\n") + "\r\n") == expected)
  }

  @Test(
    "shows the habits of a store in its order",
    arguments: [
      (#""order":["c","a"]"#, ["Cook", "apple", "Bike"]), (#""order":["c"],"order_by":1"#, ["apple", "Bike", "Cook"]),
      (#""order_by":2"#, ["Cook", "Bike", "apple"]), (#""order":7,"order_by":"x""#, ["Bike", "apple", "Cook"]),
    ])
  func store(_ row: (order: String, names: [String])) throws {
    let plan = try plan(
      """
      {"data":{"habits":[{"id":"b","name":"Bike","tags":["out"],"records":[{"day":"2026-01-01","done":"x"}]},
        {"id":"a","name":"apple","records":[]},{"id":"c","name":"Cook","tags":["home"],"records":[]}],
        \(row.order),"backup":{"telegram_bot_token":"x"}}}
      """)
    #expect(plan.habits.map(\.habit.name.text) == row.names)
    #expect(plan.habit("Bike")?.reasons == ["data.habits[0].records[0].done: it is no true or false"])
  }

  @Test(
    "turns a period into the schedule that says the same, or the nearest",
    arguments: [
      (#""D","period_count":1,"target_count":1"#, .daily), (#""D","period_count":2,"target_count":1"#, .every(days: 2)),
      (#""W","period_count":2,"target_count":1"#, .every(days: 14)),
      (#""M","period_count":1,"target_count":4"#, .period(times: 4, per: .month)),
      (#""Y","period_count":1,"target_count":24"#, .period(times: 2, per: .month)),
      (#""W","period_count":1,"target_count":0"#, .weekdays([])),
      (#""Q","period_count":1,"target_count":1"#, .weekdays([])),
      (#""W","period_count":9223372036854775807,"target_count":1"#, .weekdays([])),
    ] as [(String, Schedule)])
  func periods(_ row: (period: String, schedule: Schedule)) throws {
    #expect(try habit(#","period":{"period_type":\#(row.period)}"#).habits[0].schedule == row.schedule)
  }

  @Test("is due every day without a period, and keeps numbers for keys")
  func sparse() throws {
    let plan = try plan(#"{"habits":[{"name":"Run","id":5,"records":[]},{"name":"Run","period":null,"records":[]}]}"#)
    #expect(plan.habits.map(\.schedule) == [.daily, .daily])
    #expect(Set(plan.habits.map(\.habit.id)).count == 2)
  }

  @Test("takes habits of one key or name for different ones, always the same")
  func duplicates() throws {
    let json = #"{"habits":[{"name":"A","records":[]},{"name":"A","records":[]},{"id":"A","name":"B","records":[]}]}"#
    let ids = try plan(json).habits.map(\.habit.id)
    #expect(Set(ids).count == 3)
    #expect(try plan(json).habits.map(\.habit.id) == ids)
  }

  @Test("leaves out a field at fault alone, and keeps the history")
  func fields() throws {
    let habit = try habit(
      #","star":"yes","tags":7,"status":1,"period":[]"#, records: #"{"day":"2026-01-01","done":true}"#
    )
    .habits[0]
    #expect(habit.summary == ["2026-01-01 done"])
    #expect(
      habit.reasons == [
        "habits[0].tags: it is no list", "habits[0].star: it is no true or false", "habits[0].status: it is no text",
        "habits[0].period: it is no object",
      ])
  }

  @Test(
    "refuses a document without habits in one line",
    arguments: [
      (#"{"user_email":"a","habits":7}"#, "' is damaged: habits: it is no list"),
      (#"{"data":{"habits":null}}"#, "' is damaged: it has no 'habits'"),
      (#"{"user_email":"a","habits":[],"habits":[]}"#, "' is damaged: it has 'habits' twice"),
    ])
  func damaged(_ row: (json: String, message: String)) throws {
    let error = try #require(throws: ImportError.self) { try plan(row.json) }
    #expect(error.description.hasSuffix(row.message))
  }
}
