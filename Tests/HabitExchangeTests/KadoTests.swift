import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("Kado") struct KadoTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Reads a backup where clocks are two hours ahead of UTC.
  private func plan(_ json: String) throws -> ImportPlan {
    let path = try folder.write(json, to: "kado.json")
    return try Importer.read(.kado, path: path, options: ImportOptions(today: importDay) { _ in 7200 }).plan
  }

  /// The only habit of a backup, with a frequency and a type.
  private func habit(frequency: String = #"{"kind":"daily"}"#, type: String = #"{"kind":"binary"}"#) throws
    -> ImportPlan
  {
    try plan(
      """
      {"formatVersion":1,"exportedAt":"2026-03-05T07:00:00Z","appVersion":"1.4","habits":[
        {"id":"A","name":"Run","frequency":\(frequency),"type":\(type),"completions":[]}]}
      """)
  }

  static let backup = """
    {"formatVersion":1,"exportedAt":"2026-03-05T07:00:00Z","appVersion":"1.4","habits":[
     {"id":"6F1C3B4E-0000-4000-8000-000000000001","name":"Run","frequency":{"kind":"specificDays","days":[2,4,6]},
      "type":{"kind":"binary"},"createdAt":"2026-01-01T10:00:00Z","color":"teal","icon":"figure.run",
      "remindersEnabled":true,"reminderHour":7,"reminderMinute":5,
      "completions":[{"id":"C1","date":"2026-01-05T21:59:59Z","value":1.0,"note":"far"},
       {"id":"C2","date":"2026-01-05T22:00:00Z","value":1},{"id":"C3","date":"2026-01-06T08:00:00Z","note":"again"},
       {"id":"C4","date":"2026-01-08T08:00:00Z","value":0,"note":"no time"},{"id":"C5","date":"yesterday"},{"id":"C6"},
       {"id":"C7","date":"2026-01-09T08:00:00Z","value":-2}]},
     {"id":"6F1C3B4E-0000-4000-8000-000000000002","name":"물 💧","frequency":{"kind":"everyNDays","interval":3},
      "type":{"kind":"counter","target":8},"createdAt":"2026-01-01T23:30:00Z","archivedAt":"2026-02-01T23:30:00Z",
      "color":"black","icon":"","remindersEnabled":false,
      "completions":[{"date":"2026-01-03T08:00:00Z","value":5},{"date":"2026-01-03T18:00:00Z","value":3.5},
       {"date":"2026-02-02T10:00:00Z","value":1}]},
     {"id":"6F1C3B4E-0000-4000-8000-000000000003","name":"Meditate","frequency":{"kind":"daysPerWeek","count":3},
      "type":{"kind":"timer","targetSeconds":600},"createdAt":"2026-01-01T10:00:00Z",
      "completions":[{"date":"2026-01-03T08:00:00Z","value":200},{"date":"2026-01-03T09:00:00Z","value":200},
       {"date":"2026-01-03T10:00:00Z","value":200}]},
     {"id":"6F1C3B4E-0000-4000-8000-000000000004","name":"Smoke","frequency":{"kind":"daily"},"type":{"kind":"negative"},
      "createdAt":"2026-01-01T10:00:00Z","completions":[{"date":"2026-01-03T08:00:00Z","value":1}]},
     {"id":"6F1C3B4E-0000-4000-8000-000000000005","name":"Odd","frequency":{"kind":"daily"},"type":{"kind":"dream"},
      "completions":[]}
    ]}
    """

  @Test("puts instants on the day that the clock on the wall showed, and adds up what one day holds")
  func backup() throws {
    let plan = try plan(Self.backup)
    let run = try #require(plan.habit("Run"))
    #expect(run.summary == ["2026-01-05 done far", "2026-01-06 done again", "2026-01-08 no no time"])
    #expect(run.schedule == .weekdays(WeekdaySet([.monday, .wednesday, .friday])))
    #expect(run.habit.start == Day("2026-01-01"))
    #expect(run.habit.color == HabitColor(rgb: 0x018E7D))
    #expect(run.habit.targetTime == TimeOfDay("07:05"))
    #expect(
      run.reasons == [
        "habits[0].completions[4].date: 'yesterday' is no instant, such as 2026-02-28T07:00:00Z",
        "habits[0].completions[5]: it has no 'date'", "habits[0].completions[6].value: -2.0 is no amount",
      ])
    let water = try #require(plan.habit("물 💧"))
    #expect(water.summary == ["2026-01-03 done 8.5", "2026-02-02 done 1"])
    #expect(water.schedule == .every(days: 3))
    #expect(water.goal == .atLeast(Amount(8), unit: ""))
    #expect(water.habit.start == Day("2026-01-02"))
    #expect(water.habit.archived == Day("2026-02-03"))
    #expect(!water.habit.reminds)
    let meditate = try #require(plan.habit("Meditate"))
    #expect(meditate.summary == ["2026-01-03 done 10"])
    #expect(meditate.goal == .atLeast(Amount(10), unit: "min"))
    #expect(meditate.schedule == .period(times: 3, per: .week))
    let smoke = try #require(plan.habit("Smoke"))
    #expect(smoke.goal == .atMost(.zero, unit: ""))
    #expect(smoke.summary == ["2026-01-03 done 1"])
    #expect(plan.omissions.map(\.line) == ["habits[4].type.kind: 'dream' is not known here"])
  }

  @Test("has this receipt")
  func receipt() throws {
    expectGolden(Receipt(of: try plan(Self.backup)).lines.joined(separator: "\n") + "\n", named: "kado-dry-run.txt")
  }

  @Test("gives the same plan when it is read again")
  func again() throws {
    #expect(try plan(Self.backup) == plan(Self.backup))
  }

  @Test(
    "turns frequencies into schedules, and what has no sense into only tracked",
    arguments: [
      (#"{"kind":"specificDays","days":[1]}"#, .weekdays(WeekdaySet([.sunday]))),
      (#"{"kind":"specificDays","days":[]}"#, .weekdays([])), (#"{"kind":"specificDays","days":[0,2]}"#, .weekdays([])),
      (#"{"kind":"daysPerWeek","count":7}"#, .daily), (#"{"kind":"daysPerWeek","count":0}"#, .weekdays([])),
      (#"{"kind":"everyNDays","interval":1}"#, .daily), (#"{"kind":"everyNDays","interval":99999}"#, .weekdays([])),
      (#"{"kind":"moon"}"#, .weekdays([])),
    ] as [(String, Schedule)])
  func frequencies(_ row: (json: String, schedule: Schedule)) throws {
    #expect(try habit(frequency: row.json).habits[0].schedule == row.schedule)
  }

  @Test("lets a limit hold on each day where ours goes with no other schedule")
  func limit() throws {
    let habit = try habit(frequency: #"{"kind":"everyNDays","interval":3}"#, type: #"{"kind":"negative"}"#).habits[0]
    #expect(habit.schedule == .daily)
    #expect(habit.habit.conflict == nil)
    #expect(habit.remarks == ["every 3 days became every day: a limit holds on each day"])
  }

  @Test("refuses a target that is none", arguments: ["0", "-1", "1e300", "\"8\""])
  func targets(_ target: String) throws {
    let plan = try habit(type: #"{"kind":"counter","target":\#(target)}"#)
    #expect(plan.habits.isEmpty)
    #expect(plan.omissions.count == 1)
  }

  @Test("refuses a newer format as a whole")
  func version() throws {
    let error = try #require(throws: ImportError.self) {
      try plan(#"{"formatVersion":2,"exportedAt":"x","habits":[]}"#)
    }
    #expect(
      error.description.hasSuffix("' was written by a newer Kado (format 2, and 1 is the newest known here)"))
  }
}
