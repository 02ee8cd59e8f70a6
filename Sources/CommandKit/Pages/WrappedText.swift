/// Text broken into lines of a greatest width.
enum WrappedText {
  /// Breaks a paragraph at its blanks.
  ///
  /// - Parameters:
  ///   - paragraph: The text; one that begins with a blank is taken as laid out already and keeps its lines.
  ///   - width: The greatest number of characters in a line.
  /// - Returns: The lines; none for an empty text.
  static func lines(_ paragraph: String, width: Int) -> [String] {
    if paragraph.first == " " { return paragraph.split(separator: "\n").map(String.init) }
    return lines(paragraph.split(whereSeparator: \.isWhitespace).map(String.init), width: width)
  }

  /// Puts pieces side by side, with a blank between them.
  ///
  /// - Parameters:
  ///   - pieces: What is not to be broken; a piece that is too long has a line of its own.
  ///   - width: The greatest number of characters in a line.
  /// - Returns: The lines.
  static func lines(_ pieces: [String], width: Int) -> [String] {
    var lines: [String] = []
    for piece in pieces {
      if let last = lines.last, last.count + 1 + piece.count <= width {
        lines[lines.count - 1] = "\(last) \(piece)"
      } else {
        lines.append(piece)
      }
    }
    return lines
  }
}
