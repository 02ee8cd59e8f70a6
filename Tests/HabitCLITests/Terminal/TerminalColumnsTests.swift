import Testing

@testable import HabitCLI

@Suite("Terminal columns") struct TerminalColumnsTests {
  @Test(
    "are those that a terminal uses",
    arguments: [
      ("", 0), ("read", 4), ("é", 1), ("e\u{301}", 1), ("물 마시기", 9), ("\u{1106}\u{116E}\u{11AF}", 2), ("漢字かな", 8),
      ("ﾊﾝｶｸ", 4), ("ＡＢ", 4), ("💧", 2), ("물 마시기 💧", 12), ("👍🏽", 2), ("✌🏽", 2), ("👩‍👧‍👦", 2), ("🏳️‍🌈", 2),
      ("🇰🇷", 2), ("🇰🇷🇩🇪", 4), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("✓✗", 2), ("✅", 2), ("…–·█░▏", 6), ("½×€", 3),
      ("नमस्ते", 3), ("สวัสดี", 4), ("שָׁלוֹם", 4), ("a\u{200B}b", 2), ("a\u{AD}b", 3), ("\u{1B}\n\t", 0), ("①Ω", 2),
      ("🫩", 2), ("☰䷀", 4), ("a\u{20DD}", 1), ("。「」", 6), ("𠮷", 2), ("\r\n", 0), ("か\u{3099}", 2), ("\u{3099}", 0),
      ("\u{D7B0}", 0),
    ])
  func columns(text: String, expected: Int) {
    #expect(text.terminalColumns == expected)
  }

  @Test(
    "are cut with an ellipsis, never through a character",
    arguments: [
      ("read", 4, "read"), ("read", 3, "re…"), ("read", 1, "…"), ("물 마시기", 9, "물 마시기"), ("물 마시기", 8, "물 마시…"),
      ("물 마시기", 7, "물 마…"), ("물 마시기", 4, "물…"), ("물", 1, "…"), ("👩‍👧‍👦👩‍👧‍👦", 3, "👩‍👧‍👦…"),
      ("a b", 3, "a b"), ("a bc", 3, "a…"), ("", 1, ""), ("🇰🇷🇰🇷", 3, "🇰🇷…"), ("e\u{301}e\u{301}", 1, "…"),
    ])
  func truncation(text: String, columns: Int, expected: String) {
    #expect(text.truncated(toTerminalColumns: columns) == expected)
    #expect(text.truncated(toTerminalColumns: columns).terminalColumns <= columns)
  }
}
