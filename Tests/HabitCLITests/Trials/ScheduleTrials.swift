import CommandKit
import HabitCore
import TestSupport
import Testing

/// Faults of other trackers when a schedule changes or a habit begins, tried on this one.
@Suite("A changed schedule leaves the past alone") struct ScheduleTrials {
  private let due: Set<Weekday> = [.monday, .wednesday, .friday]

  @Test("fewer days from February on: January counts every day, February three a week")
  func narrower() throws {
    let home = try TestHome()
    try home.run("add X --start 2026-01-01")
    try home.check("X", from: "2026-01-01", to: "2026-01-31")
    try home.at("2026-02-01T12:00").run("edit X --days mon,wed,fri --from 2026-02-01")
    try home.check("X", from: "2026-02-01", to: "2026-02-28") { due.contains($0.weekday) }
    #expect(try home.at("2026-03-01T12:00").streak("X") == 31 + 12)
  }

  @Test("more days from February on: no Tuesday of January is missed")
  func wider() throws {
    let home = try TestHome()
    try home.run("add X --days mon,wed,fri --start 2026-01-01")
    try home.check("X", from: "2026-01-01", to: "2026-01-31") { due.contains($0.weekday) }
    try home.at("2026-02-01T12:00").run("edit X --days daily --from 2026-02-01")
    try home.check("X", from: "2026-02-01", to: "2026-02-05")
    let days = try home.show("X", "--from 2026-01-01 --to 2026-02-05")["days"].items
    #expect(!days.contains { $0["state"].string == "missed" })
    #expect(try home.streak("X") == 13 + 5)
  }

  @Test("without --from a new schedule or goal holds from today, and every other field leaves them alone")
  func fromToday() throws {
    let home = try TestHome()
    try home.run("add X --start 2026-03-01")
    try home.check("X", from: "2026-03-01", to: "2026-03-05")
    let before = try home.at("2026-03-06T12:00").show("X")["days"]
    for options in ["--name Y", "--at 07:30", "--icon 📖", "--color blue", "--note why", "--end 2027-01-01"] {
      try home.run("edit 1 \(options)")
    }
    #expect(try home.show("Y")["schedules"].items.count == 1)
    #expect(try home.show("Y")["days"] == before)
    try home.run("edit Y --days mon --goal '5 pages'")
    #expect(try home.show("Y")["schedules"][1]["from"].string == "2026-03-06")
    #expect(try home.show("Y")["goals"][1]["from"].string == "2026-03-06")
    #expect(try home.show("Y")["days"].items.dropLast() == before.items.dropLast())
  }

  @Test("a habit that begins in mid-week owes nothing before, and one that has not begun does not nag")
  func beginning() throws {
    let home = try TestHome()
    try home.at("2026-03-04T10:00").run("add Gym --days mon,tue,wed,thu,fri")
    try home.check("Gym", on: "2026-03-04", "2026-03-05", "2026-03-06")
    let overall = try home.at("2026-03-06T22:00").run("stats --json").json["overall"]
    #expect(overall["kept"].int == 3)
    #expect(overall["due"].int == 3)
    #expect(overall["rate"].number == 1)
    #expect(try home.state(of: "Gym", on: "2026-03-03") == "none")
    #expect(try home.at("2026-03-03T09:00").todayNames() == [])

    try home.at("2026-03-06T22:00").run("add Later --start 2026-04-01")
    #expect(try home.todayNames() == ["Gym"])
    #expect(try home.run("stats --json").json["overall"]["due"].int == 3)
    let picture = try home.run("heatmap Gym --from 2026-03-02 --to 2026-03-08 -o \(home.file("gym.svg"))")
    #expect(picture.output.contains("3 of 3 kept"))
    // Neither Monday nor Tuesday has a cell.
    #expect(try DrawnSVG(home.text(of: "gym.svg")).cells.map(\.day) == ["2026-03-04", "2026-03-05", "2026-03-06"])
  }

  @Test("a check-in before the start moves the start, says so, and is wholly undone")
  func backFilling() throws {
    let home = try TestHome()
    try home.run("add Read --start 2026-03-01")
    let before = try home.show("Read", "--from 2026-02-15 --to 2026-03-01")
    let run = try home.run("check Read --on 2026-02-20")
    #expect(run.output.contains("start moved back from 2026-03-01 to 2026-02-20"))
    #expect(try home.show("Read")["habit"]["start"].string == "2026-02-20")
    #expect(try home.state(of: "Read", on: "2026-02-21") == "missed")
    try home.run("undo")
    #expect(try home.show("Read", "--from 2026-02-15 --to 2026-03-01") == before)
    #expect(try home.attempt("skip Read --on 2026-02-20").code == .usage)
    #expect(try home.attempt("check Read --on 2026-02-20 --no").code == .usage)
  }
}
