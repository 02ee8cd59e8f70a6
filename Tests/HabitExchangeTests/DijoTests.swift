import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("dijo") struct DijoTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func plan(_ json: String) throws -> ImportPlan {
    try Importer.plan(.dijo, path: try folder.write(json, to: "habit_record.json"))
  }

  static let record = """
    [
      {"type":"Bit","name":"lifting","stats":{"2026-01-20":true,"2026-01-19":false,"2026-01-21":1},"goal":true,"auto":false},
      {"type":"Count","name":"프랑스어","stats":{"2026-01-20":3,"2026-01-21":0,"2026-01-22":-1,"2026-01-23":4294967296000,
        "2026-13-01":1,"2026-01-20":5,"2027-01-01":1},"goal":5,"auto":false},
      {"type":"Float","name":"water","stats":{"2026-01-20":{"value":15,"precision":1},"2026-01-21":{"value":7,"precision":0},
        "2026-01-22":{"value":1,"precision":99},"2026-01-23":{"value":1}},"goal":{"value":20,"precision":1},"precision":1},
      {"type":"Count","name":"any","stats":{"2026-01-20":1,"2026-01-21":2},"goal":0,"auto":false},
      {"type":"Dream","name":"none","stats":{},"goal":1},
      {"type":"Bit","name":"lifting","stats":{},"goal":true}
    ]
    """

  private static let auto = """
    [{"type":"Count","name":"commits","stats":{"2026-01-20":12},"goal":1,"auto":true}]
    """

  @Test("gives days, numbers and decimals as dijo means them")
  func record() throws {
    let plan = try plan(Self.record)
    #expect(plan.habits.map(\.habit.name.text) == ["lifting", "프랑스어", "water", "any", "lifting"])
    #expect(plan.habits[0].summary == ["2026-01-19 no", "2026-01-20 done"])
    #expect(plan.habits[0].reasons == ["[0].stats['2026-01-21']: it is no true or false"])
    let french = plan.habits[1]
    #expect(french.goal == .atLeast(Amount(5), unit: ""))
    #expect(french.summary == ["2026-01-20 done 5", "2026-01-21 no"])
    #expect(
      french.reasons == [
        "[1].stats['2026-01-22']: '-1' is no number of times",
        "[1].stats['2026-01-23']: '4294967296000' is no number of times",
        "[1].stats['2026-13-01']: '2026-13-01' is no day, such as 2026-02-28",
        "[1].stats (entry 1): 2026-01-20 is told again, in [1].stats (entry 6), which holds",
        "[1].stats (entry 7): 2027-01-01 lies in the future; import again when it has come",
      ])
    let water = plan.habits[2]
    #expect(water.goal == .atLeast(Amount(2), unit: ""))
    #expect(water.summary == ["2026-01-20 done 1.5", "2026-01-21 done 7"])
    #expect(water.reasons.count == 2)
    #expect(plan.habits[3].goal == .check)
    #expect(plan.habits[3].summary == ["2026-01-20 done", "2026-01-21 done 2"])
    #expect(plan.omissions.map(\.line) == ["[4].type: 'Dream' is neither Bit, Count nor Float"])
    #expect(plan.habits[0].habit.id != plan.habits[4].habit.id)
  }

  @Test("reads both files of a folder")
  func folders() throws {
    try folder.write(Self.record, to: "dijo/habit_record.json")
    try folder.write(Self.auto, to: "dijo/habit_record[auto].json")
    let plan = try Importer.plan(.dijo, path: folder.path + "/dijo")
    #expect(plan.habits.count == 6)
    #expect(plan.habit("commits")?.summary == ["2026-01-20 done 12"])
    #expect(plan.habit("commits")?.remarks == ["it is an auto habit: a program recorded it for dijo"])
    #expect(plan.omissions.map(\.place) == ["habit_record.json: [4].type"])
    #expect(plan.habits.dropLast().map(\.habit) == (try self.plan(Self.record)).habits.map(\.habit))
  }

  @Test("refuses a file of a folder that is cut short or something else", arguments: ["", "hello", "[{\"type\"", "{}"])
  func damaged(_ text: String) throws {
    try folder.write(Self.auto, to: "dijo/habit_record[auto].json")
    try folder.write(text, to: "dijo/habit_record.json")
    let error = try #require(throws: ImportError.self) { try Importer.plan(.dijo, path: folder.path + "/dijo") }
    #expect(error.description.hasPrefix("'\(folder.path)/dijo/habit_record.json' is "))
    #expect(!error.description.contains("\n"))
  }

  @Test("has this receipt")
  func receipt() throws {
    expectGolden(Receipt(of: try plan(Self.record)).lines.joined(separator: "\n") + "\n", named: "dijo-dry-run.txt")
  }

  @Test("gives the same plan when it is read again")
  func again() throws {
    #expect(try plan(Self.record) == plan(Self.record))
  }
}
