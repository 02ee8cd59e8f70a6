import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("Habo") struct HaboTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func plan(_ json: String) throws -> ImportPlan {
    try Importer.plan(.habo, path: try folder.write(json, to: "habo_backup.json"))
  }

  /// The only habit of a backup, with some fields besides those that every backup has.
  private func habit(_ fields: String, events: String = "") throws -> ImportPlan {
    try plan(#"[{"title":"Run","cue":"","routine":"","events":{\#(events)}\#(fields)}]"#)
  }

  private static let habits = """
    {"id":1,"title":"Water","twoDayRule":1,"position":1,"cue":"Breakfast","routine":"","reward":"Tea","showReward":1,
      "advanced":1,"notification":1,"notTime":"7:5","sanction":"","showSanction":0,"accountant":"Ann","habitType":1,
      "targetValue":8.0,"partialValue":1.0,"unit":"glasses","archived":0,
      "categories":[{"id":1,"title":"Health","iconCodePoint":61444,"fontFamily":null},{"id":2,"title":"Body","iconCodePoint":1}],
      "events":{"2026-01-03 00:00:00.000":["DayType.check","all of it"],"2026-01-02 00:00:00.000":["DayType.progress","",3.5],
       "2026-01-04 00:00:00.000Z":["DayType.check","",null,6.0],"2026-01-05 00:00:00.000":["DayType.progress","",0.0],
       "2026-01-06 00:00:00.000":["DayType.clear","only a comment"],"2026-01-07 00:00:00.000":["DayType.clear",""],
       "2026-01-08 00:00:00.000":["DayType.dream",""],"2026-02-30 00:00:00.000":["DayType.check",""],
       "2026-01-09 00:00:00.000":"x","2026-01-10 00:00:00.000":["DayType.progress","",-1],
       "2026-01-03 00:00:00.000":["DayType.fail","twice"]}},
     {"id":2,"title":"읽기 📚","twoDayRule":0,"position":0,"cue":"","routine":"","reward":"","notification":0,"notTime":"20:0",
      "events":{"2026-01-02 00:00:00.000":["DayType.Check",null],"2026-01-03 00:00:00.000":["DayType.Fail","tired"],
       "2026-01-04 00:00:00.000":["DayType.Skip","away"]},"archived":1,"categories":[]},
     {"id":3,"title":"Gone","position":2,"cue":"","routine":"","events":{},"deletedAt":"2026-01-01T00:00:00.000Z"},
     {"id":4,"position":3,"cue":"","routine":"","events":{}}
    """

  static let backup = """
    {"habits":[\(habits)],"events":{},"categories":[{"id":1,"title":"Health"}],
     "habit_categories":[{"habit_id":1,"category_id":1}],"metadata":{"export_timestamp":"2026-03-05T07:00:00","version":8}}
    """

  @Test("brings days with their comments, amounts, categories, reminders and the order along")
  func backup() throws {
    let plan = try plan(Self.backup)
    #expect(plan.habits.map(\.habit.name.text) == ["읽기 📚", "Water"])
    let water = try #require(plan.habit("Water"))
    #expect(water.summary == ["2026-01-02 done 3.5", "2026-01-03 no twice", "2026-01-04 done 6", "2026-01-05 no"])
    #expect(water.goal == .atLeast(Amount(8), unit: "glasses"))
    #expect(water.schedule == .daily)
    #expect(water.habit.targetTime == TimeOfDay("07:05"))
    #expect(
      water.habit.note == "Category: Body\nCue: Breakfast\nReward: Tea\nAccountant: Ann\nTwo-day rule")
    #expect(
      water.reasons == [
        "habits[0].events['2026-01-06 00:00:00.000']: nothing is recorded but the comment 'only a comment'",
        "habits[0].events['2026-01-08 00:00:00.000']: 'DayType.dream' is no DayType that is known here",
        "habits[0].events['2026-02-30 00:00:00.000']: '2026-02-30 00:00:00.000' is no day, such as 2026-02-28",
        "habits[0].events['2026-01-09 00:00:00.000']: it is no list that begins with a DayType",
        "habits[0].events['2026-01-10 00:00:00.000']: '-1' is no amount",
        "habits[0].events (entry 1): 2026-01-03 is told again, in habits[0].events (entry 11), which holds",
      ])
    #expect(plan.categories.map(\.name.text) == ["Health"])
    let reading = try #require(plan.habit("읽기 📚"))
    #expect(reading.summary == ["2026-01-02 done", "2026-01-03 no tired", "2026-01-04 skip away"])
    #expect(reading.habit.archived == Day("2026-01-05"))
    #expect(!reading.habit.reminds)
    #expect(plan.omissions.map(\.line) == ["habits[2]: 'Gone' was deleted in Habo", "habits[3]: it has no 'title'"])
  }

  @Test("reads the list of older backups as well")
  func legacy() throws {
    let (list, object) = (try plan("[\(Self.habits)]"), try plan(Self.backup))
    #expect(list.habits.map(\.habit) == object.habits.map(\.habit))
    #expect(list.habits.map(\.summary) == object.habits.map(\.summary))
    #expect(list.omissions.map(\.place) == ["[2]", "[3]"])
  }

  @Test("has this receipt")
  func receipt() throws {
    expectGolden(Receipt(of: try plan(Self.backup)).lines.joined(separator: "\n") + "\n", named: "habo-dry-run.txt")
  }

  @Test("gives the same plan when it is read again")
  func again() throws {
    #expect(try plan(Self.backup) == plan(Self.backup))
  }

  @Test("takes a day that is checked for done, also where nothing was wanted")
  func nothingWanted() throws {
    let plan = try habit(
      #","habitType":1,"targetValue":5"#, events: #""2026-01-04":["DayType.check","",null,0]"#)
    #expect(plan.habits[0].summary == ["2026-01-04 done"])
  }

  @Test("takes its own key before row and title")
  func identity() throws {
    let first = try habit(#","id":1,"uuid":"A""#).habits[0].habit.id
    #expect(try habit(#","id":2,"uuid":"A""#).habits[0].habit.id == first)
    #expect(try habit(#","id":1"#).habits[0].habit.id != habit(#","id":2"#).habits[0].habit.id)
  }

  @Test("says of a reminder without a time that it was left out", arguments: ["", "25:0", "7", "7:x", "7:99"])
  func reminders(_ time: String) throws {
    let habit = try habit(#","notification":true,"notTime":"\#(time)""#).habits[0]
    #expect(habit.habit.targetTime == nil)
    #expect(habit.remarks == ["its reminder has no valid time and was left out"])
  }
}
