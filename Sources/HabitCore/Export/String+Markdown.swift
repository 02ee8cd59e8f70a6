extension String {
  /// The text with a backslash before all that Markdown would obey.
  package var escapingMarkdown: String {
    var text = ""
    for scalar in unicodeScalars {
      if Self.markdown.contains(scalar) { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  // Source: CommonMark 0.31, "Backslash escapes"; the bar divides cells in tables.
  private static let markdown: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&", "!", "$",
  ]
}
