/// A value of a sound JSON document, read where it stands.
///
/// No tree is built: a value is a piece of the file, and what it holds is found by going through it. A long history thus
/// costs no memory besides the file, and a reader makes its drafts straight from the rows.
struct JSONValue {
  /// The value, from its first byte to its last.
  let bytes: TextBytes

  /// Creates a value.
  ///
  /// - Parameter bytes: Bytes that ``JSONSyntax`` found to be a value.
  init(_ bytes: TextBytes) {
    self.bytes = bytes
  }

  /// Whether it is null.
  var isNull: Bool { bytes.first == UInt8(ascii: "n") }

  /// Whether it is an object.
  var isObject: Bool { bytes.first == UInt8(ascii: "{") }

  /// Whether it is an array.
  var isArray: Bool { bytes.first == UInt8(ascii: "[") }

  /// The text of the value as JSON, on one line.
  var source: String {
    String(decoding: bytes, as: UTF8.self).onOneLine
  }
}

// MARK: - What a value holds

extension JSONValue {
  /// The values that an array or an object holds, one after the other; the keys of an object are among them.
  struct Parts: Sequence, IteratorProtocol {
    private let bytes: TextBytes
    private var position: Int

    /// Creates the parts of a value.
    ///
    /// - Parameter bytes: A sound array or object.
    init(_ bytes: TextBytes) {
      self.bytes = bytes
      position = bytes.startIndex + 1
    }

    /// The next part.
    mutating func next() -> JSONValue? {
      while position < bytes.endIndex {
        switch bytes[position] {
        case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: ","), UInt8(ascii: ":"):
          position += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          return nil
        default:
          let start = position
          skipValue()
          return JSONValue(bytes[start..<position])
        }
      }
      return nil
    }

    private mutating func skipValue() {
      var depth = 0
      while position < bytes.endIndex {
        switch bytes[position] {
        case UInt8(ascii: "\""):
          skipString()
          if depth == 0 { return }
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return }
          depth -= 1
          if depth == 0 {
            position += 1
            return
          }
        case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: ","), UInt8(ascii: ":"):
          if depth == 0 { return }
        default:
          break
        }
        position += 1
      }
    }

    private mutating func skipString() {
      position += 1
      while position < bytes.endIndex {
        let byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "\"") { return }
        if byte == UInt8(ascii: "\\") { position += 1 }
      }
      position = Swift.min(position, bytes.endIndex)
    }
  }

  /// The keys and values of an object.
  struct Members: Sequence, IteratorProtocol {
    private var parts: Parts

    /// Creates the members of a value.
    ///
    /// - Parameter bytes: A sound object.
    init(_ bytes: TextBytes) {
      parts = Parts(bytes)
    }

    /// The next member.
    mutating func next() -> (key: JSONValue, value: JSONValue)? {
      guard let key = parts.next(), let value = parts.next() else { return nil }
      return (key, value)
    }
  }

  /// The elements of an array; `nil` for any other value.
  var elements: Parts? { isArray ? Parts(bytes) : nil }

  /// The members of an object; `nil` for any other value.
  var members: Members? { isObject ? Members(bytes) : nil }
}

// MARK: - What a value says

extension JSONValue {
  /// Whether it is a text that says the same, for keys without escapes.
  ///
  /// - Parameter word: The word.
  /// - Returns: Whether it is.
  func isText(_ word: String) -> Bool {
    bytes.count == word.utf8.count + 2 && bytes.dropFirst().dropLast().elementsEqual(word.utf8)
  }

  /// The text, its escapes resolved; `nil` for any other value and for what is not UTF-8.
  ///
  /// Half a surrogate pair becomes U+FFFD, since no text can hold it.
  var text: String? {
    guard bytes.first == UInt8(ascii: "\"") else { return nil }
    let inner = bytes.dropFirst().dropLast()
    guard inner.contains(UInt8(ascii: "\\")) else { return inner.text }
    return Self.unescaped(inner).text
  }

  /// The number; `nil` for any other value.
  var number: Double? {
    guard let first = bytes.first, first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return nil }
    return bytes.text.flatMap { Double($0) }
  }

  /// The whole number, also if it is written as `1.0` or `1e3`; `nil` for any other value and for one beyond 64 bits.
  var integer: Int? {
    if let integer = bytes.text.flatMap({ Int($0) }) { return bytes.first == UInt8(ascii: "+") ? nil : integer }
    guard bytes.contains(where: { ".eE".utf8.contains($0) }) else { return nil }
    return number.flatMap { Int(exactly: $0) }
  }

  /// True or false; `nil` for any other value.
  var flag: Bool? {
    switch bytes.first {
    case UInt8(ascii: "t"): true
    case UInt8(ascii: "f"): false
    default: nil
    }
  }

  private static func unescaped(_ bytes: TextBytes) -> TextBytes {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"): text.append(contentsOf: String(Character(scalar(&rest))).utf8)
      default: text.append(escape)
      }
    }
    return text[...]
  }

  private static func scalar(_ rest: inout TextBytes) -> Unicode.Scalar {
    let unit = codeUnit(&rest)
    if UTF16.isLeadSurrogate(unit), rest.starts(with: "\\u".utf8) {
      var following = rest.dropFirst(2)
      let second = codeUnit(&following)
      if UTF16.isTrailSurrogate(second) {
        rest = following
        let pair = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
        return Unicode.Scalar(pair) ?? "\u{FFFD}"
      }
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  private static func codeUnit(_ rest: inout TextBytes) -> UInt16 {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    return digits.reduce(0) { $0 << 4 | UInt16($1.hexadecimalValue ?? 0) }
  }
}

// MARK: - A document in a text

extension JSONValue {
  /// Reads a whole document, such as one that stands in a text of another.
  ///
  /// It is `nil` if the text is no sound JSON.
  ///
  /// - Parameter document: The text.
  init?(document: String) {
    var syntax = JSONSyntax(Array(document.utf8)[...], at: 0)
    guard let bytes = try? syntax.value(), syntax.skipBlanks() == nil else { return nil }
    self.init(bytes)
  }
}
