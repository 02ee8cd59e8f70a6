/// A line up to the cursor, as bash has it: what its words mean, and what bash would replace of the last one.
///
/// Bash replaces the part of the last word behind the last character that breaks words for it, or behind the quote that
/// is still open, and takes what it is given as it is.
struct TypedLine {
  /// The finished words, without their quotes.
  private(set) var words: [String] = []
  /// The word that is being typed, without its quotes.
  private(set) var typed = ""
  /// The quote that is still open.
  private var quote: Character?
  /// How many characters of the typed word stand before the part that bash replaces.
  private var kept = 0

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line up to the cursor.
  ///   - breaks: The characters that break words for bash.
  init(_ line: String, breaks: String) {
    var isInWord = false
    var rest = line[...]
    while let character = rest.popFirst() {
      if let open = quote {
        read(character, inside: open, &rest)
        continue
      }
      switch character {
      case " ", "\t", "\n":
        if isInWord { words.append(typed) }
        (typed, kept, isInWord) = ("", 0, false)
        continue
      case "'", "\"":
        quote = character
        kept = typed.count
      case "\\":
        if let next = rest.popFirst() { typed.append(next) }
      default:
        typed.append(character)
        if breaks.contains(character) { kept = typed.count }
      }
      isInWord = true
    }
  }

  private mutating func read(_ character: Character, inside open: Character, _ rest: inout Substring) {
    if character == open {
      quote = nil
    } else if character == "\\", open == "\"", let next = rest.first, "\"\\$`".contains(next) {
      typed.append(next)
      rest.removeFirst()
    } else {
      typed.append(character)
    }
  }

  /// What is to stand in place of the part that bash replaces, so that the last word becomes another one.
  ///
  /// - Parameter word: The word.
  /// - Returns: The text, with quotes or backslashes where the shell needs them.
  func replacement(with word: String) -> String {
    let rest = word.dropFirst(kept)
    switch quote {
    case "'": return rest.map { $0 == "'" ? "'\\''" : String($0) }.joined()
    case nil: return rest.map { Self.isPlain($0) ? String($0) : "\\\($0)" }.joined()
    default:
      return rest.map { character in
        // Nothing inside double quotes keeps bash from taking what follows the mark out of its history.
        character == "!" ? "\"\\!\"" : "\"\\$`".contains(character) ? "\\\(character)" : String(character)
      }.joined()
    }
  }

  /// Whether a character means itself to a shell.
  private static func isPlain(_ character: Character) -> Bool {
    !character.isASCII || character.isLetter || character.isNumber || "_-./%+,@:=".contains(character)
  }
}
