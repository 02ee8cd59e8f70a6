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

  /// The text without NUL characters.
  var removingNulls: String { String(unicodeScalars.filter { $0 != "\0" }.map(Character.init)) }
}
