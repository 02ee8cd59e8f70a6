/// The rows of a text whose cells stand between separators, as RFC 4180 has them, one at a time.
///
/// A cell in quotes may hold separators, doubled quotes and line breaks. Lines end in LF or CR LF; the last one needs no
/// end; empty lines are passed over. The cells of a row stay bytes of the text until they are asked for, so that a long
/// table costs no more memory than its text.
struct DelimitedRows {
  /// Why a line holds no row.
  enum Fault: Error, CustomStringConvertible {
    case unclosedQuote, textAfterQuote, notUTF8

    /// What is wrong, as half a sentence.
    var description: String {
      switch self {
      case .unclosedQuote: "a quote is opened and never closed"
      case .textAfterQuote: "text follows a closing quote"
      case .notUTF8: "it is not UTF-8"
      }
    }
  }

  private struct Cell {
    let bytes: Range<Int>
    let hasDoubledQuotes: Bool
  }

  /// The number of the line on which the current row begins, from 1.
  private(set) var line = 0
  /// What is wrong with the current line, where a row should be; `nil` for a row.
  private(set) var fault: Fault?
  private let bytes: TextBytes
  private let separator: UInt8
  private var cells: [Cell] = []
  private var position: Int
  private var nextLine = 1

  /// Creates the rows of a text, before the first.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - separator: What stands between cells, an ASCII character.
  init(_ text: TextBytes, separator: UInt8 = UInt8(ascii: ",")) {
    bytes = text
    self.separator = separator
    position = bytes.startIndex
  }

  /// Goes to the next row, or to the next line at fault.
  ///
  /// - Returns: Whether there is one.
  mutating func advance() -> Bool {
    skipEmptyLines()
    guard position < bytes.endIndex else { return false }
    cells.removeAll(keepingCapacity: true)
    fault = nil
    line = nextLine
    let start = position
    do throws(Fault) {
      try readCells()
    } catch {
      // Only the line where the row begins is given up, lest one stray quote swallow the rest of the text.
      fault = error
      cells.removeAll(keepingCapacity: true)
      position = start
      nextLine = line
      skipLine()
    }
    return true
  }
}

// MARK: - Cells

extension DelimitedRows {
  /// The number of cells of the current row.
  var count: Int { cells.count }

  /// A cell of the current row as it stands in the text, without the quotes around it.
  ///
  /// - Parameter index: The index of the cell; beyond the row there are empty ones.
  /// - Returns: The bytes, with quotes doubled as they are written.
  func bytes(at index: Int) -> TextBytes {
    index < cells.count ? bytes[cells[index].bytes] : []
  }

  /// A cell of the current row.
  ///
  /// - Parameter index: The index of the cell; beyond the row there are empty ones.
  /// - Returns: The text; `nil` if it is not UTF-8.
  func text(at index: Int) -> String? {
    guard index < cells.count, cells[index].hasDoubledQuotes else { return bytes(at: index).text }
    var text: [UInt8] = []
    var isSecond = false
    for byte in bytes[cells[index].bytes] {
      isSecond = byte == Self.quote && !isSecond
      if !isSecond { text.append(byte) }
    }
    return text[...].text
  }
}

// MARK: - Parsing

extension DelimitedRows {
  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private mutating func readCells() throws(Fault) {
    while true {
      let isQuoted = position < bytes.endIndex && bytes[position] == Self.quote
      if isQuoted { try readQuotedCell() } else { readPlainCell() }
      guard position < bytes.endIndex, bytes[position] == separator else { break }
      position += 1
    }
    endLine()
  }

  private mutating func readPlainCell() {
    let start = position
    while position < bytes.endIndex, bytes[position] != separator, bytes[position] != Self.lineFeed { position += 1 }
    var end = position
    let endsLine = end == bytes.endIndex || bytes[end] == Self.lineFeed
    if endsLine, end > start, bytes[end - 1] == Self.carriageReturn { end -= 1 }
    cells.append(Cell(bytes: start..<end, hasDoubledQuotes: false))
  }

  private mutating func readQuotedCell() throws(Fault) {
    position += 1
    let start = position
    var hasDoubledQuotes = false
    while true {
      guard let end = bytes[position...].firstIndex(of: Self.quote) else { throw .unclosedQuote }
      for byte in bytes[position..<end] where byte == Self.lineFeed { nextLine += 1 }
      position = end + 1
      guard position < bytes.endIndex, bytes[position] == Self.quote else { break }
      hasDoubledQuotes = true
      position += 1
    }
    cells.append(Cell(bytes: start..<(position - 1), hasDoubledQuotes: hasDoubledQuotes))
    if position < bytes.endIndex, bytes[position] == Self.carriageReturn { position += 1 }
    guard position == bytes.endIndex || bytes[position] == separator || bytes[position] == Self.lineFeed else {
      throw .textAfterQuote
    }
  }

  private mutating func skipEmptyLines() {
    while position < bytes.endIndex {
      let byte = bytes[position]
      let isReturn =
        byte == Self.carriageReturn && (position + 1 == bytes.endIndex || bytes[position + 1] == Self.lineFeed)
      guard byte == Self.lineFeed || isReturn else { return }
      position += 1
      if byte == Self.lineFeed { nextLine += 1 }
    }
  }

  private mutating func skipLine() {
    position = bytes[position...].firstIndex(of: Self.lineFeed) ?? bytes.endIndex
    endLine()
  }

  private mutating func endLine() {
    guard position < bytes.endIndex else { return }
    position += 1
    nextLine += 1
  }
}
