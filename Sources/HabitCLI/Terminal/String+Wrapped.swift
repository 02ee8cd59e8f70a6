extension String {
  /// The text broken at its blanks into lines of a greatest width; a word that is too long is cut.
  ///
  /// - Parameter columns: The greatest number of columns of a line, 1 or more.
  /// - Returns: The lines; none for an empty text.
  func wrapped(toTerminalColumns columns: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      let word = String(word).truncated(toTerminalColumns: columns)
      if let last = lines.last, last.terminalColumns + 1 + word.terminalColumns <= columns {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
