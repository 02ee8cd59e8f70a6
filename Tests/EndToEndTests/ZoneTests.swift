import Foundation
import TestSupport
import Testing

@Suite("Zones of the real world") struct ZoneTests {
  @Test(
    "today is what 'date' prints",
    arguments: [
      "Pacific/Kiritimati", "Pacific/Niue", "UTC", "America/New_York", "Asia/Seoul", "Asia/Kolkata", "America/Santiago",
    ])
  func today(zone: String) throws {
    let home = try BuiltHome()
    home.variables["HABIT_NOW"] = nil
    home.variables["TZ"] = zone
    let before = try home.shell("date +%F").output
    let date = try home.run("today", "--json").json["date"].string ?? ""
    let after = try home.shell("date +%F").output
    #expect(before == date + "\n" || after == date + "\n")
  }

  @Test("the offset of a check-in is that of the zone on its day")
  func offsets() throws {
    let home = try BuiltHome()
    home.variables["TZ"] = "Europe/Berlin"
    home.variables["HABIT_NOW"] = "2026-03-28T12:00"
    try home.run("add", "X")
    try home.run("check", "X")
    home.variables["HABIT_NOW"] = "2026-03-29T12:00"
    try home.run("check", "X")
    let checkIns = try home.run("log", "--json").json["checkIns"].items
    #expect(checkIns.map { $0["utcOffset"].int } == [7200, 3600])
    #expect(checkIns.map { $0["time"].string } == ["12:00", "12:00"])
  }

  @Test("days without a midnight, or with two, are days like others: the same picture in every zone")
  func clockChanges() throws {
    var pictures: Set<Data> = []
    for zone in ["UTC", "America/New_York", "Europe/Berlin", "America/Santiago", "Africa/Cairo", "Asia/Seoul"] {
      let home = try BuiltHome()
      home.variables["TZ"] = zone
      home.variables["HABIT_NOW"] = "2026-01-01T12:00"
      try home.run("add", "X", "--start", "2026-03-01")
      // Clocks change on these days, in Cairo and Santiago at midnight.
      for day in ["2026-03-08", "2026-03-29", "2026-04-05", "2026-04-24", "2026-09-06", "2026-10-25", "2026-11-01"] {
        for now in ["\(day)T00:00", "\(day)T00:30", "\(day)T02:30"] {
          home.variables["HABIT_NOW"] = now
          #expect(try home.run("today", "--json").json["date"].string == day, "\(zone)")
        }
        #expect(try home.run("check", "X").code == 0, "\(zone) \(day)")
      }
      home.variables["HABIT_NOW"] = "2026-12-31T23:00"
      #expect(try home.run("check", "X", "--on", "2026-04-24").output.contains("nothing changed"))
      #expect(try home.run("heatmap", "X", "--year", "2026", "-o", home.file("year.svg")).code == 0)
      pictures.insert(try Data(contentsOf: URL(filePath: home.file("year.svg"))))
    }
    #expect(pictures.count == 1)
  }
}
