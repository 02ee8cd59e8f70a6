/// A field of dots, two by four in each character, that lines and points are drawn on.
///
/// Dots are counted from the lower left corner.
struct BrailleCanvas {
  /// The number of characters in a row.
  let columns: Int
  /// The number of rows of characters.
  let rows: Int
  // One byte for each character, a row after the other from the bottom.
  private var patterns: [UInt8]

  /// Creates an empty field.
  ///
  /// - Parameters:
  ///   - columns: The number of characters in a row, 1 or more.
  ///   - rows: The number of rows of characters, 1 or more.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    patterns = Array(repeating: 0, count: columns * rows)
  }

  /// The number of dots in a row.
  var width: Int { columns * 2 }
  /// The number of rows of dots.
  var height: Int { rows * 4 }

  /// The character at a place; `nil` if it has no dot.
  subscript(column: Int, row: Int) -> Character? {
    let pattern = patterns[row * columns + column]
    // Source: Unicode, "Braille Patterns": U+2800, and a bit for each dot.
    return pattern == 0 ? nil : Unicode.Scalar(0x2800 + UInt32(pattern)).map(Character.init)
  }

  /// Sets a dot; one that lies outside is left out.
  mutating func setDot(x: Int, y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    patterns[y / 4 * columns + x / 2] |= Self.bits[y % 4][x % 2]
  }

  /// Sets the dots of a straight line, both ends included.
  mutating func drawLine(fromX: Int, fromY: Int, toX: Int, toY: Int) {
    let steps = max(abs(toX - fromX), abs(toY - fromY))
    for step in 0...steps {
      let part = steps == 0 ? 0 : Double(step) / Double(steps)
      setDot(
        x: fromX + Int((Double(toX - fromX) * part).rounded()), y: fromY + Int((Double(toY - fromY) * part).rounded()))
    }
  }

  /// The bits of the dots, from the lowest row up and from the left.
  private static let bits: [[UInt8]] = [[0x40, 0x80], [0x04, 0x20], [0x02, 0x10], [0x01, 0x08]]
}
