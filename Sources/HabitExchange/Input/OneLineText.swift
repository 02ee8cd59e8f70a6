internal import HabitCore

extension String {
  /// The text with its line breaks and other control characters written as escapes, so that it fits in a line and
  /// cannot command a terminal.
  var onOneLine: String {
    guard containsControlCharacter else { return self }
    var line = ""
    for scalar in unicodeScalars {
      if String(scalar).containsControlCharacter {
        line += scalar.escaped(asASCII: true)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// The text with the line ends of Windows made those of all others: a file that another system has rewritten says the
  /// same.
  var withPlainLineEnds: String {
    guard utf8.contains(UInt8(ascii: "\r")) else { return self }
    // As a character a carriage return and its line feed are one.
    return String(map { $0 == "\r\n" ? "\n" : $0 })
  }

  /// The text without NUL characters.
  var removingNulls: String { String(unicodeScalars.filter { $0 != "\0" }.map(Character.init)) }
}
