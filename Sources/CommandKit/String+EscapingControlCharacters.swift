extension String {
  /// The text with every character that could steer a terminal or break a line written as an escape such as `\n` or
  /// `\u{1B}`.
  ///
  /// Text from elsewhere, such as a word of the command line or the name in an imported file, is shown through it. What
  /// overrides the direction of writing is escaped too, since it could make a line read as another.
  public var escapingControlCharacters: String {
    guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      if scalar.steersTerminal {
        escaped += scalar.terminalEscape
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  fileprivate var steersTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028, 0x2029: true  // line and paragraph separator
    case 0x202A...0x202E, 0x2066...0x2069: true  // direction of writing
    default: false
    }
  }

  fileprivate var terminalEscape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
