import Foundation
import TestSupport
import Testing

@Suite("Histories of other trackers, brought in") struct ImportTests {
  /// How often each kind of entry was recorded.
  private func kinds(_ home: BuiltHome, _ habit: String...) throws -> [String: Int] {
    let checkIns = try home.start(["log"] + habit + ["--json"]).end().json["checkIns"].items
    return Dictionary(grouping: checkIns) { $0["kind"].string ?? "" }.mapValues(\.count)
  }

  // MARK: - Real files

  @Test(
    "Loop's backup gives nine habits, the three pairs of equal names told apart", .enabled(if: SharedFiles.areExpected))
  func backup() throws {
    let backup = try #require(try SharedFiles.path("fixtures/loop/loop.db"))
    let home = try BuiltHome()
    let rehearsed = try home.run("import", "loop", backup, "--dry-run")
    #expect(rehearsed.code == 0)
    #expect(try home.files().isEmpty)

    let ended = try home.run("import", "loop", backup)
    #expect(ended.code == 0)
    #expect(rehearsed.output == ended.output + "This was a dry run: nothing was written.\n")
    let names = try home.run("list", "--json").json["habits"].items.compactMap { $0["name"].string }
    #expect(names.count == 9)
    #expect(Set(names).isSuperset(of: ["Vegan", "Vegan (2)", "Sport", "Sport (2)", "I love you", "I love you (2)"]))
    #expect(try kinds(home) == ["done": 164])
    #expect(try Set([kinds(home, "Vegan"), kinds(home, "Vegan (2)")]) == [["done": 15], ["done": 43]])

    let before = try home.files()
    let again = try home.run("import", "loop", backup)
    #expect(again.output.contains("nothing was changed"))
    #expect(try home.files() == before)
    try home.run("undo")
    #expect(try home.run("list", "--json").json["habits"].items.isEmpty)
  }

