import CommandKit
import TestSupport
import Testing

/// The weeks of March 2026 begin on Monday 2, 9, 16, 23 and 30.
@Suite("Milestones and badges") struct BadgesCommandTests {
  private func home(_ lines: String...) throws -> TestHome {
    let home = try TestHome().at("2026-03-02T07:00")
    for line in lines { try home.run(line) }
    return home
  }

  @Test("a check-in that reaches a milestone says so, once")
  func celebration() throws {
    let home = try home("add Read")
    for day in 2...7 { #expect(try !home.at("2026-03-0\(day)T12:00").run("check Read").output.contains("—")) }
    #expect(
      try home.at("2026-03-08T12:00").run("check Read").output
        == "Read: done on 2026-03-08, streak 7 days — 7 days in a row for the first time, the first perfect week!\n")
    #expect(
      try home.run("check Read --note again").output == "Read: note kept on 2026-03-08\n")
    try home.check("Read", on: "2026-03-10", "2026-03-11", "2026-03-12")
    let week = "2026-03-13 2026-03-14 2026-03-15"
    for day in week.split(separator: " ") {
      let run = try home.at("\(day)T12:00").run("check Read --json")
      #expect(try run.json["milestones"].items.map { $0["kind"] } == (day.hasSuffix("12") ? [.string("daysDone")] : []))
    }
    #expect(try home.at("2026-03-16T12:00").run("check Read").output == "Read: done on 2026-03-16, streak 7 days\n")
  }

  @Test("what is taken back takes its badges along, and is celebrated again")
  func takenBack() throws {
    let home = try home("add Read")
    try home.check("Read", from: "2026-03-02", to: "2026-03-08")
    let badges = try home.run("badges --json").json
    #expect(badges["earned"].items.count == 2)
    for line in ["undo", "uncheck Read"] {
      try home.run(line)
      #expect(try home.run("badges --json").json["earned"].items.isEmpty)
      #expect(try home.run("badges").output.hasPrefix("No badges yet.\n\nNext\n"))
      #expect(try home.run("check Read --json").json["milestones"].items == badges["earned"].items)
    }
    try home.run("delete Read --yes")
    #expect(try home.run("badges --json").json["earned"].items.isEmpty)
  }

  @Test("an entry that closes a gap later is celebrated, a skip too")
  func backDated() throws {
    for line in ["check Read --on 2026-03-05", "skip Read --on 2026-03-05"] {
      let home = try home("add Read --start 2026-03-01")
      for day in [1, 2, 3, 4, 6, 7, 8, 9] { try home.check("Read", on: "2026-03-0\(day)") }
      #expect(
        try home.run(line).output.hasSuffix(" — 7 days in a row for the first time, the first perfect week!\n"),
        "\(line)")
    }
  }

  @Test("a check-in that moves the start back may complete the week that it cut")
  func movedStart() throws {
    let home = try home("add Read --start 2026-03-03")
    try home.check("Read", from: "2026-03-03", to: "2026-03-08")
    #expect(try home.run("badges --json").json["earned"].items.isEmpty)
    let milestones = try home.run("check Read --on 2026-03-02 --json").json["milestones"].items
    #expect(milestones.map { $0["kind"].string } == ["streak", "perfect"])
  }

  @Test("several habits of one command complete a week together")
  func together() throws {
    let home = try home("add Read", "add Gym --days wed,sun")
    try home.check("Read", from: "2026-03-02", to: "2026-03-07")
    try home.at("2026-03-08T12:00").run("check Gym --on wed")
    let run = try home.run("check Read Gym")
    #expect(
      run.output
        == """
        Read: done on 2026-03-08, streak 7 days — 7 days in a row for the first time
        Gym: done on 2026-03-08, streak 2 days — the first perfect week!

        """.replacing("for the first time\n", with: "for the first time!\n"))
    try home.run("undo")
    #expect(try !home.run("check Gym").output.contains("perfect"))
    #expect(try home.run("check Read").output.contains("the first perfect week!"))
  }

  @Test("a week that was perfect by a skip is no news when it is done after all")
  func skippedFirst() throws {
    let home = try home("add Read")
    try home.check("Read", from: "2026-03-02", to: "2026-03-07")
    #expect(try home.at("2026-03-08T12:00").run("skip Read").output.hasSuffix("— the first perfect week!\n"))
    #expect(
      try home.run("check Read").output
        == "Read: done on 2026-03-08, streak 7 days — 7 days in a row for the first time!\n")
  }

  @Test("quiet says nothing, and Korean says it in Korean")
  func languages() throws {
    let home = try home("add Read")
    try home.check("Read", from: "2026-03-02", to: "2026-03-07")
    #expect(try home.at("2026-03-08T12:00").run("check Read --quiet").output.isEmpty)
    try home.run("undo")
    home.variables["LC_ALL"] = "ko_KR.UTF-8"
    #expect(try home.run("check Read").output.hasSuffix(" — 처음으로 7일 연속, 첫 완벽한 한 주!\n"))
    #expect(try home.run("badges").output.contains("완벽한 한 주"))
  }

  @Test("are listed with their days, and the next ones with how far they are")
  func lists() throws {
    let home = try home("add Read --icon 📖", "add Gym --times 2 --per week")
    try home.check("Read", from: "2026-03-02", to: "2026-03-11")
    try home.check("Gym", on: "2026-03-03", "2026-03-05")
    home.at("2026-03-11T23:30")
    expectGolden(
      try home.run("badges").output + "\n" + home.run("badges gym").output + "\n"
        + DocumentTests.laidOut(home.run("badges --json").output), named: "badges.txt")
    #expect(try home.attempt("badges rea nothing").code == .missingInput)
  }

  @Test("without habits they show how to begin")
  func none() throws {
    let home = try TestHome()
    #expect(try home.run("badges").output.hasPrefix("No habits yet."))
    let badges = try home.run("badges --json").json
    #expect(badges["earned"].items.isEmpty)
    #expect(badges["next"].items.map { $0["wanted"] } == [.number(7), .number(31)])
  }
}
