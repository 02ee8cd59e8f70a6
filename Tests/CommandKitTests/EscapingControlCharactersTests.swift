import CommandKit
import Testing

@Suite("Escaped control characters") struct EscapingControlCharactersTests {
  @Test(
    "shows what would steer a terminal and leaves every letter as it is",
    arguments: [
      ("", ""), ("물 마시기 💧", "물 마시기 💧"), ("👩‍👧‍👦 é", "👩‍👧‍👦 é"), ("a\nb\r\tc", "a\\nb\\r\\tc"),
      ("\u{1B}[31mred\u{7}", "\\u{1B}[31mred\\u{7}"), ("\u{9B}2J", "\\u{9B}2J"), ("a\u{0}b", "a\\u{0}b"),
      ("x\u{2028}y\u{7F}", "x\\u{2028}y\\u{7F}"), ("\u{202E}gpj.exe", "\\u{202E}gpj.exe"), ("\r\n", "\\r\\n"),
    ])
  func escapes(text: String, shown: String) {
    #expect(text.escapingControlCharacters == shown)
    #expect(shown.escapingControlCharacters == shown)
  }
}
