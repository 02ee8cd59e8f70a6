/// The lines of a text, numbered from 1, without what ends them: LF, or CR and LF.
struct TextLines: Sequence, IteratorProtocol {
  /// A line.
  struct Line {
    /// The number of the line, from 1.
    let number: Int
    /// The bytes of the line.
    let bytes: TextBytes
  }

  private var rest: TextBytes
  private var number = 0

  /// Creates the lines of a text.
  ///
  /// - Parameter text: The text; its last line needs no end.
  init(_ text: TextBytes) {
    rest = text
  }

  /// The next line.
  mutating func next() -> Line? {
    guard !rest.isEmpty else { return nil }
    number += 1
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    var line = rest[..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    rest = end == rest.endIndex ? [] : rest[(end + 1)...]
    return Line(number: number, bytes: line)
  }
}
