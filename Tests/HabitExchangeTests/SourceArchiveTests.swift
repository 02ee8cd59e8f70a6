import Archive
import Foundation
import HabitCore
import HabitExchange
import SQLite
import TestSupport
import Testing

@Suite("An archive") struct SourceArchiveTests {
  private let folder: TemporaryFolder
  private static let header =
    "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,"
    + "Target Value,Archived?\n"
  /// An export of Loop whose folders are all named by a number alone.
  static let export = [
    "Habits.csv": header + """
      001,명상,YES_NO,했나요?,,1,1,#FF8F00,,,,false
      002,물 마시기,NUMERICAL,,,1,1,#1976D2,l,AT_LEAST,2.5,false

      """,
    "001/Checkmarks.csv": "Date,Value,Notes\n2026-03-01,YES_MANUAL,\"좋아, \"\"정말\"\"\"\n2026-02-28,YES_AUTO,\n",
    "001/Scores.csv": "Date,Score\n2026-03-01,0.2557\n",
    "002/Checkmarks.csv": "Date,Value,Notes\n2026-03-01,1500,\n2026-02-28,NO,\n",
    "Checkmarks.csv": "Date,명상,물 마시기,\n2026-03-01,YES_MANUAL,1500,\n",
  ]

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes an archive and says where it is.
  private func archive(_ files: [String: String], under top: String = "", as name: String = "x.zip") throws -> String {
    let files = files.sorted { $0.key < $1.key }.map { ArchivedFile(path: top + $0.key, bytes: Array($0.value.utf8)) }
    return try folder.write(bytes: ZipArchive.bytes(of: files), to: name)
  }

