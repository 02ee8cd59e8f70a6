import CommandKit
import HabitCore
import TestSupport
import Testing

/// Faults of other trackers in streaks and scores, tried on this one.
@Suite("Streaks are judged fairly") struct StreakTrials {
  @Test(
    "a later check-in changes no earlier day",
    arguments: ["--days mon,wed,fri", "", "--every 2", "--times 2 --per week", "--goal '2 l'", "--at-most 1"])
  func noRepainting(schedule: String) throws {
    let home = try TestHome()
    try home.run("add Run \(schedule) --start 2026-03-02")
    try home.check("Run", on: "2026-03-02", "2026-03-04")
    let range = "--from 2026-03-02 --to 2026-03-07"
    let before = try home.at("2026-03-08T20:00").show("Run", range)["days"]
    for day in ["2026-03-08", "2026-03-09", "2026-03-11"] {
      try home.check("Run", on: day)
      #expect(try home.at("2026-03-12T12:00").show("Run", range)["days"] == before, "after \(day)")
    }
  }

  @Test("a missed Friday stays missed, and Monday begins a streak of 1")
  func missedStaysMissed() throws {
    let home = try TestHome()
    try home.run("add Run --days mon,wed,fri --start 2026-03-02")
    try home.check("Run", on: "2026-03-02", "2026-03-04", "2026-03-09")
    #expect(try home.state(of: "Run", on: "2026-03-06") == "missed")
    #expect(try home.streak("Run") == 1)
  }

  @Test("a skip bridges a streak and adds nothing, and a skip after a miss revives nothing")
  func skips() throws {
    let home = try TestHome()
    try home.run("add X --start 2026-03-02")
    try home.check("X", on: "2026-03-02", "2026-03-03", "2026-03-04")
    try home.at("2026-03-05T12:00").run("skip X")
    try home.check("X", on: "2026-03-06")
    #expect(try home.streak("X") == 4)

    try home.run("add Y --start 2026-03-02")
    try home.check("Y", on: "2026-03-02", "2026-03-03", "2026-03-04")
    try home.at("2026-03-06T12:00").run("skip Y --on 2026-03-06")
    try home.check("Y", on: "2026-03-07")
    #expect(try home.streak("Y") == 1)
  }

  @Test("a skipped week leaves a streak of weeks as it is")
  func skippedWeek() throws {
    let home = try TestHome()
    try home.run("add Gym --times 2 --per week --start 2026-03-02")
    try home.check("Gym", on: "2026-03-02", "2026-03-03", "2026-03-17", "2026-03-18")
    try home.run("pause Gym --from 2026-03-09 --to 2026-03-15")
    #expect(try home.streak("Gym") == 2)
  }

  @Test("the strength of a perfect person never falls, stands still on a skip, and falls on a miss")
  func strength() throws {
    let home = try TestHome()
    try home.run("add Run --days mon,wed,fri --start 2025-01-01")
    let due: Set<Weekday> = [.monday, .wednesday, .friday]
    try home.check("Run", from: "2025-01-01", to: "2025-12-31") { due.contains($0.weekday) }

    var last = 0.0
    for month in 1...12 {
      let text = month < 10 ? "0\(month)" : "\(month)"
      let strength = try #require(try home.at("2025-\(text)-28T12:00").show("Run")["strength"].number)
      #expect(strength >= last)
      last = strength
    }
    let perfect = try #require(try home.at("2026-01-01T12:00").show("Run")["strength"].number)
    // 157 due days: 1 − 0.5^(157/13).
    #expect(abs(perfect - 0.999769) < 1e-6)

    try home.at("2026-01-02T12:00").run("skip Run")
    #expect(try home.at("2026-01-03T12:00").show("Run")["strength"].number == perfect)
    let missed = try #require(try home.at("2026-01-06T12:00").show("Run")["strength"].number)
    #expect(missed < perfect)
  }

  @Test("a streak is never longer than what was done, and equal streaks are two")
  func lonelyCheckIn() throws {
    let home = try TestHome()
    try home.run("add X --start 2026-01-01")
    try home.check("X", on: "2026-01-01")
    let streak = try home.at("2026-03-20T12:00").run("streaks X --json").json["habits"][0]
    #expect(streak["current"].int == 0)
    #expect(streak["best"].int == 1)
    #expect(streak["bestFrom"].string == "2026-01-01")
    #expect(streak["bestTo"].string == "2026-01-01")

    try home.run("add Twice --start 2026-03-01")
    try home.check("Twice", from: "2026-03-01", to: "2026-03-05")
    try home.check("Twice", from: "2026-03-07", to: "2026-03-11")
    let twice = try home.at("2026-03-20T12:00").run("streaks Twice --json").json["habits"][0]
    #expect(twice["best"].int == 5)
    // Of equal streaks the latest counts as the best.
    #expect(twice["bestFrom"].string == "2026-03-07")
    #expect(twice["bestTo"].string == "2026-03-11")
  }

