/// What a shell offers for a value while it is typed.
public enum CompletionKind: Sendable, Hashable {
  /// Nothing, or the words that are allowed as a value.
  case none
  /// The names of files.
  case file
  /// What the program knows under a topic, such as the names of the habits; see ``ShellCompletion``.
  case lookup(topic: String)
}
