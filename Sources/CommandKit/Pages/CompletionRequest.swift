/// What the script of a shell asks a program while a line is being typed.
///
/// The answer is a line for each word that can stand in the place of the last one, in the way that the shell wants; or
/// an empty line, for the names of files.
public struct CompletionRequest: Sendable {
  /// The first word of a request that gives the words of the line, as zsh and fish do: the rest follow `--`.
  static let wordsWord = "__complete"
  /// The first word of a request that gives the line up to the cursor and the characters that break words, as bash does.
  static let lineWord = "__complete_line"

  /// The words of the line, without the name of the program; the last one is being typed.
  public let words: [String]
  /// The line as bash has it; `nil` for other shells.
  private let line: TypedLine?

  /// Reads a request.
  ///
  /// It is `nil` if the words are a command line of a person.
  ///
  /// - Parameter words: The words of the command line.
  public init?(_ words: [String]) {
    switch words.first {
    case Self.wordsWord:
      line = nil
      self.words = Array(words.dropFirst(words.dropFirst().first == "--" ? 2 : 1))
    case Self.lineWord:
      let line = TypedLine(words.dropFirst().first ?? "", breaks: words.dropFirst(2).first ?? "")
      self.line = line
      self.words = line.words.dropFirst() + [line.typed]
    default:
      return nil
    }
  }

  /// The answer to a request.
  ///
  /// - Parameter completion: What can stand in the place of the last word.
  /// - Returns: The lines, each with a line break at its end.
  public func answer(_ completion: ShellCompletion) -> String {
    if completion.offersFiles { return "\n" }
    guard let line else { return completion.text }
    return completion.candidates.map { line.replacement(with: $0.word) + "\n" }.joined()
  }
}
