import Foundation
import HabitCore
import HabitExchange
import SQLite
import TestSupport
import Testing

/// Reads files that were changed at random, ten thousand for each tracker in a long soak.
///
/// What traps ends the run: the input lies in a folder `habit-test-…` of the folder for temporary files then.
@Suite("Files changed at random") struct FuzzTests {
  private let folder: TemporaryFolder
  private let options = ImportOptions(today: importDay) { _ in 3600 }

  private static let count = Soak.isLong ? 10_000 : Soak.isOn ? 2000 : 80
  /// How many rounds lie between two whose plan is written into a store, which takes longer than reading.
  private static let distanceOfImports = Soak.isOn ? 100 : 8
  /// No file here has more than some kilobytes.
  private static let longestTime = Duration.seconds(Soak.isOn ? 10 : 20)

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("are refused in one line or give a sound plan, always the same", arguments: ImportFormat.allCases)
  func bytes(_ format: ImportFormat) throws {
    let samples = try ImportSample.all(of: format) + ImportSample.real(of: format)
    let others = try ImportSample.all(of: .harsh)[0].files.sorted { $0.key < $1.key }.map(\.value)
    for round in 0..<Self.count {
      var random = SeededGenerator(seed: UInt64(round))
      var mutation = ByteMutation(seed: random.next())
      let sample = samples[round % samples.count]
      let path = folder.path + "/\(round)"
      try write(sample, to: path) { name, bytes in
        guard sample.files.count == 1 || Bool.random(using: &random) else { return }
        mutation.mutate(&bytes, splicing: others.randomElement(using: &random) ?? [])
      }
      try read(format, sample.isFolder ? path : path + "/" + (sample.files.keys.first ?? ""), round)
      try FileManager.default.removeItem(atPath: path)
    }
  }

  @Test(
    "are refused or sound if they are databases whose values are of any type and size",
    arguments: [ImportFormat.loop, .rewire, .tickmate])
  func values(_ format: ImportFormat) throws {
    let sample = try #require(try ImportSample.all(of: format).last)
    for round in 0..<Self.count {
      var random = SeededGenerator(seed: UInt64(round))
      let path = folder.path + "/\(round)"
      try write(sample, to: path) { _, _ in }
      let database = path + "/sample.db"
      try changeValues(in: try Connection(path: database, mode: .readWrite), &random)
      try read(format, database, round)
      try FileManager.default.removeItem(atPath: path)
    }
  }

  private static let values = [
    "NULL", "''", "'x'", "x'00FF'", "-1", "0", "1", "2", "3", "7", "12", "1.5", "9e999", "-9e999",
    "9223372036854775807",
    "-9223372036854775808", "86400000", "'0,6,7'", "'1,,2'", "'20260231'", "'99999999'", "zeroblob(5000)", "'--- x'",
    "char(0, 10, 27)",
  ]

  private func changeValues(in connection: Connection, _ random: inout SeededGenerator) throws {
    var columns: [(table: String, column: String)] = []
    do {
      let statement = try connection.prepare(
        """
        SELECT s.name, c.name FROM sqlite_master AS s JOIN pragma_table_info(s.name) AS c
        WHERE s.type = 'table' AND s.name NOT LIKE 'sqlite%' AND c.pk = 0
        """)
      while try statement.step() { columns.append((statement.text(0), statement.text(1))) }
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let (table, column) = columns.randomElement(using: &random),
        let value = Self.values.randomElement(using: &random)
      else { continue }
      let row = Int.random(in: 1...4, using: &random)
      // A column that takes no such value keeps what it has.
      try? connection.execute("UPDATE OR IGNORE \(table) SET \"\(column)\" = \(value) WHERE rowid % \(row) = 0")
    }
  }

  // MARK: - Writing and reading

  private func write(
    _ sample: ImportSample, to path: String, _ change: (String, inout [UInt8]) -> Void
  ) throws {
    for (name, content) in sample.files.sorted(by: { $0.key < $1.key }) {
      var bytes = content
      change(name, &bytes)
      let file = URL(filePath: path + "/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  private func read(_ format: ImportFormat, _ path: String, _ round: Int) throws {
    let comment: Comment = "\(format), round \(round)"
    let clock = ContinuousClock()
    let start = clock.now
    var plans: [ImportPlan] = []
    for choice in [format, nil] {
      do throws(ImportError) {
        let (found, plan) = try Importer.read(choice, path: path, options: options)
        if let first = plans.first, found == format { #expect(plan == first, comment) }
        plans.append(plan)
      } catch {
        #expect(!error.description.isEmpty && !error.description.containsControlCharacter, comment)
      }
    }
    for plan in plans {
      if format == .json { plan.expectOwnSoundness(comment) } else { plan.expectSoundness(comment) }
      if round.isMultiple(of: Self.distanceOfImports) { try plan.expectToBeTakenOnce(comment) }
    }
    #expect(start.duration(to: clock.now) < Self.longestTime, comment)
  }
}