  @Test(
    "both layouts of Loop's CSV export give the same days", .enabled(if: SharedFiles.areExpected),
    arguments: ["csv_export", "csv_export_pre_2.3.1"])
  func export(folder: String) throws {
    let path = try #require(try SharedFiles.path("fixtures/loop/\(folder)"))
    let home = try BuiltHome()
    let receipt = try home.run("import", "loop", path).output
    #expect(try kinds(home, "Wake up early") == ["done": 6, "no": 1])
    let checkIns = try home.run("log", "Wake up early", "--json").json["checkIns"].items
    #expect(
      checkIns.filter { $0["kind"].string == "done" }.compactMap { $0["date"].string } == [
        "2015-01-25", "2015-01-22", "2015-01-21", "2015-01-20", "2015-01-17", "2015-01-16",
      ])
    let no = try #require(checkIns.first { $0["kind"].string == "no" })
    #expect(no["date"].string == "2015-01-24")
    // The older layout has no notes.
    #expect(no["note"].string == (folder == "csv_export" ? "Sick" : ""))
    #expect(receipt.contains("days that Loop filled in by itself"))
    let before = try home.files()
    try home.run("import", "loop", path)
    #expect(try home.files() == before)
  }

  @Test("a folder with the common file alone says what it lacks", .enabled(if: SharedFiles.areExpected))
  func commonFileAlone() throws {
    let path = try #require(try SharedFiles.path("fixtures/loop/csv_export/Checkmarks.csv"))
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: path, toPath: folder.path + "/Checkmarks.csv")
    let home = try BuiltHome()
    let ended = try home.run("import", "loop", folder.path)
    #expect(ended.output.contains("has no folder of its own"))
    #expect(try kinds(home, "Wake up early") == ["done": 6, "no": 1])
  }

  @Test("harsh's folder comes in, and its second import changes nothing", .enabled(if: SharedFiles.areExpected))
  func harsh() throws {
    let path = try #require(try SharedFiles.path("fixtures/harsh"))
    let home = try BuiltHome()
    #expect(try home.run("import", "harsh", path).code == 0)
    let habits = try home.run("list", "--json").json["habits"].items
    let tracked = try #require(habits.first { $0["name"].string == "Sleep tracking" })
    #expect(tracked["schedule"]["kind"].string == "weekdays")
    #expect(tracked["schedule"]["days"].items.isEmpty)
    let before = try home.files()
    #expect(try home.run("import", "harsh", path).output.contains("nothing was changed"))
    #expect(try home.files() == before)
  }

  // MARK: - Tables

  @Test("a table is read by the columns that a person names, and its second import changes nothing")
  func table() throws {
    let home = try BuiltHome()
    let folder = try TemporaryFolder()
    let table = try folder.write("Wer;Wann;Wie viel\nLauf;13.2.2026;5,5\nLauf;1.3.2026;3\n", to: "sport.csv")
    let words = ["--columns", "habit=Wer,date=Wann,value=Wie viel", "--separator", ";"]
    let ended = try home.start(["import", "auto", table] + words).end()
    #expect(ended.code == 0)
    #expect(ended.output.contains("2 check-ins: 2 done"))
    let checkIns = try home.run("log", "Lauf", "--json").json["checkIns"].items
    #expect(checkIns.map { $0["date"].string } == ["2026-03-01", "2026-02-13"])
    let before = try home.files()
    #expect(try home.start(["import", "csv", table] + words).end().output.contains("nothing was changed"))
    #expect(try home.files() == before)
    #expect(try home.start(["import", "loop", table] + words).end().code == 64)
    let twoWays = try folder.write("date,habit\n3/5/2025,A\n", to: "us.csv")
    #expect(try home.run("import", "csv", twoWays).errors.contains("--date-format"))
    #expect(try home.files() == before)
    #expect(try home.run("import", "csv", twoWays, "--date-format", "mdy").code == 0)
    #expect(try home.run("log", "A", "--json").json["checkIns"].items.map { $0["date"].string } == ["2025-03-05"])
  }

  @Test(
    "the tables of HabitBull come in, and their second import changes nothing", .enabled(if: SharedFiles.areExpected))
  func habitBull() throws {
    for (name, kinds) in [("habitbull", ["done": 14]), ("habitbull2", ["done": 70, "no": 9])] {
      let path = try #require(try SharedFiles.path("fixtures/habitbull/\(name).csv"))
      let home = try BuiltHome()
      #expect(try home.run("import", "auto", path).code == 0)
      #expect(try self.kinds(home) == kinds)
      let before = try home.files()
      #expect(try home.run("import", "habitbull", path).output.contains("nothing was changed"))
      #expect(try home.files() == before)
    }
  }

  // MARK: - Bad files

  /// Makes an export of Loop beside a home; its one habit has some days.
  private func export(_ rows: String, beside home: BuiltHome) throws -> String {
    let folder = URL(filePath: home.file("export"))
    try FileManager.default.createDirectory(
      at: folder.appending(path: "001 Meditate"), withIntermediateDirectories: true)
    let habits = "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Meditate,,,1,1,#FF8F00\n"
    try habits.write(to: folder.appending(path: "Habits.csv"), atomically: true, encoding: .utf8)
    try rows.write(to: folder.appending(path: "001 Meditate/Checkmarks.csv"), atomically: true, encoding: .utf8)
    return folder.path
  }

  @Test("rows that cannot be read are reported by file and line, and the others come in")
  func badRows() throws {
    let home = try BuiltHome()
    let rows = "Date,Value,Notes\n2026-03-01,YES_MANUAL,\n2026-02-30,YES_MANUAL,\n2026-02-27,MAYBE,\n"
    let ended = try home.run("import", "loop", try export(rows, beside: home))
    #expect(ended.code == 0)
    #expect(ended.output.contains("001 Meditate/Checkmarks.csv:3: "))
    #expect(ended.output.contains("001 Meditate/Checkmarks.csv:4: "))
    #expect(try kinds(home) == ["done": 1])
  }

  @Test("a byte order mark, other line ends or a missing last one change nothing", arguments: ["bom", "crlf", "last"])
  func encodings(kind: String) throws {
    let rows = "Date,Value,Notes\n2026-03-01,YES_MANUAL,\"say \"\"hi\"\", then\nrest\"\n2026-02-28,NO,\n"
    let changed =
      switch kind {
      case "bom": "\u{FEFF}" + rows
      case "crlf": rows.replacing("\n", with: "\r\n").replacing("then\r\n", with: "then\n")
      default: String(rows.dropLast())
      }
    let home = try BuiltHome()
    #expect(try home.run("import", "loop", export(changed, beside: home)).code == 0)
    let checkIns = try home.run("log", "--json").json["checkIns"].items
    #expect(checkIns.map { $0["date"].string } == ["2026-03-01", "2026-02-28"])
    #expect(checkIns.first?["note"].string == "say \"hi\", then\nrest")
  }

  @Test("what is missing, cut short or of another kind is refused, and the store stays as it is")
  func refused() throws {
    let home = try BuiltHome()
    try home.run("add", "X")
    let before = try home.files()
    let folder = try TemporaryFolder()
    let text = try folder.write("just a text\n", to: "notes.txt")
    let picture = folder.path + "/picture.png"
    try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]).write(to: URL(filePath: picture))
    let cut = folder.path + "/cut.db"
    try #require(before["habit.db"]).prefix(10_000).write(to: URL(filePath: cut))
    let empty = try folder.write("", to: "empty.db")

    for (path, code) in [
      (folder.path + "/nothing", 66), (text, 65), (picture, 65), (cut, 65), (empty, 65), (home.store, 65),
      (folder.path, 65),
      ("", 66),
    ] {
      for format in ["loop", "harsh"] {
        let ended = try home.run("import", format, path)
        #expect(ended.code == code, "\(format) \(path): \(ended.errors)")
        #expect(ended.output.isEmpty)
        #expect(ended.errors.hasPrefix("habit: "))
        #expect(ended.errors.split(separator: "\n").count == 1)
        #expect(try ParsedJSON(home.run("import", format, path, "--json").errors)["error"]["message"] != .null)
      }
    }
    #expect(try home.run("import", "unknown", text).code == 64)
    #expect(try home.files() == before)
  }
}