  @Test("a week is kept up to its last day, and lies where weeks start")
  func edgeOfTheWeek() throws {
    let home = try TestHome()
    try home.run("add Swim --times 2 --per week --start 2026-03-02")
    try home.check("Swim", on: "2026-03-02", "2026-03-08")
    #expect(try home.streak("Swim") == 1)

    try home.run("add Row --times 2 --per week --start 2026-03-02")
    try home.check("Row", on: "2026-03-08", "2026-03-09")
    #expect(try home.streak("Row") == 0)
    #expect(try home.at("2026-03-09T12:00").run("today --all --json").json["items"][1]["period"]["done"].int == 1)
    try home.run("config set week-start sun")
    #expect(try home.streak("Row") == 1)
  }

  @Test("days that are not due break no streak; a due day does once it is over")
  func daysOff() throws {
    let home = try TestHome()
    try home.run("add Work --days mon-fri --start 2026-03-02")
    try home.check("Work", from: "2026-03-02", to: "2026-03-06")
    #expect(try home.at("2026-03-08T22:00").streak("Work") == 5)
    #expect(try home.at("2026-03-09T08:00").streak("Work") == 5)
    #expect(try home.at("2026-03-10T00:00").streak("Work") == 0)
    #expect(try home.bestStreak("Work") == 5)
  }

  @Test("a streak is not 0 in the morning")
  func morning() throws {
    let home = try TestHome()
    try home.run("add X --start 2026-03-02")
    try home.check("X", on: "2026-03-02", "2026-03-03", "2026-03-04")
    for now in ["2026-03-05T00:00", "2026-03-05T23:59"] {
      let streak = try home.at(now).run("streaks --json").json["habits"][0]
      #expect(streak["current"].int == 3)
      #expect(streak["pending"].bool == true)
    }
    #expect(try home.at("2026-03-06T00:00").streak("X") == 0)
    try home.check("X", on: "2026-03-05")
    #expect(try home.streak("X") == 4)
    #expect(try home.at("2026-03-06T00:00").streak("X") == 4)
  }

  @Test("amounts of a day add up to the goal, and less than it is a share that ends the streak")
  func amounts() throws {
    let home = try TestHome()
    try home.run("add Water --goal '>=2 l' --start 2026-03-02")
    try home.at("2026-03-02T09:00").run("check Water --amount 1.2")
    #expect(try home.state(of: "Water", on: "2026-03-02") == "pending")
    try home.at("2026-03-02T18:00").run("check Water --amount 0.8")
    #expect(try home.show("Water", "--from 2026-03-02 --to 2026-03-02")["days"][0]["amount"].number == 2)
    #expect(try home.streak("Water") == 1)

    try home.at("2026-03-03T12:00").run("check Water --amount 1.9")
    #expect(try home.streak("Water") == 1)
    #expect(try home.at("2026-03-04T00:00").streak("Water") == 0)
    #expect(try home.state(of: "Water", on: "2026-03-03") == "partial")
    let strength = try #require(try home.show("Water")["strength"].number)
    // A whole step and one of 1.9 / 2, each of the weight 1 − 0.5^(1/13) = 0.051922.
    #expect(abs(strength - (1 - 0.948078 * 0.948078 - 0.05 * 0.051922)) < 1e-5)
  }

  @Test("a limit of a month that is passed is missed at once, and explained")
  func passedLimit() throws {
    let home = try TestHome()
    try home.run("add Sugar --at-most '5 cubes' --per month --start 2026-02-01")
    try home.at("2026-03-05T12:00").run("check Sugar --amount 5")
    #expect(try home.streak("Sugar") == 1)
    try home.run("check Sugar")
    #expect(try home.streak("Sugar") == 0)
    #expect(
      try home.run("explain Sugar").lines[2]
        == "  The month of 2026-03-01 to 2026-03-31 went over its limit: 6 of at most 5 cubes. "
        + "That ended a streak of 1 month.")
  }

  @Test(
    "no amount or goal that makes no sense is taken",
    arguments: [
      "add Y --goal '>=0'", "add Y --goal '>=abc'", "add Y --goal 0", "add Y --goal '-1 l'", "add Y --goal NaN",
      "add Y --goal inf", "add Y --goal ''", "check Water --amount NaN", "check Water --amount -1",
      "check Water --amount 1e3", "check Water --amount 1_000", "check Water --amount ' 5 km'",
      "check Water --amount 1,5", "check Water --amount ''", "check Water --amount 99999999999999999999",
    ])
  func senselessAmounts(line: String) throws {
    let home = try TestHome()
    try home.run("add Water --goal '2 l'")
    let before = try home.files()
    let run = try home.attempt(line)
    #expect(run.code == .usage)
    #expect(!run.errors.isEmpty)
    #expect(try home.files() == before)
  }
}
