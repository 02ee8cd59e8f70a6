/// Something of which several commands speak, such as how dates are written, with a help page of its own.
public struct HelpTopic: Sendable {
  /// The word that names the topic: `help dates` shows its page.
  public let name: String
  /// What the page tells: one sentence with a full stop.
  public let summary: String
  /// What there is to know, as paragraphs with an empty line between them.
  public let discussion: String
  private let makeSections: @Sendable () -> [Glossary]

  /// Describes a topic.
  ///
  /// - Parameters:
  ///   - name: The word that names it; no command of the root has that name.
  ///   - summary: What the page tells: one sentence with a full stop.
  ///   - discussion: What there is to know, as paragraphs with an empty line between them.
  ///   - sections: Words with their meanings, under headings.
  public init(
    _ name: String, _ summary: String, discussion: String,
    sections: @autoclosure @escaping @Sendable () -> [Glossary] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    makeSections = sections
  }

  /// Words with their meanings, under headings.
  public var sections: [Glossary] { makeSections() }

  /// The paragraphs of the discussion.
  var paragraphs: [String] { discussion.split(separator: "\n\n").map(String.init) }
}
