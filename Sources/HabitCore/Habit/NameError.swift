/// Why a text is no name.
public enum NameError: Error, Sendable, Hashable {
  /// Nothing is left after trimming.
  case empty
  /// The text has more characters than a name may have.
  case tooLong(characters: Int)
  /// The text holds a line break, a tab or another control character.
  case controlCharacter
}

extension NameError: CustomStringConvertible {
  /// What is wrong, as the second half of a sentence.
  public var description: String {
    switch self {
    case .empty: "a name needs at least one character"
    case .tooLong(let characters):
      "a name has at most \(Name.maximumLength) characters; this one has \(characters)"
    case .controlCharacter: "a name has no line breaks, tabs or other control characters"
    }
  }
}
