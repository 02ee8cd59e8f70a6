import Foundation
import SQLite
import TestSupport
import Testing

@Suite("Damaged histories of other trackers") struct ImportFuzzTests {
  /// Files of several kinds, by the word for their tracker.
  private func samples(in home: BuiltHome) throws -> [(format: String, content: [UInt8])] {
    let database = home.file("sample.db")
    try Connection(path: database, mode: .create).execute(
      """
      CREATE TABLE Habits (id INTEGER PRIMARY KEY, name TEXT, freq_num INTEGER, freq_den INTEGER);
      CREATE TABLE Repetitions (id INTEGER PRIMARY KEY, habit INTEGER, timestamp INTEGER, value INTEGER);
      INSERT INTO Habits VALUES (1, 'Run', 1, 1);
      INSERT INTO Repetitions VALUES (1, 1, 1728000000000, 2), (2, 1, 1728086400000, 2);
      PRAGMA user_version = 25;
      """)
    let loop = try Data(contentsOf: URL(filePath: database))
    let bull = """
      HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
      Run,far,Fitness,2026-03-01,1,"wet, cold"
      """
    return [
      ("loop", Array(loop)), ("json", Array(try home.run("export", "json", "-o", "-").output.utf8)),
      ("habitbull", Array(bull.utf8)),
    ]
  }

  @Test("that are refused leave the store as it was to the last byte, and say why in one line")
  func refusedOnes() throws {
    let home = try BuiltHome()
    try home.run("add", "Read", "--days", "mon,wed")
    try home.run("check", "read")
    let samples = try samples(in: home)
    var random = SeededGenerator(seed: 20_260_305)
    var refusals = 0
    for round in 0..<(Soak.isOn ? 1500 : 45) {
      let sample = samples[round % samples.count]
      var bytes = sample.content
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let start = Int.random(in: 0..<max(1, bytes.count), using: &random)
        let end = min(bytes.count, start + Int.random(in: 1...40, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(start...)
        case 1: bytes.removeSubrange(start..<end)
        case 2: for index in start..<end { bytes[index] = .random(in: 0...255, using: &random) }
        default: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
        }
      }
      let path = home.file("damaged-\(round)")
      try Data(bytes).write(to: URL(filePath: path))
      let before = try home.files()
      let ended = try home.run("import", round.isMultiple(of: 2) ? sample.format : "auto", path)
      if ended.code == 0 {
        try home.run("undo")
        continue
      }
      refusals += 1
      #expect([65, 74].contains(ended.code), "round \(round): \(ended.code) \(ended.errors)")
      #expect(ended.output.isEmpty, "round \(round)")
      #expect(ended.errors.hasPrefix("habit: ") && ended.errors.filter { $0 == "\n" }.count == 1, "\(ended.errors)")
      #expect(try home.files() == before, "round \(round)")
    }
    #expect(refusals > 10)
  }
}
