import CommandKit
import HabitCore
import TestSupport
import Testing

/// Faults of other trackers around midnight, zones and leap days, tried on this one.
@Suite("A day is a date on the wall") struct ClockTrials {
  @Test("after a flight the day that was done before it is not asked for again")
  func flight() throws {
    let home = try TestHome()
    home.secondsFromUTC = 8 * 3600
    try home.run("add Med --start 2026-03-01")
    try home.check("Med", from: "2026-03-01", to: "2026-03-04")
    try home.at("2026-03-05T09:00").run("check Med")
    home.secondsFromUTC = -8 * 3600

    let landing = try home.at("2026-03-04T18:00").run("today --json").json
    #expect(landing["date"].string == "2026-03-04")
    #expect(landing["items"][0]["state"].string == "done")
    let morning = try home.at("2026-03-05T07:00").run("today --json").json
    #expect(morning["items"][0]["state"].string == "done")
    #expect(morning["items"][0]["streak"]["current"].int == 5)
    let log = try home.run("log Med --json").json["checkIns"].items
    #expect(log.compactMap { $0["date"].string }.sorted().count == Set(log.compactMap { $0["date"].string }).count)
    #expect(log.count == 5)
  }

  @Test(
    "the date is that of the place whose offset the clock shows",
    arguments: [
      "2026-03-05T20:00:00-06:00", "2026-03-05T07:00:00+09:00", "2026-03-05T00:00Z", "2026-03-05T23:59+14:00",
    ])
  func offsets(now: String) throws {
    let home = try TestHome().at(now)
    try home.run("add X")
    try home.run("check X")
    let checkIn = try home.run("log --json").json["checkIns"][0]
    #expect(checkIn["date"].string == "2026-03-05")
    #expect(checkIn["time"].string == String(now.dropFirst(11).prefix(5)))
  }

  @Test(
    "a clock that cannot be read is refused",
    arguments: [
      "yesterday", "2026-03-05", "2026-02-30T07:00", "2026-03-05T24:00", "2026-03-05T7:00", "2026-03-05T07:60",
      "2026-03-05T07:00+9", "2026-03-05T07:00:61",
    ])
  func unreadableClock(now: String) throws {
    let home = try TestHome().at(now)
    let run = try home.attempt("add X")
    #expect(run.code == .usage)
    #expect(run.errors.hasPrefix("habit: '\(now)' is not valid for HABIT_NOW: "))
    #expect(try home.files().isEmpty)
  }

  @Test("a year has 365 days, none of them twice")
  func wholeYear() throws {
    let home = try TestHome()
    try home.run("add X --start 2026-01-01")
    try home.check("X", from: "2026-01-01", to: "2026-12-31")
    #expect(try home.at("2026-12-31T23:00").streak("X") == 365)
    let days = try home.show("X", "--year 2026")["days"].items.compactMap { $0["date"].string }
    #expect(days.count == 365)
    #expect(Set(days).count == 365)
  }

  @Test("a check-in a second before midnight belongs to the day that ends")
  func midnight() throws {
    let home = try TestHome()
    try home.run("add X --start 2026-03-05")
    let run = try home.at("2026-03-05T23:59:59").run("check X")
    #expect(run.output.contains("done on 2026-03-05"))
    let next = try home.at("2026-03-06T00:00:00").run("today --json").json
    #expect(next["date"].string == "2026-03-06")
    #expect(next["items"][0]["state"].string == "pending")
    #expect(next["items"][0]["streak"]["current"].int == 1)
  }

  @Test("with day-start 04:00 the evening lasts until four, and the true time is kept")
  func dayStart() throws {
    let home = try TestHome()
    try home.run("config set day-start 04:00")
    try home.run("add X --start 2026-09-07")
    try home.run("add Night --at 01:00 --start 2026-09-07")
    try home.run("add Late --at 23:00 --start 2026-09-07")
    try home.check("X", on: "2026-09-07")
    try home.at("2026-09-09T00:20").run("check X")
    let checkIn = try home.run("log X --json").json["checkIns"][0]
    #expect(checkIn["date"].string == "2026-09-08")
    #expect(checkIn["time"].string == "00:20")
    #expect(try home.streak("X") == 2)

    let last = try home.at("2026-09-09T03:59").run("today --json").json
    #expect(last["date"].string == "2026-09-08")
    #expect(last["items"].items.compactMap { $0["name"].string } == ["Late", "Night", "X"])
    let first = try home.at("2026-09-09T04:00").run("today --json").json
    #expect(first["date"].string == "2026-09-09")
    #expect(first["items"][2]["streak"]["current"].int == 2)
    try home.run("config unset day-start")
    #expect(try home.at("2026-09-09T03:59").run("today --json").json["date"].string == "2026-09-09")
  }

  @Test("no setting that does not exist, and no value that makes no sense, is taken")
  func settings() throws {
    let home = try TestHome()
    for line in [
      "config set day-end 04:00", "config get nothing", "config set day-start 24:00", "config set day-start noon",
      "config set week-start wed", "config set week-start ''", "config unset nothing",
    ] {
      #expect(try home.attempt(line).code == .usage, "\(line)")
    }
  }

  @Test("the leap day counts, and can be today")
  func leapDay() throws {
    let home = try TestHome().at("2024-02-29T12:00")
    try home.run("add X --start 2024-02-26")
    try home.check("X", from: "2024-02-26", to: "2024-02-29")
    home.at("2024-02-29T12:00")
    for line in ["today", "stats", "heatmap X --last 1y -o \(home.file("leap.svg"))", "streaks", "week"] {
      try home.run(line)
    }
    // A year before the leap day lies 28 February, so the range begins on 1 March.
    #expect(try home.run("stats --last 1y --json").json["from"].string == "2023-03-01")

    try home.check("X", from: "2024-03-01", to: "2024-03-02")
    #expect(try home.streak("X") == 6)
    try home.at("2024-03-02T23:30").run("uncheck X --on 2024-02-29")
    #expect(try home.streak("X") == 2)
    #expect(try home.bestStreak("X") == 3)
    #expect(try home.show("X", "--year 2024")["days"].items.count == 366)
    #expect(try home.show("X", "--year 2023")["days"].items.count == 365)
  }
}
