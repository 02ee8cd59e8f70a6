import Testing

@testable import CommandKit

@Suite("TypedLine") struct TypedLineTests {
  private static let breaks = " \t\n\"'><=;|&(:"

  @Test(
    "knows the words of a line as bash has it",
    arguments: [
      ("habit check Re", ["habit", "check"], "Re"), ("habit check ", ["habit", "check"], ""), ("", [], ""),
      ("habit check \"Buy a", ["habit", "check"], "Buy a"), ("habit check 'it", ["habit", "check"], "it"),
      ("habit check Buy\\ a", ["habit", "check"], "Buy a"), ("habit \"a b\"c\\ d e", ["habit", "a bc d"], "e"),
      ("habit check \"a\\\"b\\x", ["habit", "check"], "a\"b\\x"), ("habit check \\", ["habit", "check"], ""),
      ("habit --category=Fi", ["habit"], "--category=Fi"),
    ])
  func words(line: String, words: [String], typed: String) {
    let read = TypedLine(line, breaks: Self.breaks)
    #expect(read.words == words)
    #expect(read.typed == typed)
  }

  @Test(
    "gives bash what stands in place of the part that it replaces",
    arguments: [
      ("habit check Re", "Read", "Read"), ("habit check ", "it's $(x)", "it\\'s\\ \\$\\(x\\)"),
      ("habit check \"Bu", "Buy \"$x\" `y` \\", "Buy \\\"\\$x\\\" \\`y\\` \\\\"),
      ("habit check \"ring", "ring!bell", "ring\"\\!\"bell"), ("habit check 'i", "it's $x", "it'\\''s $x"),
      ("habit check a:", "a:b=c", "b=c"),
      ("habit check a:b=", "a:b=c d", "c\\ d"),
      ("habit edit x --category=F", "--category=Fit & Well", "Fit\\ \\&\\ Well"),
      ("habit edit x --category=\"F", "--category=Fit & Well", "Fit & Well"), ("habit check 물", "물 마시기", "물\\ 마시기"),
      ("habit check ~", "~home", "\\~home"),
    ])
  func replacement(line: String, word: String, expected: String) {
    #expect(TypedLine(line, breaks: Self.breaks).replacement(with: word) == expected)
  }
}
