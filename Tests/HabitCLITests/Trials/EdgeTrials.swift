import CommandKit
import HabitCore
import TestSupport
import Testing

@testable import HabitCLI

/// Places where rules meet, each once got wrong.
@Suite("Edges") struct EdgeTrials {
  private func days(_ home: TestHome, _ habit: String, _ first: Int, _ last: Int) throws {
    for day in first...last { try home.run("check \(habit) --on 2026-03-\(day < 10 ? "0" : "")\(day)") }
  }

  @Test("a skip before a period that a new schedule cut short counts alike with and without kept standings")
  func cutPeriod() throws {
    let home = try TestHome().at("2026-03-09T12:00")
    try home.run("add V --start 2025-11-01")
    for day in 2...8 { try home.run("skip V --on 2026-03-0\(day)") }
    try home.run("edit V --times 26 --per month --from 2026-03-10")
    try home.at("2026-03-25T12:00").run("today")
    try home.run("check V")
    let period = try home.run("today --json").json["items"].items[0]["period"]
    #expect(period["wanted"].number == 24)
  }

  @Test("what was replaced on the first day does not come back when the start moves")
  func replacedOnTheFirstDay() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add Gym")
    #expect(try home.run("edit Gym --days mon,wed,fri").output == "Gym: Mon, Wed, Fri\n")
    try home.run("check Gym --on 2026-02-23")
    let schedules = try home.run("show Gym --json").json["schedules"].items
    #expect(schedules.count == 1)
    #expect(schedules[0]["days"].items.compactMap(\.number) == [2, 4, 6])
  }

  @Test("the note of a no stays when the day is done after all")
  func noKeepsItsNote() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add R")
    try home.run("check R --no --note 'knee hurts'")
    try home.run("check R")
    #expect(try home.run("show R --json").json["days"].items.last?["note"].string == "knee hurts")
    try home.run("uncheck R")
    #expect(try home.run("log R --json").json["checkIns"].items.map { $0["kind"].string } == ["no"])
  }

  @Test("a no on a skipped day is refused, since it would change nothing")
  func noOnSkip() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add R")
    try home.run("skip R")
    #expect(try home.attempt("check R --no").code == .usage)
  }

  @Test("a habit is archived tomorrow if today has any entry, and sooner than was planned")
  func archive() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    for name in ["A", "B", "C"] { try home.run("add \(name)") }
    try home.run("skip A")
    #expect(try home.run("archive A").output == "A: archived from 2026-03-06 on\n")
    try home.run("archive B --on 2026-03-20")
    #expect(try home.run("archive B").output == "B: archived from 2026-03-05 on\n")
    #expect(try home.run("archive B").output == "B: archived since 2026-03-05 already\n")
  }

  @Test("on the last day of the calendar there is no tomorrow to archive from")
  func endOfCalendar() throws {
    let home = try TestHome().at("9999-12-31T23:59")
    try home.run("add Z")
    try home.run("check Z")
    #expect(try home.attempt("archive Z").code == .usage)
    #expect(try home.run("show Z --json").json["habit"]["archived"].string == nil)
  }

  @Test("an agreement to delete holds only for what was asked about")
  func deletedMeanwhile() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add R")
    home.terminal = TerminalFacts(isInputTerminal: true, isOutputTerminal: true, isErrorTerminal: true)
    home.answers = ["y"]
    home.whileAsking = { _ = try? home.attempt("check R") }
    #expect(try home.attempt("delete R").code == .temporaryFailure)
    #expect(try home.run("log R --json").json["checkIns"].items.count == 1)

    home.answers = ["y"]
    home.whileAsking = { _ = try? home.attempt("delete R --yes") }
    #expect(try home.attempt("delete R").code == .missingInput)
  }

  @Test("an empty name of a folder is none, and a file is no folder")
  func home() throws {
    let home = try TestHome()
    #expect(try home.attempt("--home '' path").code == .usage)
    #expect(try home.attempt("--home /etc/hostname list").code == .cannotCreate)
  }

  @Test("a pause that is there already is not added again")
  func pauseTwice() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add A")
    for line in ["pause A --from today --to +3", "pause A", "pause --all --from +5"] {
      #expect(try home.run(line).output.contains("paused"))
      let before = try home.everything()
      #expect(try home.run(line).output.hasSuffix(": nothing to change\n"))
      #expect(try home.everything() == before)
    }
  }

  @Test("resuming ends what covers the day; what is planned stays, and is named")
  func resume() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add A --start 2026-02-01")
    try home.run("pause A --from 2026-03-01")
    try home.run("pause --all --from 2026-08-01 --to 2026-08-14")
    #expect(try home.run("resume A").output == "A: resumed on 2026-03-05, paused again from 2026-08-01 on\n")
    #expect(
      try home.run("resume --all").output == "all habits: not paused on 2026-03-05, paused again from 2026-08-01 on\n")
    #expect(try home.run("pause --json").json["pauses"].items.map { $0["to"].string } == ["2026-03-04", "2026-08-14"])
  }

  @Test("a kept week asks for nothing on its days to come")
  func keptWeekAhead() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add T --per week --goal '5 km' --start 2026-02-01")
    try home.run("check T --on 2026-03-02")
    #expect(try home.run("today --on tomorrow --json").json["items"].items.isEmpty)
    #expect(try home.run("today --on 2026-03-09 --json").json["items"].items.count == 1)
  }

  @Test("an extra is no part of what is due")
  func extraIsNotDue() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add Tr --days none")
    try home.run("check Tr")
    #expect(try home.run("today --all --json").json["due"].number == 0)
  }

  @Test("a late habit stays late while only a part is recorded")
  func lateInPart() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add E --every 4 --start 2026-02-20 --goal '2 l'")
    try home.run("check E --amount 1")
    let item = try home.run("today --json").json["items"].items[0]
    #expect(item["late"].bool == true)
    try home.run("check E --amount 1")
    #expect(try home.run("today --json").json["items"].items[0]["state"].string == "done")
  }

  @Test("explain looks behind a kept week for what comes next, and knows when a week is lost")
  func explainNext() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add W --times 1 --per week --start 2026-02-02")
    try home.run("check W --on 2026-03-02")
    try home.run("edit W --days daily --from 2026-03-06")
    #expect(try home.run("explain W").output.contains("Nothing more is needed before Fri 2026-03-06."))
    try home.run("add V --times 5 --per week --start 2026-03-02")
    #expect(
      try home.run("explain V").output.contains("This week can no longer be kept: 5 more days are wanted, 4 days left.")
    )
  }

  @Test("an empty day of a total that is reached can be skipped, and noted")
  func reachedTotal() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add T --per week --goal '5 km' --start 2026-02-01")
    try home.run("check T --on 2026-03-02")
    try home.run("check T --on 2026-03-03 --note hm")
    try home.run("skip T")
    let entries = try home.run("log T --json").json["checkIns"].items
    #expect(entries.map { $0["kind"].string } == ["skip", "done", "done"])
    #expect(entries[1]["note"].string == "hm")
  }

  @Test("a check-in that passes the limit of a week says so")
  func passedTotal() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add P --per week --at-most '3 cups' --start 2026-02-02")
    try home.run("check P --on 2026-03-03 --amount 2")
    #expect(try home.run("check P --on 2026-03-04 --amount 2").output.hasPrefix("P: over the limit on 2026-03-04"))
  }

  @Test("a second check-in of a plain goal changes nothing, whatever its amount")
  func plainTwice() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add C")
    for _ in 1...2 { try home.run("check C --amount 1") }
    #expect(try home.run("log C --json").json["checkIns"].items.count == 1)
  }

  @Test("a setting that is set to what it is leaves nothing to undo")
  func sameSetting() throws {
    let home = try TestHome()
    try home.run("add R")
    try home.run("config set day-start 00:00")
    #expect(try home.run("history --json").json["changes"].items.count == 1)
  }

  @Test("without -o the heatmap is a document, too, if one is asked for")
  func heatmapDocument() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("add R --start 2026-03-01")
    try home.run("check R")
    let block = try home.run("heatmap R --json").json["blocks"].items[0]
    #expect(block["days"].items.map { $0["state"].string } == ["missed", "missed", "missed", "missed", "done"])
    #expect(block["days"].items.last?["level"].number == 4)
  }

  @Test("a name that would steer the terminal is shown with escapes")
  func steeringName() throws {
    let home = try TestHome()
    let run = home.attempt(words: ["add", "a\u{202E}b"])
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("a\\u{202E}b: added"))
  }
}
