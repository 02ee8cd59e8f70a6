/// The words of a command line as a shell would pass them on, up to a pipe.
///
/// Quotes and backslashes are understood; nothing is expanded.
struct ShellWords {
  /// The words, without their quotes.
  private(set) var words: [String] = []

  /// Splits a command line.
  ///
  /// It is `nil` if a quote is not closed or a backslash stands at the end.
  ///
  /// - Parameter line: The command line.
  init?(_ line: String) {
    var word: String?
    var rest = line[...]
    while let character = rest.popFirst() {
      switch character {
      case "'", "\"":
        guard let end = rest.firstIndex(of: character) else { return nil }
        word = (word ?? "") + rest[..<end]
        rest = rest[rest.index(after: end)...]
      case "\\":
        guard let next = rest.popFirst() else { return nil }
        word = (word ?? "") + String(next)
      case " ", "|":
        if let finished = word { words.append(finished) }
        word = nil
        if character == "|" { return }
      default: word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
  }
}
