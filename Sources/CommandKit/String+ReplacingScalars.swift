extension String {
  /// The text with every run of some Unicode scalars replaced by another text.
  ///
  /// Shells, cron, markup and status bars read scalars or bytes, where the standard library compares characters: to it a
  /// quote under a combining accent is no quote, and the line feed behind a carriage return is none either. What is
  /// escaped for such a reader is escaped through this.
  ///
  /// - Parameters:
  ///   - scalars: What is replaced; not empty.
  ///   - replacement: What takes its place.
  /// - Returns: The text with the replacements.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func replacingScalars(_ scalars: String, with replacement: String) -> String {
    String(unicodeScalars.replacing(scalars.unicodeScalars, with: replacement.unicodeScalars))
  }
}
