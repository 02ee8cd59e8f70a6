extension Todo {
  /// Whether the title or the memo holds a text, without regard to case and Unicode composition.
  ///
  /// - Parameter text: What is looked for; blanks at its ends do not count, and an empty text is found everywhere.
  /// - Returns: Whether one of them holds it.
  /// - Complexity: O(*n*), where *n* is the length of title and memo.
  public func mentions(_ text: String) -> Bool {
    let key = Name.key(of: text.trimmed)
    return title.key.contains(key) || Name.key(of: memo).contains(key)
  }
}
