import CommandKit
import Foundation
import HabitCore
import TestSupport
import Testing

/// Faults of other trackers with names, the order of lists and the archive, tried on this one.
@Suite("Habits are named, ordered and put away") struct ListTrials {
  // MARK: - The archive

  @Test("an archived habit neither nags nor counts from that day on, and keeps its past and its streak")
  func archive() throws {
    let home = try TestHome()
    try home.run("add Keep --start 2026-03-01")
    try home.run("add Gone --start 2026-03-01")
    try home.check("Keep", from: "2026-03-01", to: "2026-03-20")
    try home.check("Gone", from: "2026-03-01", to: "2026-03-10")
    try home.at("2026-03-11T12:00").run("archive Gone")
    let before = try home.at("2026-03-20T12:00").show("Gone", "--month 2026-03")

    #expect(try home.todayNames() == ["Keep"])
    #expect(try home.todayNames("--all") == ["Keep"])
    #expect(try home.run("list --json").json["habits"].items.count == 1)
    #expect(try home.run("list --archived --json").json["habits"][0]["archived"].string == "2026-03-11")
    #expect(try home.run("stats --from 2026-03-11 --json").json["overall"]["due"].int == 10)
    #expect(try home.run("stats --month 2026-03 --json").json["overall"]["kept"].int == 20 + 10)

    let frozen = try home.at("2026-06-01T12:00").run("streaks Gone --json").json["habits"][0]
    #expect(frozen["current"].int == 10)
    #expect(try home.attempt("check Gone").code == .usage)
    #expect(try home.run("explain Gone").output.contains("archived since 2026-03-11"))

    try home.run("unarchive Gone")
    let after = try home.show("Gone", "--month 2026-03")
    #expect(after["days"].items.prefix(10) == before["days"].items.prefix(10))
    #expect(after["days"][10]["state"].string == "skipped")
    #expect(try home.streak("Gone") == 10)
    try home.run("undo")
    #expect(try home.at("2026-03-20T12:00").show("Gone", "--month 2026-03") == before)
  }

  @Test("archiving on a day with a check-in lets that day count")
  func archiveToday() throws {
    let home = try TestHome()
    try home.run("add X --start 2026-03-01")
    try home.run("check X")
    #expect(try home.run("archive X").output == "X: archived from 2026-03-02 on\n")
    #expect(try home.todayNames() == ["X"])
    #expect(try home.at("2026-03-02T12:00").todayNames() == [])
    #expect(try home.attempt("archive X --on 2026-03-01").code == .usage)
  }

  // MARK: - Names

  @Test(
    "a name that differs only in case, spaces or composition is taken",
    arguments: [
      ("Vegan", "Vegan"), ("Vegan", "vegan "), ("Caf\u{E9}", "Cafe\u{301}"), ("Caf\u{E9}", "CAFE\u{301}"),
      ("물 마시기", "물 마시기".decomposedStringWithCanonicalMapping), ("Straße", "STRASSE"),
    ])
  func takenNames(first: String, second: String) throws {
    let home = try TestHome()
    #expect(home.attempt(words: ["add", first]).code == .success)
    let run = home.attempt(words: ["add", second, "--json"])
    #expect(run.code == .usage)
    #expect(run.errorCode == "name-taken")
    try home.run("add Other")
    #expect(home.attempt(words: ["edit", "Other", "--name", second, "--json"]).errorCode == "name-taken")
    // Its own name may be written anew.
    #expect(home.attempt(words: ["edit", "1", "--name", second]).code == .success)
    #expect(try home.run("list --json").json["habits"].items.count == 2)
  }

  @Test("the name of an archived habit is taken too, and the message says where it is")
  func takenInArchive() throws {
    let home = try TestHome()
    try home.run("add X")
    try home.run("archive X")
    #expect(try home.attempt("add X").errors.contains("'X' already, in the archive"))
  }

  @Test("a habit is named by its name, its beginning, its number or its id")
  func finding() throws {
    let home = try TestHome()
    for name in ["Read", "Read aloud", "2", "Water"] { try home.run("add '\(name)'") }
    let id = try #require(try home.show("Water")["habit"]["id"].string)
    for (word, name) in [
      ("read", "Read"), ("READ A", "Read aloud"), ("wat", "Water"), ("4", "Water"), ("2", "2"), ("1", "Read"),
      (id, "Water"), (id.lowercased(), "Water"), (" water ", "Water"),
    ] {
      #expect(try home.run("show '\(word)' --json").json["habit"]["name"].string == name, "\(word)")
    }
  }

  // MARK: - Order

  @Test("today's list stands by time: midnight first, none last, equal times by position, and it never jumps")
  func order() throws {
    let home = try TestHome()
    for line in ["B --at 07:30", "A --at 7:30", "Late --at 23:00", "None", "Early --at 00:00", "Another"] {
      try home.run("add \(line)")
    }
    let order = ["Early", "B", "A", "Late", "None", "Another"]
    #expect(try home.todayNames() == order)
    let rows = try home.run("today").lines.dropFirst(2)
    #expect(zip(rows, order).allSatisfy { $0.contains(" \($1)") })
    try home.run("check B None")
    for _ in 1...3 { #expect(try home.todayNames() == order) }
    try home.run("move A --before B")
    #expect(try home.todayNames() == ["Early", "A", "B", "Late", "None", "Another"])
  }

  @Test(
    "a time that no clock shows is refused",
    arguments: ["24:00", "7:5", "0730", "25:00", "12:60", "13pm", "0am", "7", "-1:00", "12:00:00", "오후 13시", ""])
  func badTimes(time: String) throws {
    let home = try TestHome()
    let run = home.attempt(words: ["add", "X", "--at", time])
    #expect(run.code == .usage)
    #expect(run.errors.contains("--at"))
    #expect(try home.files().isEmpty)
  }

  @Test(
    "a time may be written in English and Korean",
    arguments: [
      ("7pm", "19:00"), ("7:30 pm", "19:30"), ("12:00am", "00:00"), ("12 pm", "12:00"), ("오후 9시 05분", "21:05"),
      ("오전 12:00", "00:00"), ("07:30", "07:30"),
    ])
  func times(text: String, time: String) throws {
    let home = try TestHome()
    #expect(home.attempt(words: ["add", "X", "--at", text]).code == .success)
    #expect(try home.show("X")["habit"]["targetTime"].string == time)
  }

  @Test("lists are sorted by what was asked for, and numbers stay those of the positions")
  func sorting() throws {
    let home = try TestHome()
    for line in ["Zebra --at 06:00", "apple --at 05:00", "Mango"] { try home.run("add \(line) --start 2026-02-20") }
    try home.check("Mango", from: "2026-02-27", to: "2026-03-01")
    for (order, names) in [
      ("position", ["Zebra", "apple", "Mango"]), ("name", ["apple", "Mango", "Zebra"]),
      ("time", ["apple", "Zebra", "Mango"]), ("streak", ["Mango", "Zebra", "apple"]),
      ("strength", ["Mango", "Zebra", "apple"]),
    ] {
      let habits = try home.run("list --sort \(order) --json").json["habits"].items
      #expect(habits.compactMap { $0["name"].string } == names, "\(order)")
      #expect(habits.first { $0["name"].string == "Mango" }?["number"].int == 3)
    }
  }
}
