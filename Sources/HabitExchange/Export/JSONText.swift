/// A JSON document while it is written.
///
/// Unlike Foundation's encoder it holds no more than the text, and it puts each element of a list on a line of its own,
/// so that two documents can be compared line by line. The caller names members in alphabetical order.
struct JSONText {
  /// The text so far, as UTF-8.
  private(set) var bytes: [UInt8] = []
  private var isAtStart = true

  /// Writes an object.
  ///
  /// - Parameter members: Writes its members.
  mutating func object(_ members: (inout JSONText) throws -> Void) rethrows {
    bytes.append(UInt8(ascii: "{"))
    isAtStart = true
    try members(&self)
    bytes.append(UInt8(ascii: "}"))
    isAtStart = false
  }

  /// How a list is laid out.
  enum Layout {
    /// Each element on a line of its own.
    case lines
    /// All elements on one line.
    case oneLine
  }

  /// Writes a member that is a list.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - elements: The elements.
  ///   - layout: How they are laid out.
  ///   - write: Writes an element.
  mutating func list<Elements: Sequence>(
    _ key: StaticString, _ elements: Elements, _ layout: Layout = .lines,
    _ write: (inout JSONText, Elements.Element) throws -> Void
  ) rethrows {
    name(key)
    bytes.append(UInt8(ascii: "["))
    isAtStart = true
    for element in elements {
      separate()
      if layout == .lines { bytes.append(UInt8(ascii: "\n")) }
      try write(&self, element)
      isAtStart = false
    }
    if layout == .lines, !isAtStart { bytes.append(UInt8(ascii: "\n")) }
    bytes.append(UInt8(ascii: "]"))
    isAtStart = false
  }

  /// Writes a member that is a text; nothing if there is none.
  mutating func member(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    name(key)
    self.text(text)
  }

  /// Writes a member that is true or false.
  mutating func member(_ key: StaticString, _ isTrue: Bool) {
    member(key, number: isTrue ? "true" : "false")
  }

  /// Writes a member that is a number, as its digits; nothing if there is none.
  mutating func member(_ key: StaticString, number digits: String?) {
    guard let digits else { return }
    name(key)
    bytes.append(contentsOf: digits.utf8)
  }

  /// Writes a member that is an object.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - members: Writes its members.
  mutating func object(_ key: StaticString, _ members: (inout JSONText) throws -> Void) rethrows {
    name(key)
    try object(members)
  }

  /// Writes a member whose key is not known before.
  mutating func member(named key: String, _ text: String) {
    separate()
    self.text(key)
    bytes.append(UInt8(ascii: ":"))
    self.text(text)
  }

  /// Writes a whole number as a value.
  mutating func number(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Writes a text as a value.
  mutating func text(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      if utf8.contains(where: Self.needsEscape) {
        for byte in utf8 { appendEscaped(byte) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Ends the document with a line break.
  mutating func end() {
    bytes.append(UInt8(ascii: "\n"))
  }
}

// MARK: - Writing

extension JSONText {
  private mutating func name(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func separate() {
    if !isAtStart { bytes.append(UInt8(ascii: ",")) }
    isAtStart = false
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  // Source: RFC 8259, section 7.
  private mutating func appendEscaped(_ byte: UInt8) {
    guard Self.needsEscape(byte) else { return bytes.append(byte) }
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
    case ..<0x20:
      let digits = String(byte, radix: 16)
      bytes.append(contentsOf: "u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
    default: bytes.append(byte)
    }
  }
}
