import Testing

@testable import HabitCLI

@Suite("What is escaped for a reader of bytes") struct EscapingTests {
  @Test(
    "is one word to a shell",
    arguments: [
      ("Read", "Read"), ("", "''"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("#FF0000", "'#FF0000'"),
      ("a#b", "a#b"), ("=ls", "'=ls'"), ("독서", "독서"), ("'\u{301};rm", "''\\''\u{301};rm'"),
    ])
  func shell(word: String, quoted: String) {
    #expect(word.quotedForShell.unicodeScalars.elementsEqual(quoted.unicodeScalars))
  }

  @Test(
    "is text to Markdown",
    arguments: [("a|b", "a\\|b"), ("|\u{301} <\u{20E3}", "\\|\u{301} \\<\u{20E3}"), ("👨‍👩‍👧‍👦 독서", "👨‍👩‍👧‍👦 독서")])
  func markdown(text: String, escaped: String) {
    #expect(text.escapedForMarkdown.unicodeScalars.elementsEqual(escaped.unicodeScalars))
  }
}