  private func refusal(_ path: String, _ format: ImportFormat? = .loop) throws -> String {
    let before = try folder.contents()
    let error = try #require(throws: ImportError.self) {
      try Importer.read(format, path: path, options: ImportOptions(today: importDay)).plan
    }
    #expect(try folder.contents() == before)
    #expect(!error.description.contains("\n"))
    return error.description.replacingOccurrences(of: folder.path, with: "PATH")
  }

  @Test("gives the same plan as the folder that it was made of, with a folder around it, and with what a Mac adds")
  func sameAsFolder() throws {
    for (name, content) in Self.export { try folder.write(content, to: "export/" + name) }
    let expected = try Importer.plan(.loop, path: folder.path + "/export")
    #expect(expected.habits.map(\.habit.name.text) == ["명상", "물 마시기"])
    #expect(
      expected.habits.map(\.summary) == [["2026-03-01 done 좋아, \"정말\""], ["2026-02-28 no", "2026-03-01 done 1.5"]])
    let mac = ["__MACOSX/._Habits.csv": "\0\u{5}\u{16}", ".DS_Store": "\0"]
    for (top, more) in [("", [:]), ("내보내기/", [:]), ("Loop Habits CSV 2026-03-05/", [:]), ("", mac)] {
      let path = try archive(Self.export.merging(more) { $1 }, under: top, as: "Loop Habits CSV 2026-03-05.zip")
      #expect(try Importer.plan(.loop, path: path) == expected)
      #expect(try Importer.read(nil, path: path, options: ImportOptions(today: importDay)).format == .loop)
    }
  }

  @Test(
    "gives the same plan with CR LF, a byte order mark and no line break at the end",
    arguments: [
      { $0.replacingOccurrences(of: "\n", with: "\r\n") }, { "\u{FEFF}" + $0 }, { String($0.dropLast()) },
    ] as [@Sendable (String) -> String])
  func lineEnds(_ variant: @Sendable (String) -> String) throws {
    let expected = try Importer.plan(.loop, path: archive(Self.export, as: "a.zip"))
    #expect(try Importer.plan(.loop, path: archive(Self.export.mapValues(variant), as: "b.zip")) == expected)
  }

  @Test("of the older layout, and of harsh, is read too")
  func others() throws {
    let old = [
      "Habits.csv": "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Up,,,2,3,#00897B\n",
      "001 Up/Checkmarks.csv": "2026-01-05,2\n2026-01-04,0\n",
    ]
    #expect(try Importer.plan(.loop, path: archive(old)).habits[0].summary == ["2026-01-04 no", "2026-01-05 done"])
    let harsh = ["habits": "Gym: 3/7\n", "log": "2026-01-01 : Gym : y\n"]
    let (format, plan) = try Importer.read(
      nil, path: archive(harsh, under: "harsh/"), options: ImportOptions(today: importDay))
    #expect(format == .harsh)
    #expect(plan.habits[0].summary == ["2026-01-01 done"])
  }

  @Test("is refused with one clear line if it is no export")
  func refusals() throws {
    let advice = "; give Loop's backup, a .db file, or its CSV export, zipped or as a folder"
    #expect(
      try refusal(archive(["a.txt": "a", "b.txt": "b"]))
        == "'PATH/x.zip' is an archive of no tracker that is known here"
        + advice)
    #expect(try refusal(archive([:])) == "'PATH/x.zip' is empty" + advice)
    #expect(
      try refusal(archive(["Habits.csv": "Position,Name\n"]))
        == "'PATH/x.zip' is one file of an export of Loop; give the folder that holds it and its siblings" + advice)
    #expect(
      try refusal(archive(["Habits.csv": "x", "../../etc/passwd": "x"]))
        == "'PATH/x.zip' holds '../../etc/passwd', a path that leads out of the archive; make a new one")
    #expect(
      try refusal(archive(["Habits.csv": "x", "/etc/passwd": "x"]))
        == "'PATH/x.zip' holds '/etc/passwd', a path that leads out of the archive; make a new one")
    #expect(
      try refusal(archive(["001 Run/Checkmarks.csv": "Date,Value,Notes\n", "001 Run/Scores.csv": ""]))
        == "'PATH/x.zip' is the folder of one habit; give the whole CSV export of Loop, which it is part of")
  }

  @Test("is refused if it holds another archive, a database or more than any export")
  func inner() throws {
    let inner = ArchivedFile(
      path: "in\nner.zip", bytes: try ZipArchive.bytes(of: [ArchivedFile(path: "a", bytes: [1])]))
    let outer = try folder.write(bytes: ZipArchive.bytes(of: [inner]), to: "outer.zip")
    #expect(
      try refusal(outer, nil)
        == "'PATH/outer.zip' holds another archive, 'in\\nner.zip'; unpack it and give what comes out")

    let database = folder.path + "/loop.db"
    _ = try LoopBackup(version: 25, at: database)
    let content = try #require(FileManager.default.contents(atPath: database))
    try folder.write(
      bytes: ZipArchive.bytes(of: [ArchivedFile(path: "loop.db", bytes: Array(content))]), to: "backup.zip")
    #expect(
      try refusal(folder.path + "/backup.zip", nil)
        == "'PATH/backup.zip' is an archive that holds 'loop.db' and no export; unpack it and give that file; "
        + "'habit help import' lists what can be read")

    let zeros = ArchivedFile(path: "Habits.csv", bytes: [UInt8](repeating: 0x30, count: 20 << 20))
    try folder.write(bytes: ZipArchive.bytes(of: [zeros]), to: "bomb.zip")
    #expect(
      try refusal(folder.path + "/bomb.zip")
        == "'PATH/bomb.zip' holds more than 16 MiB, too much for its size or at all; unpack it and give what comes out")
  }

  @Test("of the real kind gives three habits and seven check-ins")
  func fixture() throws {
    guard let path = try SharedFiles.path("fixtures/loop/loop_habits_csv_v2.3.1.zip") else { return }
    let options = ImportOptions(today: Day(written: "2026-07-05"))
    let (format, plan) = try Importer.read(nil, path: path, options: options)
    #expect(format == .loop)
    #expect(plan.habits.map(\.habit.name.text) == ["someone", "value habit", "bool habit"])
    #expect(
      plan.habits.map(\.summary) == [
        [], ["2026-07-02 done 30 hi", "2026-07-03 done 3", "2026-07-04 done 12"],
        ["2026-07-01 no no", "2026-07-02 done yes", "2026-07-03 no", "2026-07-04 done"],
      ])
    #expect(
      plan.habits.map(\.schedule) == [
        .period(times: 3, per: .week), .period(times: nil, per: .month), .period(times: 7, per: .month),
      ])
    #expect(plan.habits[1].goal == .atMost(Amount(12), unit: "unit"))
    #expect(plan.habits.map(\.habit.archived) == [Day("2026-07-05"), nil, nil])
    #expect(plan.habits.map(\.habit.note) == ["77", "quest\nmemo", "titke\nmemo"])
    #expect(plan.omissions.isEmpty && plan.habits.allSatisfy(\.omissions.isEmpty))
    #expect(try Importer.read(.loop, path: path, options: options).plan == plan)
  }
}
