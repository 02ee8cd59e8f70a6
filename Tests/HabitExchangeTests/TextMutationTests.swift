import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("Mutated text") struct TextMutationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The files by their names in a folder, or one that stands for itself.
  private static let samples: [(format: ImportFormat, files: [(name: String, text: String)])] = [
    (.habitbull, [("a.csv", HabitBullTests.header + HabitBullTests.sample)]),
    (
      .csv,
      [
        (
          "a.csv",
          "Date,Habit,Kind,Amount,Unit,Comment,Category\n3/13/26,Run,,5.25,km,\"wet, \"\"x\"\"\",A\n4/1/26,Run,skip,,,,\n"
        )
      ]
    ),
    (.csv, [("b.csv", "day;Run;물;Run\n2026-03-01;1;yes;\n2026-03-02;x;;0\n2026-03-03;2,5;no;1\n")]),
    (.org, [("a.org", OrgTests.sample + "\n* TODO [#A] B :x:\n  DEADLINE: <2026-03-10 Tue 17:00 +1w>\n")]),
    (.obsidian, [("a.md", ObsidianTests.sample)]),
    (.todotxt, [("todo.txt", TodoTxtTests.sample)]),
    (.habitctl, [("habits", "# x\n1 Read\n7 Clean\n0 물\n"), ("log", "2026-03-01\tRead\ty\n2026-03-02\tClean\ts\n")]),
    (.harsh, [("habits", "! A\nGym: 3/7\nOld: 1: 2026-01-31\n"), ("log", "2026-01-01 : Gym : y : Leg : 1.5\n")]),
  ]

  private static let splices = [
    "", ",", ";", "\t", "\"", "\"\"", "\n", "\r\n", "\r", ":", "- ", "* ", "---\n", "[", "]", "<", ">", "#", "'", "=",
    "+", "@",
    "x ", "(A) ", "0", "-1", "99999999999999999999", "1e999", "nan", "0001-01-01", "9999-12-31", "31/12/99", "1/2/3",
    "9999-12-31T23:59:59Z", "0001-01-01T00:00:00+23:59", "-2150000000", "1000000000", "0.0001", ".+36500y/36500y",
    "++1w",
    "entries:", ":PROPERTIES:", ":END:", ":STYLE: habit", "SCHEDULED: ", "\u{FEFF}", "\u{0}", "\u{1B}[31m", "\u{2028}",
    "💧",
  ]

  private static func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...16, using: &random))
      let splice = Array((splices.randomElement(using: &random) ?? "").utf8)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
      case 2 where start < end: bytes[start] = .random(in: 0...255, using: &random)
      case 3 where Int.random(in: 0..<8, using: &random) == 0: bytes.removeSubrange(start...)
      case 4: bytes.insert(contentsOf: splice, at: start)
      default: replaceWord(of: &bytes, after: start, by: splice)
      }
    }
    return bytes
  }

  /// Replaces what stands between a separator and the next one.
  private static func replaceWord(of bytes: inout [UInt8], after start: Int, by splice: [UInt8]) {
    let separators = Array(",;\t :\n[]<>\"".utf8)
    guard let first = bytes[start...].firstIndex(where: separators.contains).map({ $0 + 1 }) else { return }
    let last = bytes[first...].firstIndex(where: separators.contains) ?? bytes.endIndex
    bytes.replaceSubrange(first..<last, with: splice)
  }

  @Test(
    "is refused in one line or gives a sound plan, always the same", arguments: samples.indices, Soak.seeds)
  func mutations(_ index: Int, _ seed: UInt64) throws {
    let sample = Self.samples[index]
    var random = SeededGenerator(seed: seed)
    for round in 0..<250 {
      for file in sample.files {
        try folder.write(bytes: Self.mutated(Array(file.text.utf8), &random), to: file.name)
      }
      let path = sample.files.count == 1 ? "\(folder.path)/\(sample.files[0].name)" : folder.path
      let options = ImportOptions(today: importDay) { _ in -3600 }
      let comment = Comment(rawValue: "\(sample.format), seed \(seed), round \(round)")
      do {
        let plan = try Importer.read(sample.format, path: path, options: options).plan
        #expect(try Importer.read(sample.format, path: path, options: options).plan == plan, comment)
        plan.expectSoundness(comment)
      } catch {
        #expect(!error.description.isEmpty && !error.description.contains("\n"), comment)
      }
    }
  }
}
