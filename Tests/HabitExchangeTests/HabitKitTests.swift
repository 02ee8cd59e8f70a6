import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("HabitKit") struct HabitKitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Reads an export where clocks are an hour ahead of UTC.
  private func plan(_ json: String) throws -> ImportPlan {
    let path = try folder.write(json, to: "habitkit_export.json")
    return try Importer.read(.habitkit, path: path, options: ImportOptions(today: importDay) { _ in 3600 }).plan
  }

  /// The only habit of an export, with one interval.
  private func habit(interval: String, isInverse: Bool = false) throws -> ImportedHabit {
    let plan = try plan(
      """
      {"habits":[{"id":"a","name":"Run","isInverse":\(isInverse)}],"completions":[],"intervals":[{"habitId":"a"\(interval)}]}
      """)
    return try #require(plan.habits.first)
  }

  static let export = """
    {"formatVersion":2,"habits":[
     {"id":"h1","name":"Water","description":"A glass","icon":"drop","color":"sky","archived":false,"orderIndex":2,
      "createdAt":"2026-01-05T12:00:00.376491Z","isInverse":false,"inverseStartDate":null,"inverseSpanBounds":[],"emoji":"💧"},
     {"id":"h2","name":"Smoke","description":null,"icon":"leaf","color":"red","archived":false,"orderIndex":1,
      "createdAt":"2026-01-05T12:00:00Z","isInverse":true,"inverseStartDate":"2026-01-02","inverseSpanBounds":[1],"emoji":null},
     {"id":"h3","name":"Gym","icon":"dumbbell","color":"green","archived":true,"orderIndex":0,
      "createdAt":"2026-01-31T23:30:00Z","isInverse":false},
     {"id":"h1","name":"Again","createdAt":"2026-01-05T12:00:00Z"},{"name":"No id"}
    ],"completions":[
     {"id":"c1","date":"2026-01-14T22:00:00.000Z","habitId":"h1","timezoneOffsetInMinutes":120,"amountOfCompletions":1,"note":null},
     {"id":"c2","date":"2026-01-15T21:59:59.000Z","habitId":"h1","timezoneOffsetInMinutes":120,"amountOfCompletions":2,"note":"big"},
     {"id":"c3","date":"2026-01-16T05:00:00.000Z","habitId":"h1","timezoneOffsetInMinutes":-480,"amountOfCompletions":0,"note":"forgot"},
     {"id":"c4","date":"2026-01-17T23:30:00.000Z","habitId":"h1","amountOfCompletions":3},
     {"id":"c5","date":"2026-01-14T22:00:00.000Z","habitId":"h2","timezoneOffsetInMinutes":60,"amountOfCompletions":2},
     {"id":"c6","date":"2026-02-14T22:00:00.000Z","habitId":"h3","timezoneOffsetInMinutes":60,"amountOfCompletions":1},
     {"id":"c7","date":"2026-02-14T22:00:00.000Z","habitId":"gone","timezoneOffsetInMinutes":60,"amountOfCompletions":1},
     {"id":"c8","date":"2026-02-14","habitId":"h3","timezoneOffsetInMinutes":60,"amountOfCompletions":1},
     {"id":"c9","date":"2026-02-15T22:00:00.000Z","habitId":"h3","timezoneOffsetInMinutes":9223372036854775807},
     {"id":"c10","date":"2026-02-15T22:00:00.000Z","habitId":"h3","amountOfCompletions":-9223372036854775809},
     {"id":"c11","habitId":"h3"},{"id":"c12","date":"2026-02-15T22:00:00.000Z"}
    ],"intervals":[
     {"habitId":"h1","startDate":"2026-01-20T23:00:00.000Z","endDate":null,"type":"week","requiredNumberOfCompletions":5,
      "requiredNumberOfCompletionsPerDay":3,"unitType":"manual","streakType":"week","allowExceedingGoal":true},
     {"habitId":"h1","startDate":"2026-01-04T23:00:00.000Z","endDate":"2026-01-20T23:00:00.000Z","type":"none",
      "requiredNumberOfCompletions":null,"requiredNumberOfCompletionsPerDay":2},
     {"habitId":"h2","startDate":"2026-01-04T23:00:00.000Z","type":"none","requiredNumberOfCompletionsPerDay":1},
     {"habitId":"h3","startDate":"2026-01-04T23:00:00.000Z","type":"month","requiredNumberOfCompletions":10}
    ],"reminders":[{"id":"r1","habitId":"h1","weekdayIndices":[1,2,3,4,5],"hour":19,"minute":30},
     {"id":"r2","habitId":"h1","weekdayIndices":[1,2,3,4,5,6,7],"hour":8,"minute":0},{"habitId":"h3","hour":24,"minute":0}],
    "categories":[{"id":"k1","name":"Health","icon":"heart"},{"id":"k2","name":"Body"}],
    "categoryMappings":[{"habitId":"h1","categoryId":"k1"},{"habitId":"h3","categoryId":"k2"},
     {"habitId":"h1","categoryId":"k2"},{"habitId":"h2","categoryId":"k9"}]}
    """

  @Test("puts rows on the day of the clock where they were written, whatever clock reads them")
  func rows() throws {
    let plan = try plan(Self.export)
    #expect(plan.habits.map(\.habit.name.text) == ["Gym", "Smoke", "Water"])
    #expect(plan.habit("Water")?.summary == ["2026-01-15 done 3 big\nforgot", "2026-01-18 done 3"])
    #expect(plan.habit("Smoke")?.summary == ["2026-01-14 done 2"])
    #expect(plan.habit("Gym")?.summary == ["2026-02-14 done"])
    #expect(
      plan.habit("Gym")?.reasons == [
        "reminders[2].hour: 24:0 is no time of the day",
        "completions[7].date: '2026-02-14' is no instant, such as 2026-02-28T07:00:00Z",
        "completions[8].timezoneOffsetInMinutes: 9223372036854775807 minutes are more than a day",
        "completions[9].amountOfCompletions: -9.223372036854776e+18 is no amount", "completions[10]: it has no 'date'",
      ])
    #expect(
      plan.omissions.map(\.line) == [
        "habits[3].id: there is a habit with it already", "habits[4]: it has no 'id'",
        "completions[11]: it has no 'habitId'",
        "completions: rows of a habit with the id 'gone', which the file does not have",
      ])
  }

  @Test("turns the intervals into schedules and goals that change on their days")
  func intervals() throws {
    let water = try #require(try plan(Self.export).habit("Water"))
    #expect(water.schedule == .daily)
    #expect(water.goal == .atLeast(Amount(2), unit: ""))
    #expect(
      water.habit.schedules.changes == [
        Timeline.Change(from: Day(written: "2026-01-21"), value: .period(times: 5, per: .week))
      ])
    #expect(
      water.habit.goals.changes == [
        Timeline.Change(from: Day(written: "2026-01-21"), value: .atLeast(Amount(3), unit: ""))
      ])
    #expect(water.habit.conflict == nil)
  }

  @Test("brings descriptions, emoji, colours, categories, reminders, starts and the archive along")
  func fields() throws {
    let plan = try plan(Self.export)
    let water = try #require(plan.habit("Water")?.habit)
    #expect(water.icon == "💧")
    #expect(water.color == nil)
    #expect(water.note == "A glass\nCategory: Body")
    #expect(water.start == Day("2026-01-05"))
    #expect(water.targetTime == TimeOfDay("08:00"))
    #expect(water.reminderTimes == [try #require(TimeOfDay("19:30"))])
    #expect(plan.categories.map(\.name.text) == ["Health", "Body"])
    #expect(water.category == plan.categories[0].id)
    let smoke = try #require(plan.habit("Smoke"))
    #expect(smoke.habit.start == Day("2026-01-02"))
    #expect(smoke.goal == .atMost(.zero, unit: ""))
    #expect(smoke.habit.color == HabitColor("red"))
    #expect(smoke.reasons == ["categoryMappings[3].categoryId: the file has no category with the id 'k9'"])
    let gym = try #require(plan.habit("Gym")?.habit)
    #expect(gym.start == Day("2026-02-01"))
    #expect(gym.archived == Day("2026-02-15"))
    #expect(gym.schedules.initial == .period(times: 10, per: .month))
    #expect(!gym.reminds)
  }

  @Test(
    "takes for an icon what ours can be", arguments: [("💧", "💧"), ("no emoji at all", ""), (#"a\nb"#, ""), ("", "")])
  func icons(_ row: (emoji: String, icon: String)) throws {
    let json = #"{"habits":[{"id":"a","name":"Run","emoji":"\#(row.emoji)"}],"completions":[],"intervals":[]}"#
    #expect(try plan(json).habits[0].habit.icon == row.icon)
  }

  @Test("has this receipt")
  func receipt() throws {
    expectGolden(
      Receipt(of: try plan(Self.export)).lines.joined(separator: "\n") + "\n", named: "habitkit-dry-run.txt")
  }

  @Test("gives the same plan when it is read again")
  func again() throws {
    #expect(try plan(Self.export) == plan(Self.export))
  }

  @Test(
    "turns an interval into the rule that says the same",
    arguments: [
      ("", false, .daily, .check),
      (#","type":"day","requiredNumberOfCompletionsPerDay":2"#, false, .daily, .atLeast(Amount(2), unit: "")),
      (#","type":"week","requiredNumberOfCompletions":7"#, false, .daily, .check),
      (
        #","type":"week","requiredNumberOfCompletions":10,"requiredNumberOfCompletionsPerDay":2"#, false,
        .period(times: nil, per: .week), .atLeast(Amount(10), unit: "")
      ),
      (#","type":"month","requiredNumberOfCompletions":30"#, false, .daily, .check),
      (
        #","type":"month","requiredNumberOfCompletions":40"#, false, .period(times: nil, per: .month),
        .atLeast(Amount(40), unit: "")
      ),
      (#","type":"year","requiredNumberOfCompletions":3"#, false, .weekdays([]), .check),
      (#","type":"week","requiredNumberOfCompletions":0"#, false, .weekdays([]), .check),
      (#","requiredNumberOfCompletionsPerDay":3"#, true, .daily, .atMost(Amount(2), unit: "")),
    ] as [(String, Bool, Schedule, Goal)])
  func rules(_ row: (interval: String, isInverse: Bool, schedule: Schedule, goal: Goal)) throws {
    let habit = try habit(interval: row.interval, isInverse: row.isInverse)
    #expect(habit.schedule == row.schedule)
    #expect(habit.goal == row.goal)
  }

  @Test("refuses a newer format as a whole")
  func version() throws {
    let error = try #require(throws: ImportError.self) {
      try plan(#"{"formatVersion":3,"habits":[],"completions":[],"intervals":[]}"#)
    }
    #expect(
      error.description.hasSuffix("' was written by a newer HabitKit (format 3, and 2 is the newest known here)"))
  }
}
