import TestSupport

/// Changes bytes in the ways in which files go wrong, and in those that a reader is least prepared for.
struct ByteMutation {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// What stands in place of something else.
  private static let splices = [
    "null", "-1", "0", "00000000000000000001", "1e999", "-1e-999", "NaN", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "99999999999999999999999", "4294967296", "1.5", "true", "\"", "\"\"", "'", "\"0001-01-01\"",
    "0000-00-00", "9999-12-31", "2026-02-30", "\"9999-12-31T23:59:59Z\"", "\"0001-01-01T00:00:00+23:59\"",
    "<2026-03-01 Sun .+99999999999999999999d>", "[]", "{}", "[[]]", "\\u0000\\ud83d", "\n", "\r\n", "\r", "\t", ",",
    ";",
    " : ", ":", "/", "}", "]", "{", "[", "\\", "\u{0}", "\u{FEFF}", "\u{1B}[31m", "\u{202E}", "👨‍👩‍👧", "---", "- ", "x ",
    "!", "#",
    String(repeating: "[", count: 600), String(repeating: "물", count: 300),
  ].map { Array($0.utf8) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  /// Changes some bytes in one to four ways.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - other: Bytes of which pieces may be taken.
  mutating func mutate(_ bytes: inout [UInt8], splicing other: [UInt8]) {
    for _ in 0..<number(1...4) {
      let start = number(0...bytes.count)
      let end = min(bytes.count, start + (number(0...3) == 0 ? number(0...200) : number(0...8)))
      switch number(0...11) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
      case 2: if start < bytes.count { bytes[start] = UInt8(number(0...255)) }
      case 3: if start < bytes.count { bytes[start] ^= 1 << number(0...7) }
      case 4: if number(0...7) == 0 { bytes.removeSubrange(start...) }
      case 5: bytes.insert(contentsOf: (0..<number(1...12)).map { _ in UInt8(number(0...255)) }, at: start)
      case 6: splicePiece(of: other, into: &bytes, at: start)
      case 7: bytes.insert(contentsOf: splice(), at: start)
      case 8, 9: replaceNumber(in: &bytes, after: start)
      default: replaceValue(in: &bytes, after: start)
      }
    }
  }

  private mutating func splice() -> [UInt8] { Self.splices.randomElement(using: &random) ?? [] }

  private mutating func splicePiece(of other: [UInt8], into bytes: inout [UInt8], at index: Int) {
    let start = number(0...other.count)
    bytes.insert(contentsOf: other[start..<min(other.count, start + number(0...60))], at: index)
  }

  /// Replaces digits by another number.
  private mutating func replaceNumber(in bytes: inout [UInt8], after start: Int) {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard let first = bytes[start...].firstIndex(where: isDigit) else { return }
    let last = bytes[first...].firstIndex { !isDigit($0) } ?? bytes.endIndex
    bytes.replaceSubrange(first..<last, with: number(0...1) == 0 ? splice() : Array("\(number(0...40_000))".utf8))
  }

  /// Replaces what stands between two marks of those that formats divide values by.
  private mutating func replaceValue(in bytes: inout [UInt8], after start: Int) {
    let marks = Array((number(0...1) == 0 ? ":,[]}" : ",;\t :\n[]<>\"").utf8)
    guard let first = bytes[start...].firstIndex(where: marks.contains).map({ $0 + 1 }) else { return }
    let last = bytes[first...].firstIndex(where: marks.contains) ?? bytes.endIndex
    bytes.replaceSubrange(first..<last, with: splice())
  }
}
