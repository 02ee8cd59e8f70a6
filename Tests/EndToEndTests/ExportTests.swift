import Foundation
import TestSupport
import Testing

@Suite("Everything, taken out") struct ExportTests {
  /// A home with something of everything.
  static func filledHome() throws -> BuiltHome {
    let home = try BuiltHome()
    for line in [
      "category add Health --color red",
      "add Read --at 21:00 --category Health --icon 📚 --start 2026-02-20 --note 'Ten pages, \"at least\"'",
      "add '물 마시기' --goal '8 glasses' --start 2026-03-01 --remind 07:00,12:00", "add Run --times 3 --per week",
      "add Plants --every 3 --end 2026-06-30", "add Coffee --at-most '2 cups'",
      "edit Read --days mon-fri --from 2026-03-02", "check Read --on 2026-03-03 --note '=a, b'",
      "check 물 --amount 2.5", "skip Run", "check Coffee --amount 1", "pause --all --from 2026-03-10 --to 2026-03-12",
      "todo add 'Buy milk; eggs' --due 2026-03-07 --at 18:00 --priority high --memo two --category Health",
      "todo add 'Old thing'", "todo check 2",
    ] {
      let ended = try home.shell("habit \(line)")
      try #require(ended.code == 0, "\(line): \(ended.errors)")
    }
    return home
  }

  // MARK: - JSON

  @Test("goes into an empty store and comes out equal, and a second time changes nothing")
  func json() throws {
    let home = try Self.filledHome()
    let file = home.file("habits.json")
    #expect(try home.run("export", "json", "-o", file).output == "saved \(file)\n")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(try home.run("export", "json").output == text)
    #expect(try home.run("export", "json", "-o", "-").output == text)

    let other = try BuiltHome()
    #expect(try other.run("import", "json", file).code == 0)
    #expect(try other.run("export", "json").output == text)
    let before = try other.files()
    #expect(try other.run("import", "auto", file).output.contains("nothing was changed"))
    #expect(try other.files() == before)
    #expect(try other.run("today", "--json").output == home.run("today", "--json").output)
  }

