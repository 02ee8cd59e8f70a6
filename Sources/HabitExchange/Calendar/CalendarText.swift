/// An iCalendar stream while it is written.
struct CalendarText {
  /// The text so far, as UTF-8.
  private(set) var bytes: [UInt8] = []

  // Source: RFC 5545, section 3.1.
  private static let longestLine = 75

  /// Writes a component.
  ///
  /// - Parameters:
  ///   - name: Its name, without the V that all of them begin with.
  ///   - content: Writes its properties and components.
  mutating func component(_ name: String, _ content: (inout CalendarText) throws -> Void) rethrows {
    let name = "V\(name.uppercased())"
    property("BEGIN", name)
    try content(&self)
    property("END", name)
  }

  /// Writes a property that is no text of somebody's own; nothing if there is none.
  ///
  /// - Parameters:
  ///   - name: Its name with its parameters.
  ///   - value: Its value.
  mutating func property(_ name: String, _ value: String?) {
    if let value { line("\(name):\(value)") }
  }

  /// Writes a property that is a text; nothing if it is empty.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - text: Its value, of which what would end it is escaped.
  mutating func text(_ name: String, _ text: String) {
    if !text.isEmpty { property(name, Self.escaped(text)) }
  }

  // Source: RFC 5545, section 3.3.11.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      // No other control character but the tab may stand in a calendar.
      case "\0"..."\u{8}", "\u{A}"..."\u{1F}", "\u{7F}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Writes a line, folded so that no part of it is too long, and no character is cut.
  private mutating func line(_ text: String) {
    var length = 0
    for scalar in text.unicodeScalars {
      let encoded = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      if length + encoded.count > Self.longestLine {
        bytes.append(contentsOf: "\r\n ".utf8)
        length = 1
      }
      bytes.append(contentsOf: encoded)
      length += encoded.count
    }
    bytes.append(contentsOf: "\r\n".utf8)
  }
}
