/// Checks that bytes are sound JSON, so that ``JSONValue`` can read them where they stand.
///
/// It keeps no tree and does not call itself: however deep or long a document is, it takes a byte for each level.
struct JSONSyntax {
  // Source: RFC 8259, "The JavaScript Object Notation (JSON) Data Interchange Format".

  /// How deep values may be nested; no tracker comes near it.
  static let deepestNesting = 512

  /// The text.
  let bytes: TextBytes
  /// How far it was read.
  private(set) var position: Int

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - position: Where to begin.
  init(_ bytes: TextBytes, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Goes on to the next byte that is no blank.
  ///
  /// - Returns: The byte; `nil` at the end.
  mutating func skipBlanks() -> UInt8? {
    while position < bytes.endIndex {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  /// Reads a value.
  ///
  /// - Returns: The bytes of the value, from its first to its last.
  /// - Throws: ``JSONFault`` with the line where the text stops being JSON.
  mutating func value() throws(JSONFault) -> TextBytes {
    _ = skipBlanks()
    let start = position
    var open: [UInt8] = []
    while true {
      if try opensContainer(&open) { continue }
      repeat {
        guard let closing = open.last else { return bytes[start..<position] }
        guard try closes(closing) else { break }
        open.removeLast()
      } while true
    }
  }

  /// Reads a value, or the beginning of one that holds others.
  ///
  /// - Returns: Whether the first of the others comes next.
  private mutating func opensContainer(_ open: inout [UInt8]) throws(JSONFault) -> Bool {
    guard let byte = skipBlanks() else { throw fault("a value is missing") }
    switch byte {
    case UInt8(ascii: "{"):
      return try begins(closing: UInt8(ascii: "}"), &open)
    case UInt8(ascii: "["):
      return try begins(closing: UInt8(ascii: "]"), &open)
    case UInt8(ascii: "\""):
      try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try number()
    case UInt8(ascii: "t"):
      try word("true")
    case UInt8(ascii: "f"):
      try word("false")
    case UInt8(ascii: "n"):
      try word("null")
    default:
      throw fault("a value is missing")
    }
    return false
  }

  private mutating func begins(closing: UInt8, _ open: inout [UInt8]) throws(JSONFault) -> Bool {
    guard open.count < Self.deepestNesting else { throw fault("values are nested too deep") }
    position += 1
    guard skipBlanks() != closing else {
      position += 1
      return false
    }
    open.append(closing)
    if closing == UInt8(ascii: "}") { try key() }
    return true
  }

  /// Reads what follows a value in a container: its end, or a comma and the next key.
  private mutating func closes(_ closing: UInt8) throws(JSONFault) -> Bool {
    let byte = skipBlanks()
    guard byte == closing || byte == UInt8(ascii: ",") else {
      throw fault("a comma or '\(Character(Unicode.Scalar(closing)))' is missing")
    }
    position += 1
    if byte == closing { return true }
    if closing == UInt8(ascii: "}") { try key() }
    return false
  }

  private mutating func key() throws(JSONFault) {
    guard skipBlanks() == UInt8(ascii: "\"") else { throw fault("a key is missing") }
    try string()
    guard skipBlanks() == UInt8(ascii: ":") else { throw fault("a colon is missing") }
    position += 1
  }
}

// MARK: - Values that hold no others

extension JSONSyntax {
  private mutating func string() throws(JSONFault) {
    position += 1
    while position < bytes.endIndex {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"):
        try escape()
      case ..<0x20:
        throw fault("a text holds a control character")
      default:
        position += 1
      }
    }
    throw fault("a text has no end")
  }

  private mutating func escape() throws(JSONFault) {
    position += 1
    guard position < bytes.endIndex else { throw fault("a text has no end") }
    let isHexadecimal = bytes[position] == UInt8(ascii: "u")
    guard isHexadecimal || "\"\\/bfnrt".utf8.contains(bytes[position]) else {
      throw fault("a text holds an unknown escape")
    }
    position += 1
    guard isHexadecimal else { return }
    guard bytes[position...].prefix(4).count(where: \.isHexadecimalDigit) == 4 else {
      position = bytes.endIndex - position < 4 ? bytes.endIndex : position
      throw fault("a text holds an unknown escape")
    }
    position += 4
  }

  private mutating func number() throws(JSONFault) {
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let hasLeadingZero = position < bytes.endIndex && bytes[position] == UInt8(ascii: "0")
    let count = skipDigits()
    guard count > 0, !hasLeadingZero || count == 1 else { throw fault("a number has another form than JSON's") }
    if position < bytes.endIndex, bytes[position] == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() > 0 else { throw fault("a number has another form than JSON's") }
    }
    if position < bytes.endIndex, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < bytes.endIndex, "+-".utf8.contains(bytes[position]) { position += 1 }
      guard skipDigits() > 0 else { throw fault("a number has another form than JSON's") }
    }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.endIndex, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) { position += 1 }
    return position - start
  }

  private mutating func word(_ word: StaticString) throws(JSONFault) {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[position...].starts(with: letters) else {
      position = letters.starts(with: bytes[position...]) ? bytes.endIndex : position
      throw fault("a value is missing")
    }
    position += letters.count
  }

  /// A fault at the place that was reached.
  ///
  /// - Parameter reason: What is wrong, as half a sentence.
  /// - Returns: The fault.
  func fault(_ reason: String) -> JSONFault {
    guard position < bytes.endIndex else {
      return JSONFault(place: "", reason: "it is cut short: \(reason) at the end")
    }
    let line = bytes[..<position].count { $0 == 0x0A } + 1
    let byte = position - bytes.startIndex + 1
    return JSONFault(place: "", reason: "\(reason) in line \(line) (byte \(byte) of the file)")
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit of a hexadecimal number.
  var isHexadecimalDigit: Bool { hexadecimalValue != nil }

  /// The value of an ASCII digit of a hexadecimal number; `nil` for any other byte.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
