import Archive
import Foundation
import HabitCore
import HabitExchange
import SQLite
import TestSupport

/// Files as a tracker writes them, to change at random.
struct ImportSample {
  /// The files by their paths.
  let files: [String: [UInt8]]
  /// What is given to the import: the only file, or the folder of all.
  let isFolder: Bool

  private init(_ files: [String: [UInt8]]) {
    self.files = files
    isFolder = files.count > 1
  }

  private init(_ name: String, _ text: String) {
    self.init([name: Array(text.utf8)])
  }

  private init(folder files: [String: String]) {
    self.init(files.mapValues { Array($0.utf8) })
  }

  private init(database sql: String) throws {
    try self.init { try Connection(path: $0, mode: .create).execute(sql) }
  }

  private init(database make: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try make(folder.path + "/sample.db")
    self.init(["sample.db": Array(FileManager.default.contents(atPath: folder.path + "/sample.db") ?? Data())])
  }

  private init(archive files: [String: String]) throws {
    let files = files.sorted { $0.key < $1.key }.map { ArchivedFile(path: $0.key, bytes: Array($0.value.utf8)) }
    self.init(["sample.zip": try ZipArchive.bytes(of: files)])
  }

  /// The files that people made with a tracker; none where they are not at hand.
  static func real(of format: ImportFormat) throws -> [ImportSample] {
    let paths: [ImportFormat: [String]] = [
      .loop: ["loop/loop.db", "loop/csv_export", "loop/csv_export_pre_2.3.1", "loop/loop_habits_csv_v2.3.1.zip"],
      .habitbull: ["habitbull/habitbull.csv", "habitbull/habitbull2.csv"], .harsh: ["harsh"],
    ]
    return try (paths[format] ?? []).compactMap { path in
      try SharedFiles.path("fixtures/\(path)").map(ImportSample.init(at:))
    }
  }

  private init(at path: String) throws {
    var files: [String: [UInt8]] = [:]
    for name in FileManager.default.subpaths(atPath: path) ?? [] {
      files[name] = FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) }
    }
    if files.isEmpty {
      let name = URL(filePath: path).lastPathComponent
      files[name] = Array(try Data(contentsOf: URL(filePath: path)))
    }
    self.init(files)
  }

  /// The samples of a tracker, one for each form that its data may have.
  static func all(of format: ImportFormat) throws -> [ImportSample] {
    switch format {
    case .json:
      let export = try Exporter.export(
        try SampleContents.contents(), as: .json, options: SampleContents.options())
      return [ImportSample("export.json", SampleContents.text(of: export))]
    case .loop:
      return [
        ImportSample(folder: SourceArchiveTests.export), ImportSample(folder: loopBefore231),
        try ImportSample(archive: SourceArchiveTests.export), try ImportSample(database: makeLoopBackup),
      ]
    case .rewire: return [try ImportSample(database: RewireTests.sample)]
    case .tickmate: return [try ImportSample(database: TickmateTests.sample)]
    case .harsh:
      return [
        ImportSample(folder: [
          "habits": "! Health\nGym: 3/7\nWater : 1\nWeight: 0\nCourse: 1: 2026-03-01\n물: 2/2w\n",
          "log": "2026-01-01 : Gym : y : Leg day : 1.5\n2026-01-02 : Gym : n : Tired : 0\n2026-01-03 : 물 : s\n",
        ])
      ]
    case .habitctl:
      return [
        ImportSample(folder: [
          "habits": "# mine\n1 Meditated\n7 Cleaned the flat\n0 Had a headache\n",
          "log": "2026-02-01\tMeditated\ty\n2026-02-01\tHad a headache\tn\n\n2026-02-02\tMeditated\ts\n",
        ])
      ]
    case .beaver: return [ImportSample("beaverhabits.json", BeaverTests.export)]
    case .mhabit: return [ImportSample("export-habits.json", MhabitTests.export)]
    case .kado: return [ImportSample("kado.json", KadoTests.backup)]
    case .habitkit: return [ImportSample("habitkit.json", HabitKitTests.export)]
    case .habo: return [ImportSample("habo.json", HaboTests.backup)]
    case .dijo: return [ImportSample("habit_record.json", DijoTests.record)]
    case .taskwarrior: return [ImportSample("tasks.json", TaskwarriorTests.list)]
    case .habitbull: return [ImportSample("habitbull.csv", HabitBullTests.header + HabitBullTests.sample)]
    case .org:
      return [
        ImportSample("habits.org", OrgTests.sample + "\n* TODO [#A] B :x:\n  DEADLINE: <2026-03-10 Tue 17:00 +1w>\n")
      ]
    case .obsidian: return [ImportSample("Exercise.md", ObsidianTests.sample)]
    case .todotxt: return [ImportSample("todo.txt", TodoTxtTests.sample)]
    case .csv:
      return [
        ImportSample(
          "table.csv",
          "Date,Habit,Amount,Unit,Comment,Category\n2026-03-01,Run,5.25,km,\"wet, but \"\"fine\"\"\",Health\n"
            + "2026-03-02,물,yes,,,\n2026-03-03,Run,0,km,,\n"),
        ImportSample("days.csv", "Date;Run;물\n2026-03-01;x;\n2026-03-02;;5,5\n2026-03-03;no;skip\n"),
      ]
    }
  }

  private static let loopBefore231 = [
    "Habits.csv": "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Up,,,2,3,#00897B\n",
    "001 Up/Checkmarks.csv": "2026-01-05,2\n2026-01-04,0\n2026-01-03,1\n2026-01-02,3\n2026-01-01,-1\n",
    "Checkmarks.csv": "Date,Up,\n2026-01-05,2,\n2026-01-04,Entry(timestamp=2026-01-04, value=7000),\n",
  ]

  private static func makeLoopBackup(at path: String) throws {
    let backup = try LoopBackup(version: 25, at: path)
    try backup.addHabit(1, "Run", ["freq_num": "3", "freq_den": "7", "color": "8", "uuid": "'4f0c'"])
    try backup.addHabit(
      2, "물", ["type": "1", "target_value": "2.5", "unit": "'l'", "reminder_hour": "7", "reminder_min": "5"])
    for (offset, value) in [2, 0, 3, 1, -1].enumerated() { try backup.addEntry(1, day: 20_000 + offset, value: value) }
    for (offset, value) in [1200, 0, 3].enumerated() {
      try backup.addEntry(2, day: 20_000 + offset, value: value, notes: "note \(offset)")
    }
  }
}
