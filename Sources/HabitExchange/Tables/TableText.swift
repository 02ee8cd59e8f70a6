/// A table as RFC 4180 has it: commas, and quotes where they are needed.
struct TableText {
  /// How a line ends.
  enum LineEnd: String {
    /// As RFC 4180 has it.
    case carriageReturnLineFeed = "\r\n"
    /// As programs of Unix have it.
    case lineFeed = "\n"
  }

  /// A cell.
  enum Cell {
    /// A text of somebody's own: a formula, or one that begins with an apostrophe, gets one in front.
    case text(String)
    /// A word, number or date of ours, which stays what it is.
    case value(String)

    /// A word, number or date of ours, or nothing.
    static func value(_ value: (some CustomStringConvertible)?) -> Cell { .value(value?.description ?? "") }
  }

  /// The text so far, as UTF-8 without a byte order mark.
  private(set) var bytes: [UInt8] = []
  private let lineEnd: LineEnd

  /// Creates a table without rows.
  ///
  /// - Parameter lineEnd: How a line ends.
  init(lineEnd: LineEnd = .carriageReturnLineFeed) {
    self.lineEnd = lineEnd
  }

  /// Writes a row of texts as they are, for programs that run no formulas.
  ///
  /// - Parameter cells: Its cells.
  mutating func row(_ cells: [String]) {
    row(cells.map(Cell.value))
  }

  /// Writes a row.
  ///
  /// - Parameter cells: Its cells.
  mutating func row(_ cells: [Cell]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      switch cell {
      case .text(let text): field(Self.isGuarded(text.utf8) ? "'" + text : text)
      case .value(let value): field(value)
      }
    }
    bytes.append(contentsOf: lineEnd.rawValue.utf8)
  }

  /// Whether a text gets an apostrophe in front: a formula, or one that would read as if it had got one.
  ///
  /// Source: OWASP, "CSV Injection".
  ///
  /// - Parameter text: The text as UTF-8.
  /// - Returns: Whether it does.
  static func isGuarded(_ text: some Collection<UInt8>) -> Bool {
    text.first.map { "'=+-@\t\r".utf8.contains($0) } ?? false
  }

  private mutating func field(_ text: String) {
    guard text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else {
      return bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
