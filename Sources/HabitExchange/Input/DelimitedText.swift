/// The records of a text whose fields are separated by commas, as RFC 4180 has them.
///
/// A field in quotes may hold commas, doubled quotes and line breaks. Lines end in LF or CR LF; the last one needs no
/// end; empty lines are passed over.
struct DelimitedText: Sequence, IteratorProtocol {
  /// A record, or what is wrong with the line where one should be.
  struct Record {
    /// The number of the line on which the record begins, from 1.
    let line: Int
    /// The fields.
    let content: Result<[String], Fault>
  }

  /// Why a line holds no record.
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

  private let bytes: TextBytes
  private var position: Int
  private var line = 1

  /// Creates the records of a file.
  ///
  /// - Parameter file: The file.
  /// - Throws: ``ImportError/otherKind(path:reason:)`` if semicolons separate its fields, as some programs write them.
  init(_ file: TextFile) throws(ImportError) {
    let firstLine = file.bytes.prefix { $0 != Self.lineFeed }
    if firstLine.contains(UInt8(ascii: ";")), !firstLine.contains(Self.comma) {
      throw .otherKind(
        path: file.path, reason: "has ';' between its fields; give the files as Loop wrote them, or save them with ','")
    }
    bytes = file.bytes
    position = bytes.startIndex
  }

  /// The next record.
  mutating func next() -> Record? {
    skipEmptyLines()
    guard position < bytes.endIndex else { return nil }
    let start = (position: position, line: line)
    do throws(Fault) {
      return Record(line: start.line, content: .success(try fields()))
    } catch {
      // Only the line where the record begins is given up, lest one stray quote swallow the rest of the file.
      position = start.position
      line = start.line
      skipLine()
      return Record(line: start.line, content: .failure(error))
    }
  }
}

// MARK: - Parsing

extension DelimitedText {
  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private mutating func fields() throws(Fault) -> [String] {
    var fields: [String] = []
    while true {
      let isQuoted = position < bytes.endIndex && bytes[position] == Self.quote
      fields.append(isQuoted ? try quotedField() : try plainField())
      guard position < bytes.endIndex, bytes[position] == Self.comma else { break }
      position += 1
    }
    endLine()
    return fields
  }

  private mutating func plainField() throws(Fault) -> String {
    let rest = bytes[position...]
    let end = rest.firstIndex { $0 == Self.comma || $0 == Self.lineFeed } ?? rest.endIndex
    position = end
    var field = rest[..<end]
    let endsLine = end == bytes.endIndex || bytes[end] == Self.lineFeed
    if endsLine, field.last == Self.carriageReturn { field.removeLast() }
    return try text(field)
  }

  private mutating func quotedField() throws(Fault) -> String {
    position += 1
    var field: [UInt8] = []
    while true {
      guard let end = bytes[position...].firstIndex(of: Self.quote) else { throw .unclosedQuote }
      let piece = bytes[position..<end]
      line += piece.count { $0 == Self.lineFeed }
      field += piece
      position = end + 1
      guard position < bytes.endIndex, bytes[position] == Self.quote else { break }
      field.append(Self.quote)
      position += 1
    }
    if position < bytes.endIndex, bytes[position] == Self.carriageReturn { position += 1 }
    guard position == bytes.endIndex || bytes[position] == Self.comma || bytes[position] == Self.lineFeed else {
      throw .textAfterQuote
    }
    return try text(field[...])
  }

  private func text(_ field: TextBytes) throws(Fault) -> String {
    guard let text = field.text else { throw .notUTF8 }
    return text
  }

  private mutating func skipEmptyLines() {
    while position < bytes.endIndex {
      let byte = bytes[position]
      let isReturn =
        byte == Self.carriageReturn && (position + 1 == bytes.endIndex || bytes[position + 1] == Self.lineFeed)
      guard byte == Self.lineFeed || isReturn else { return }
      position += 1
      if byte == Self.lineFeed { line += 1 }
    }
  }

  private mutating func skipLine() {
    position = bytes[position...].firstIndex(of: Self.lineFeed) ?? bytes.endIndex
    endLine()
  }

  private mutating func endLine() {
    guard position < bytes.endIndex else { return }
    position += 1
    line += 1
  }
}
