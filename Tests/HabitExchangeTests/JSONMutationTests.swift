import HabitCore
import HabitExchange
import TestSupport
import Testing

@Suite("Mutated JSON") struct JSONMutationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What stands in place of a value, or in the middle of one.
  private static let splices = [
    "null", "-1", "0", "1e999", "9223372036854775807", "-9223372036854775808", "99999999999999999999", "1.5", "true",
    "\"\"", "\"x\"", "\"0001-01-01\"", "\"9999-12-31\"", "\"9999-12-31T23:59:59Z\"", "\"0001-01-01T00:00:00+23:59\"",
    "[]", "{}", "[[]]", "\"\\u0000\\ud83d\"", "\"\\n\"", ",", "}", "]", "{", "[", "\\", "\u{0}",
    String(repeating: "[", count: 600),
  ]

  private static func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
      case 2: for index in start..<end where index == start { bytes[index] = .random(in: 0...255, using: &random) }
      case 3 where Int.random(in: 0..<8, using: &random) == 0: bytes.removeSubrange(start...)
      default: replaceValue(of: &bytes, after: start, &random)
      }
    }
    return bytes
  }

  /// Replaces what stands between a colon or comma and the next comma or bracket.
  private static func replaceValue(of bytes: inout [UInt8], after start: Int, _ random: inout SeededGenerator) {
    let splice = Array((splices.randomElement(using: &random) ?? "").utf8)
    guard let first = bytes[start...].firstIndex(where: { ":,[".utf8.contains($0) }).map({ $0 + 1 }) else { return }
    let last = bytes[first...].firstIndex { ",}]".utf8.contains($0) } ?? bytes.endIndex
    bytes.replaceSubrange(first..<last, with: splice)
  }

  @Test(
    "is refused in one line or gives a sound plan, always the same", arguments: JSONRecognitionTests.samples, Soak.seeds
  )
  func mutations(_ sample: (format: ImportFormat, text: String), _ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<250 {
      let bytes = Self.mutated(Array(sample.text.utf8), &random)
      let path = try folder.write(bytes: bytes, to: "mutated.json")
      let options = ImportOptions(today: importDay) { _ in 3600 }
      do {
        let plan = try Importer.read(sample.format, path: path, options: options).plan
        let comment = Comment(rawValue: "seed \(seed), round \(round)")
        #expect(try Importer.read(sample.format, path: path, options: options).plan == plan, comment)
        plan.expectSoundness(comment)
      } catch {
        let message = error.description
        #expect(!message.isEmpty && !message.contains("\n"), "seed \(seed), round \(round): \(error)")
      }
    }
  }
}