  @Test("is what the schema describes", .enabled(if: Formats.areExpected, Formats.advice))
  func schema() throws {
    let home = try Self.filledHome()
    let (schema, file) = (home.file("schema.json"), home.file("habits.json"))
    try home.run("export", "schema", "-o", schema)
    try home.run("export", "json", "-o", file)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let changes = [
      (#""version":1"#, #""version":2"#), (#""kind":"done""#, #""kind":"did""#), (#""amount":2.5"#, #""amount":"2.5""#),
      (#""date":"2026-03-03""#, #""date":"3.3.2026""#), (#""every":3"#, #""every":0"#),
      (#""per":"week""#, #""per":"year""#),
      (#","start":"2026-03-01""#, ""), (#""due":"2026-03-07","#, ""),
      (#""targetTime":"21:00""#, #""targetTime":"9pm""#),
    ]
    let broken = try changes.enumerated().map { index, change in
      let path = home.file("broken-\(index).json")
      let changed = text.replacing(change.0, with: change.1, maxReplacements: 1)
      try #require(changed != text)
      try changed.write(toFile: path, atomically: true, encoding: .utf8)
      return path
    }
    let faults = try Formats.faults(by: schema, of: [file] + broken)
    #expect(faults[0] == [])
    for (index, faults) in faults.dropFirst().enumerated() {
      #expect(!faults.isEmpty, "\(changes[index])")
    }
  }

  @Test("never replaces the store or its log, however the path is spelled")
  func store() throws {
    let home = try Self.filledHome()
    let link = home.file("link.svg")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: home.store)
    let before = try home.files()
    var lines = ["habit heatmap Read -o \(link)", "cd \(home.path) && habit export json -o habit.db"]
    for path in [home.store, home.store + "-wal", home.store + "-shm", home.path + "/../home/habit.db", link] {
      lines.append("habit export json -o \(path)")
    }
    for line in lines {
      let ended = try home.shell(line)
      #expect(ended.code == 73, "\(line)")
      #expect(ended.output.isEmpty && ended.errors.hasPrefix("habit: could not write "))
      #expect(ended.errors.hasSuffix(": the store is there; choose another place\n"))
      #expect(try home.files() == before, "\(line)")
    }
  }

  // MARK: - Other programs

  @Test("is a calendar to other programs", .enabled(if: Formats.areExpected, Formats.advice))
  func calendar() throws {
    let home = try Self.filledHome()
    let file = home.file("habits.ics")
    let ended = try home.run("export", "ical", "-o", file)
    #expect(ended.errors.contains("'Run': '3 times per week' became 'Mon, Wed, Fri'"))
    let components = try Formats.components(of: file)
    #expect(components.flatMap(\.errors).isEmpty)
    #expect(Set(components.map(\.name)).count == 4)
    let events = components.filter { $0.name == "VEVENT" }
    #expect(Set(events.compactMap { $0.properties["SUMMARY"] }) == ["📚 Read", "물 마시기", "Run", "Plants", "Coffee"])
    #expect(Set(events.compactMap { $0.properties["UID"] }).count == events.count)
    let read = try #require(events.first { $0.properties["SUMMARY"] == "📚 Read" }).properties
    #expect(read["DESCRIPTION"] == "every day\nTen pages, \"at least\"")
    #expect(read["DTSTART"] == "2026-02-20T21:00:00")
    #expect(read["RRULE"] == "FREQ=DAILY;UNTIL=20260301T210000")
    let todo = try #require(components.first { $0.properties["PRIORITY"] != nil }).properties
    #expect(todo["SUMMARY"] == "Buy milk; eggs")
    #expect(todo["DUE"] == "2026-03-07T18:00:00")
    #expect(todo["CATEGORIES"] == "Health")
    let again = home.file("again.ics")
    try home.run("export", "ical", "-o", again)
    #expect(try String(contentsOfFile: again, encoding: .utf8) == String(contentsOfFile: file, encoding: .utf8))
  }

  @Test("goes to Loop and harsh and comes back from there")
  func trackers() throws {
    let home = try Self.filledHome()
    let zip = home.file("Loop Habits CSV.zip")
    #expect(try home.run("export", "loop", "-o", zip).errors.contains("Loop's CSV has no todos: 2 left out"))
    let folder = home.file("a/harsh")
    #expect(try home.run("export", "harsh", "-o", folder).code == 0)
    for (format, path) in [("loop", zip), ("harsh", folder)] {
      let other = try BuiltHome()
      #expect(
        try other.run("import", "auto", path).output.hasPrefix("this belongs to \(format == "loop" ? "Loop" : "harsh")")
      )
      #expect(try other.run("list", "--json").json["habits"].items.count == 5)
      #expect(try other.run("log", "--json").json["checkIns"].items.count == 4)
    }
    // The folder of an earlier export is replaced, any other one is left alone.
    try home.run("check", "Read")
    #expect(try home.run("export", "harsh", "-o", folder).code == 0)
    let stranger = home.file("a/harsh/notes")
    try "mine".write(toFile: stranger, atomically: true, encoding: .utf8)
    let refused = try home.run("export", "harsh", "-o", folder)
    #expect(refused.code == 73)
    #expect(refused.errors == "habit: '\(folder)' holds 'notes', which is no earlier export; name a new folder\n")
    for format in ["loop", "harsh"] {
      let ended = try home.run("export", format)
      #expect(ended.code == 64 && ended.output.isEmpty)
      #expect(ended.errors == "habit: '\(format)' is no single text; name where it goes with -o\n")
    }
  }

  // MARK: - Limits and places

  @Test("is limited by habits, a category or a range")
  func limits() throws {
    let home = try Self.filledHome()
    func names(_ words: String...) throws -> [String] {
      try home.start(["export", "json"] + words).end().json["habits"].items.compactMap { $0["name"].string }
    }
    #expect(try names("read", "3") == ["Read", "Run"])
    #expect(try names("--category", "Health") == ["Read"])
    #expect(try home.run("export", "json", "--category", "none").json["todos"].items.count == 1)
    let march = try home.run("export", "json", "--from", "2026-03-04").json
    #expect(march["habits"].items.count == 5)
    #expect(march["habits"].items.flatMap { $0["checkIns"].items }.count == 3)
    #expect(try home.run("export", "json", "read", "--category", "Health").code == 64)
    #expect(try home.run("export", "json", "nobody").code == 66)
    #expect(try home.run("export", "unknown").code == 64)
  }

  @Test("replaces a file, and leaves it as it was where it cannot be written")
  func files() throws {
    let home = try Self.filledHome()
    let file = home.file("habits.csv")
    try "old".write(toFile: file, atomically: true, encoding: .utf8)
    try home.run("export", "csv", "-o", file)
    let table = try String(contentsOfFile: file, encoding: .utf8)
    #expect(table.hasPrefix("date,habit,"))
    #expect(try home.run("export", "csv", "-o", home.file("nowhere/habits.csv")).code == 73)
    #expect(try home.run("export", "csv", "-o", home.path).code == 73)
    let document = try home.run("export", "csv", "-o", file, "--json").json
    #expect(document["files"].items.compactMap(\.string) == [file])
    #expect(try home.run("export", "csv", "--table", "days", "--quiet").output.hasPrefix("date,Read,"))
  }

  @Test("is empty, and makes no store, where there is none")
  func noStore() throws {
    let home = try BuiltHome()
    #expect(try home.run("export", "json").json["habits"].items.isEmpty)
    #expect(try home.run("export", "csv").output == "date,habit,category,kind,amount,unit,note,recorded\r\n")
    #expect(try home.files().isEmpty)
  }
}
