/// Why a text is not a value of the kind that an option or argument takes.
public enum InvalidValue: Error, Sendable, Hashable {
  /// It is refused: what is wrong and how to write it, in lower case and without a full stop.
  case refused(Wording)
  /// It is none of the words that are allowed.
  case notAmong(_ choices: [String], suggestion: String?)
}

extension InvalidValue: CustomStringConvertible {
  /// What is wrong and how to write it in English, such as `write it as YYYY-MM-DD`.
  public var description: String {
    switch self {
    case .refused(let reason): reason.english
    case .notAmong(let choices, let suggestion):
      "write one of \(choices.joined(separator: ", "))" + Suggestion.question(suggestion)
    }
  }
}
