extension JSON {
  /// A number that JSON cannot say: it is infinite, or none.
  struct UnsayableNumber: Error, Hashable {
    let number: Double
  }

  // Foundation's encoder takes as long to start as a status bar has for everything.
  /// The document as text on one line, with a line break at its end.
  ///
  /// - Returns: The text, with keys in the order of their characters.
  /// - Throws: ``UnsayableNumber``.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func text() throws(UnsayableNumber) -> String {
    var text = ""
    try write(to: &text)
    return text + "\n"
  }

  private func write(to text: inout String) throws(UnsayableNumber) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .double(let value):
      guard value.isFinite else { throw UnsayableNumber(number: value) }
      let digits = String(value)
      text += digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    case .string(let value):
      Self.write(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        try value.write(to: &text)
      }
      text += "]"
    case .object(let fields):
      text += "{"
      for (index, field) in fields.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { text += "," }
        Self.write(field.key, to: &text)
        text += ":"
        try field.value.write(to: &text)
      }
      text += "}"
    }
  }

  // Source: RFC 8259, section 7.
  private static func write(_ value: String, to text: inout String) {
    text += "\""
    if value.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      for scalar in value.unicodeScalars { write(scalar, to: &text) }
    } else {
      text += value
    }
    text += "\""
  }

  private static func write(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{8}": text += "\\b"
    case "\u{C}": text += "\\f"
    case "\0"..."\u{1F}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
