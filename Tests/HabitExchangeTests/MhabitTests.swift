import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("Table Habit") struct MhabitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func plan(_ json: String) throws -> ImportPlan {
    try Importer.plan(.mhabit, path: try folder.write(json, to: "export-habits-2026_03_05_1_2_3.json"))
  }

  /// The only habit of an export, with some fields besides its name.
  private func habit(_ fields: String, records: String = "") throws -> ImportedHabit {
    let plan = try plan(
      #"{"habits":[{"name":"Run","target_days":66\#(fields),"records":[\#(records)]}],"groups":[]}"#)
    return try #require(plan.habits.first, "\(plan.omissions)")
  }

  @Test("loses NUL characters of its notes, and says so")
  func nulls() throws {
    let habit = try habit(
      #","desc":"a\u0000b""#, records: #"{"record_date":20455,"record_type":1,"record_value":1,"reason":"ni\u0000ce"}"#)
    #expect(habit.habit.note.hasPrefix("ab\n"))
    #expect(habit.summary == ["2026-01-02 done nice"])
    #expect(habit.remarks.contains("its notes held NUL characters, which were taken out"))
  }

  static let export = """
    {"habits":[
     {"create_t":1767225600,"modify_t":1767225600,"type":1,"status":1,"name":"Run","desc":"Along the river","color":6,
      "daily_goal":5,"daily_goal_unit":"km","daily_goal_extra":10,"freq_type":1,"freq_custom":"[3]",
      "reminder":"{\\"type\\":3,\\"time\\":{\\"hour\\":7,\\"minute\\":30},\\"extra\\":[1,3,7]}",
      "reminder_quest":"Did you run?","start_date":20454,"target_days":66,"group_id":"g-1",
      "records":[{"record_date":20456,"record_type":1,"record_value":5.5,"create_t":1,"reason":"windy"},
       {"record_date":20455,"record_type":1,"record_value":1.0},
       {"record_date":20457,"record_type":2,"record_value":0.0,"reason":"ill"},
       {"record_date":20458,"record_type":1,"record_value":0},
       {"record_date":20459,"record_type":0,"record_value":1},
       {"record_date":20460,"record_type":1,"record_value":-1},
       {"record_date":9223372036854775808,"record_type":1,"record_value":1},
       {"record_date":99999999,"record_type":1,"record_value":1},
       {"record_date":20461,"record_type":1,"record_value":1e12},
       {"record_type":1},
       {"record_date":20455,"record_type":1,"record_value":2}]},
     {"type":2,"status":3,"name":"커피 ☕️","color":7,"custom_color":4278255360,"daily_goal":2,"daily_goal_unit":"cups",
      "freq_type":3,"freq_custom":"[1,1]","start_date":20454,"target_days":30,
      "records":[{"record_date":20455,"record_type":1,"record_value":3}]},
     {"type":1,"status":2,"name":"Gone","freq_type":1,"freq_custom":"[1]","records":[]},
     {"type":1,"status":1,"name":"Broken","daily_goal":"x","records":[]},
     {"type":1,"status":1,"name":"Run","daily_goal":1,"freq_type":3,"freq_custom":"[2,5]","group_id":"g-9","records":[]}
    ],"groups":[{"uuid":"g-1","name":"Sport","desc":"Outside","icon":58132,"color":2},{"uuid":"g-2","name":"Empty"},{"uuid":"g-3"}]}
    """

  @Test("brings rows, reasons, goals, colours, groups and reminders along")
  func export() throws {
    let plan = try plan(Self.export)
    #expect(plan.habits.map(\.habit.name.text) == ["Run", "커피 ☕️", "Broken", "Run"])
    let run = plan.habits[0]
    #expect(run.habit.start == Day("2026-01-01"))
    #expect(
      run.summary == ["2026-01-02 done 2", "2026-01-03 done 5.5 windy", "2026-01-04 skip ill", "2026-01-05 no"])
    #expect(run.schedule == .period(times: 3, per: .week))
    #expect(run.goal == .atLeast(Amount(5), unit: "km"))
    #expect(run.habit.color == HabitColor(rgb: 0x4CAF50))
    #expect(run.habit.note == "Did you run?\nAlong the river\nExtra goal: 10\nTarget: 66 days")
    #expect(run.habit.targetTime == TimeOfDay("07:30"))
    #expect(run.habit.reminds)
    #expect(plan.categories.map(\.name.text) == ["Sport", "Empty"])
    #expect(plan.categories[0].color == HabitColor(rgb: 0xF44336))
    #expect(run.habit.category == plan.categories[0].id)
    #expect(
      run.reasons == [
        "habits[0].records[4].record_type: 0 is neither done (1) nor skipped (2)",
        "habits[0].records[5].record_value: -1.0 is no amount",
        "habits[0].records[6].record_date: it is no whole number that can be held",
        "habits[0].records[7].record_date: its day lies outside the years 1 to 9999",
        "habits[0].records[8].record_value: 1000000000000.0 is no amount",
        "habits[0].records[9]: it has no 'record_date'",
        "habits[0].records[1]: 2026-01-02 is told again, in habits[0].records[10], which holds",
      ])
    #expect(plan.habits[2].reasons == ["habits[3].daily_goal: it is no number"])
    let coffee = plan.habits[1]
    #expect(coffee.goal == .atMost(Amount(2), unit: "cups"))
    #expect(coffee.schedule == .daily)
    #expect(coffee.habit.color == HabitColor(rgb: 0x00FF00))
    #expect(coffee.habit.archived == Day("2026-01-03"))
    #expect(!coffee.habit.reminds)
    #expect(
      plan.omissions.map(\.line) == [
        "groups[2]: it has no 'name'", "habits[2]: 'Gone' was deleted in Table Habit",
      ])
  }

  @Test("has this receipt")
  func receipt() throws {
    expectGolden(
      Receipt(of: try plan(Self.export)).lines.joined(separator: "\n") + "\n", named: "mhabit-dry-run.txt")
  }

  @Test("gives the same plan when it is read again")
  func again() throws {
    #expect(try plan(Self.export) == plan(Self.export))
  }

  @Test(
    "turns a frequency into the schedule that says the same, or the nearest",
    arguments: [
      (#""freq_type":1,"freq_custom":"[7]""#, .daily),
      (#""freq_type":2,"freq_custom":"[4]""#, .period(times: 4, per: .month)),
      (#""freq_type":2,"freq_custom":"[31]""#, .daily), (#""freq_type":3,"freq_custom":"[1,3]""#, .every(days: 3)),
      (#""freq_type":3,"freq_custom":"[1,1]""#, .daily), (#""freq_type":1,"freq_custom":"[0]""#, .weekdays([])),
      (#""freq_type":9,"freq_custom":"[1]""#, .weekdays([])), (#""freq_type":1,"freq_custom":"[1""#, .weekdays([])),
      (#""freq_type":3,"freq_custom":"[1,9223372036854775807]""#, .weekdays([])), (#""freq_type":null"#, .weekdays([])),
      (#""type":2,"freq_type":3,"freq_custom":"[1,3]""#, .daily),
    ] as [(String, Schedule)])
  func frequencies(_ row: (fields: String, schedule: Schedule)) throws {
    let habit = try habit("," + row.fields)
    #expect(habit.schedule == row.schedule)
    #expect(habit.habit.conflict == nil)
  }

  @Test(
    "turns a goal into ours",
    arguments: [
      (#""daily_goal":1"#, .check), (#""daily_goal":1,"daily_goal_unit":" ""#, .check),
      (#""daily_goal":1,"daily_goal_unit":"km""#, .atLeast(Amount(1), unit: "km")),
      (#""daily_goal":2.5"#, .atLeast(Amount(thousandths: 2500), unit: "")), (#""daily_goal":0"#, .check),
      (#""type":2"#, .atMost(.zero, unit: "")),
      (#""daily_goal":2,"daily_goal_unit":"a\nb""#, .atLeast(Amount(2), unit: "a\\nb")),
    ] as [(String, Goal)])
  func goals(_ row: (fields: String, goal: Goal)) throws {
    #expect(try habit("," + row.fields).goal == row.goal)
  }

  @Test(
    "says when a reminder was other than ours can be",
    arguments: [
      (#"{\"type\":2,\"time\":{\"hour\":7,\"minute\":5},\"extra\":[]}"#, "07:05", nil),
      (#"{\"type\":1,\"time\":{\"hour\":7,\"minute\":5},\"extra\":[]}"#, "07:05", nil),
      (
        #"{\"type\":4,\"time\":{\"hour\":7,\"minute\":5},\"extra\":[15,1]}"#, "07:05",
        "Table Habit reminded of it at 07:05 on the days 1, 15 of a month only; here it does on every due day"
      ),
      (
        #"{\"type\":2,\"time\":{\"hour\":25,\"minute\":5},\"extra\":[]}"#, nil,
        "its reminder has no valid time and was left out"
      ),
      (#"{\"type\":0}"#, nil, nil),
    ] as [(String, String?, String?)])
  func reminders(_ row: (json: String, time: String?, remark: String?)) throws {
    let habit = try habit(#","freq_type":1,"freq_custom":"[7]","reminder":"\#(row.json)""#)
    #expect(habit.habit.targetTime == row.time.flatMap(TimeOfDay.init))
    #expect(habit.habit.reminds == (row.time != nil))
    #expect(habit.remarks.dropFirst().first == row.remark)
  }

  @Test("is recognised without habits, and refuses habits that are no list")
  func empty() throws {
    #expect(try plan(#"{"habits":[],"groups":[]}"#) == ImportPlan())
    let error = try #require(throws: ImportError.self) { try plan(#"{"habits":{"target_days":1}}"#) }
    #expect(error.description.hasSuffix("' is damaged: habits: it is no list"))
  }
}
