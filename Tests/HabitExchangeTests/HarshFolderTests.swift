import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("A harsh folder") struct HarshFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func plan(habits: String, log: String) throws -> ImportPlan {
    try folder.write(habits, to: "habits")
    try folder.write(log, to: "log")
    return try Importer.plan(.harsh, path: folder.path)
  }

  @Test("gives habits in the order of the file, under comments and headings")
  func habits() throws {
    let plan = try plan(
      habits: """
        # mine
        ! Health
        Gym: 3/7
        Water : 1
        ! Home

        Call family: 7
        Weight: 0
        Course: 1: 2026-03-01
        """, log: "")
    #expect(plan.habits.map(\.habit.name.text) == ["Gym", "Water", "Call family", "Weight", "Course"])
    #expect(
      plan.habits.map(\.schedule) == [
        .period(times: 3, per: .week), .daily, .every(days: 7), .weekdays([]), .daily,
      ])
    #expect(plan.habits.allSatisfy { $0.goal == .check })
    #expect(plan.habits.map(\.habit.end) == [nil, nil, nil, nil, Day("2026-03-01")])
    #expect(plan.habit("Course")?.habit.start == Day("2026-03-01"))
    #expect(plan.habit("Gym")?.habit.start == importDay)
    #expect(plan.categories.map(\.name.text) == ["Health", "Home"])
    #expect(plan.habit("Gym")?.habit.category == plan.categories[0].id)
    #expect(plan.omissions.isEmpty)
  }

  @Test("gives done, not done and skipped days with their comments and amounts")
  func entries() throws {
    let plan = try plan(
      habits: "Gym: 3/7\n",
      log: """
        # a comment
        2026-01-03 : Gym : y

        2026-01-01 : Gym : y : Leg day : 1.5
        2026-01-02 : Gym : n : Too tired : 0
        2026-01-04 : Gym : s : Cold
        2026-01-05 : Gym : y :  : 0
        2026-01-06 : Gym : y : kept : 0.0004
        2026-01-07 : Gym : y : 물 💧 : 3
        """)
    let gym = try #require(plan.habit("Gym"))
    #expect(
      gym.summary == [
        "2026-01-01 done 1.5 Leg day", "2026-01-02 no Too tired", "2026-01-03 done", "2026-01-04 skip Cold",
        "2026-01-05 done", "2026-01-06 done kept", "2026-01-07 done 3 물 💧",
      ])
    #expect(gym.habit.start == Day("2026-01-01"))
    #expect(gym.omissions.isEmpty)
    #expect(gym.checkIns.allSatisfy { $0.habit == gym.habit.id && $0.recorded == nil })
  }

  @Test("lists each line at fault with its number and reason, and reads the others")
  func faults() throws {
    let plan = try plan(
      habits: """
        Gym: 3/7
        no frequency
        Gym: 1
        Bad: 8/7
        Ended: 1: 2026-02-30
        : 1
        """,
      log: """
        2026-01-01 : Gym : y
        2026-02-30 : Gym : y
        2026-01-02 : Gym : x
        2026-01-02 : Gym
        2026-01-02 : Gym : y : a : 1 : b
        2026-01-02 : Gym : y : a : much
        2026-01-02 : Gym : y : a : -1
        2026-01-02 : Gym : y : a : nan
        2026-01-02 : Gym : y : a : 1e30
        2026-01-03 : Gym : y
        """)
    #expect(plan.habits.map(\.habit.name.text) == ["Gym"])
    #expect(plan.habits[0].summary == ["2026-01-01 done", "2026-01-03 done"])
    #expect(
      plan.omissions.map(\.line) == [
        "habits:2: it is not 'Name: frequency' or 'Name: frequency: last day'",
        "habits:3: there is a habit 'Gym' already",
        "habits:4: '8/7' is no frequency, such as 1, 7, 3/7, 1w or 0",
        "habits:5: '2026-02-30' is no day, such as 2026-02-28",
        "habits:6: it is not 'Name: frequency' or 'Name: frequency: last day'",
        "log:2: '2026-02-30' is no day, such as 2026-02-28",
        "log:3: 'x' is neither y, n nor s",
        "log:4: it has 2 fields instead of 3 to 5 with ' : ' between them",
        "log:5: it has 6 fields instead of 3 to 5 with ' : ' between them",
        "log:6: 'much' is no amount", "log:7: '-1' is no amount", "log:8: 'nan' is no amount",
        "log:9: '1e30' is no amount",
      ])
    #expect(plan.omissions.filter(\.isFault).count == plan.omissions.count)
  }

  @Test("lets the later of two lines about a day hold, as harsh does, and says so")
  func repeatedDay() throws {
    let plan = try plan(
      habits: "Gym: 1\n",
      log: "2026-01-02 : Gym : n : first\n2026-01-01 : Gym : y\n2026-01-02 : Gym : y : second\n")
    #expect(plan.habits[0].summary == ["2026-01-01 done", "2026-01-02 done second"])
    #expect(plan.habits[0].reasons == ["log:1: 2026-01-02 is told again, in log:3, which holds"])
  }

  @Test("counts the lines of habits that it does not list")
  func strangers() throws {
    let plan = try plan(
      habits: "Gym: 1\nBad: x\n",
      log: "2026-01-01 : Old : y\n2026-01-02 : Old : y\n2026-01-01 : Bad : y\n2026-01-01 : Gym : y\n")
    #expect(
      plan.omissions.map(\.line) == [
        "habits:2: 'x' is no frequency, such as 1, 7, 3/7, 1w or 0",
        "log: 'Bad' is left out, since its line in 'habits' is at fault",
        "log ×2: 'Old' is not listed in 'habits'; add it there to import its entries",
      ])
  }

  @Test("leaves out what lies in the future or after the end, but not a skip ahead")
  func outside() throws {
    let plan = try plan(
      habits: "Gym: 1\nCourse: 1: 2026-01-31\n",
      log: """
        2026-03-05 : Gym : y
        2026-03-06 : Gym : y
        2026-03-07 : Gym : s : holiday
        2026-01-31 : Course : y
        2026-02-01 : Course : y
        """)
    #expect(plan.habit("Gym")?.summary == ["2026-03-05 done", "2026-03-07 skip holiday"])
    #expect(plan.habit("Gym")?.reasons == ["log:2: 2026-03-06 lies in the future; import again when it has come"])
    #expect(plan.habit("Course")?.summary == ["2026-01-31 done"])
    #expect(plan.habit("Course")?.reasons == ["log:5: 2026-02-01 lies after the end of the habit, 2026-01-31"])
  }

  @Test("says that an amount of a day without anything done is left out")
  func amountOfNothing() throws {
    let plan = try plan(habits: "Gym: 1\n", log: "2026-01-01 : Gym : n : no : 2\n")
    #expect(plan.habits[0].summary == ["2026-01-01 no no"])
    #expect(plan.habits[0].reasons == ["log:1: its amount 2: nothing was done that day"])
  }

  @Test("is the same with CR LF, a byte order mark and no line break at the end")
  func lineEnds() throws {
    let (habits, log) = ("! A\nGym: 3/7\n", "2026-01-01 : Gym : y : a : 1\n2026-01-02 : Gym : n\n")
    let expected = try plan(habits: habits, log: log)
    for variant in [
      { $0.split(separator: "\n").joined(separator: "\r\n") + "\r\n" }, { "\u{FEFF}" + $0 }, { String($0.dropLast()) },
    ] as [(String) -> String] {
      #expect(try plan(habits: variant(habits), log: variant(log)) == expected)
    }
  }

  @Test("lists a line that is not UTF-8")
  func encoding() throws {
    try folder.write("Gym: 1\n", to: "habits")
    try folder.write(bytes: Array("2026-01-01 : Gym : y\n2026-01-02 : Gym : y : ".utf8) + [0xFC, 0x0A], to: "log")
    let plan = try Importer.plan(.harsh, path: folder.path)
    #expect(plan.omissions.map(\.line) == ["log:2: it is not UTF-8"])
    #expect(plan.habits[0].checkIns.count == 1)
  }

  @Test("reads the real files")
  func fixture() throws {
    guard let path = try SharedFiles.path("fixtures/harsh") else { return }
    let plan = try Importer.plan(.harsh, path: path)
    #expect(plan.habits.count == 10)
    #expect(plan.omissions.isEmpty)
    #expect(plan.habit("Code review")?.schedule == .period(times: 5, per: .week))
    #expect(plan.habit("Sprint planning")?.schedule == .every(days: 14))
    #expect(plan.habit("Sleep tracking")?.schedule == .weekdays([]))
    #expect(plan.habit("Running")?.summary.first == "2025-01-01 no Too tired")
    #expect(try Importer.plan(.harsh, path: path) == plan)
  }
}
