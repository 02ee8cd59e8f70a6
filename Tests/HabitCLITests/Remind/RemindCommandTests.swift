import CommandKit
import HabitCLI
import TestSupport
import Testing

@Suite("habit remind") struct RemindCommandTests {
  private let home: TestHome

  init() throws {
    home = try TestHome().at("2026-03-05T12:00")
    try home.run("add Read --at 21:00 --icon 📖")
    try home.run("add Run")
  }

  /// The titles of what was sent.
  private var titles: [String] { home.programs.orders.compactMap { $0.words.dropLast().last } }

  @Test("sends each reminder once, when it has come due")
  func once() throws {
    #expect(try home.at("2026-03-05T20:49").run("remind").output == "No reminder is due.\n")
    #expect(home.programs.orders.isEmpty)
    #expect(try home.at("2026-03-05T20:51").run("remind").output == "sent: 📖 Read · In 9 min, at 21:00\n")
    #expect(titles == ["📖 Read"])
    try home.at("2026-03-05T20:52").run("remind")
    #expect(titles == ["📖 Read"])
    try home.at("2026-03-05T21:00").run("remind")
    try home.at("2026-03-05T22:00").run("remind")
    try home.at("2026-03-05T23:59").run("remind")
    #expect(titles == ["📖 Read", "Today", "📖 Read"])
    #expect(home.programs.orders[1].words.last == "2 habits are still open today (Read, Run)")
    #expect(home.programs.orders[2].words.last == "Still open, planned for 21:00")
    try home.at("2026-03-06T00:00").run("remind")
    #expect(titles.count == 3)
    try home.at("2026-03-06T21:00").run("remind")
    #expect(titles.count == 5)
  }

  @Test("says nothing of what is done, and nothing at all with --quiet")
  func done() throws {
    try home.run("check Read Run")
    try home.at("2026-03-05T22:30").run("remind")
    #expect(home.programs.orders.isEmpty)
    try home.run("uncheck Read")
    #expect(try home.run("remind --quiet").output == "")
    #expect(titles == ["Today", "📖 Read"])
  }

  @Test("takes another time for now")
  func at() throws {
    try home.run("remind --at 2026-03-05T20:55")
    #expect(titles == ["📖 Read"])
    try home.run("remind --at 2026-03-05T20:55:30+00:00")
    #expect(titles == ["📖 Read"])
    let run = try home.attempt("remind --at 20:55 --json")
    #expect(run.code == .usage && run.errorCode == "invalid-value")
  }

  @Test("shows without sending what has come due and what comes later")
  func dryRun() throws {
    let before = try home.files()
    #expect(
      try home.at("2026-03-05T20:55").run("remind --dry-run").output == """
        Would be sent now
          20:50  📖 Read  In 5 min, at 21:00

        Later today
          21:00  Today    2 habits are still open today (Read, Run)
          22:00  📖 Read  Still open, planned for 21:00

        """)
    #expect(try home.run("remind -n --at 2026-03-05T22:01").lines.first == "Would be sent now")
    #expect(try home.run("remind -n --at 2026-03-05T08:00").lines.first == "No reminder is due.")
    #expect(home.programs.orders.isEmpty)
    #expect(try home.files() == before)
    try home.run("config set reminders off")
    #expect(
      try home.run("remind -n").output == "Reminders are off; 'habit config set reminders on' turns them on.\n")
  }

  @Test("has a document")
  func document() throws {
    let json = try home.at("2026-03-05T21:00").run("remind --json").json
    #expect(json["now"].string == "2026-03-05T21:00" && json["on"].bool == true && json["version"].int == 1)
    let due = json["due"].items
    #expect(due.map { $0["kind"].string } == ["before", "summary"])
    #expect(due.map { $0["sent"].bool } == [true, true])
    #expect(due[0]["habit"]["name"].string == "Read" && due[0]["todo"] == .null)
    #expect(due[0]["due"].string == "2026-03-05T20:50" && due[0]["time"].string == "21:00")
    #expect(due[0]["title"].string == "📖 Read" && due[0]["body"].string == "Now, at 21:00")
    #expect(due[0]["day"].string == "2026-03-05" && due[1]["habit"] == .null)
    #expect(json["next"].items.map { $0["kind"].string } == ["overdue"])
    let again = try home.run("remind --json --dry-run").json
    #expect(again["due"].items.isEmpty)
  }

  @Test("does nothing where there is no store, and makes none")
  func noStore() throws {
    let empty = try TestHome()
    #expect(try empty.run("remind").output == "No reminder is due.\n")
    #expect(try empty.files().isEmpty)
  }

  @Test("is no step to undo")
  func undo() throws {
    try home.at("2026-03-05T20:55").run("remind")
    #expect(try home.run("undo").output == "undone: add Run\n")
  }

  @Test("speaks Korean")
  func korean() throws {
    home.variables["LANG"] = "ko_KR.UTF-8"
    try home.run("remind -q --at 2026-03-05T21:00")
    #expect(home.programs.orders.map { $0.words.last } == ["지금, 오후 9시", "오늘 아직 남은 습관 2개 (Read, Run)"])
  }

  @Test("says how far a habit is, and asks its question")
  func progress() throws {
    try home.run("add Water --goal '8 glasses' --at 20:58 --note 'Drunk enough?'")
    try home.run("check Water --amount 3")
    try home.at("2026-03-05T20:58").run("remind")
    #expect(titles.contains("Water"))
    #expect(
      home.programs.orders.contains { $0.words.last == "Now, at 20:58\n3 of 8 glasses\nDrunk enough?" })
  }
}
