/// Words that a command takes or knows, each with its meaning, under a heading of their own on its help page.
public struct Glossary: Sendable, Hashable {
  /// A word with its meaning.
  public struct Entry: Sendable, Hashable {
    /// The word.
    public let word: String
    /// What it means: a sentence with a full stop.
    public let meaning: String

    /// Explains a word.
    ///
    /// - Parameters:
    ///   - word: The word.
    ///   - meaning: What it means: a sentence with a full stop.
    public init(_ word: String, _ meaning: String) {
      self.word = word
      self.meaning = meaning
    }
  }

  /// The heading, such as `Formats`.
  public let heading: String
  /// The words, in the order of the page.
  public let entries: [Entry]

  /// Creates a glossary.
  ///
  /// - Parameters:
  ///   - heading: The heading, such as `Formats`.
  ///   - entries: The words, in the order of the page.
  public init(_ heading: String, _ entries: [Entry]) {
    self.heading = heading
    self.entries = entries
  }
}
