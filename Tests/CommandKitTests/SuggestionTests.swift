import Testing

@testable import CommandKit

@Suite("Suggestion") struct SuggestionTests {
  @Test(
    "is the one word that is near enough",
    arguments: [
      ("dnoe", ["done", "add"], "done"),
      ("Done", ["done", "add"], "done"),
      ("don", ["done", "add"], "done"),
      ("ad", ["add", "and"], nil),
      ("add", ["and", "odd"], nil),
      ("unarchvie", ["archive", "unarchive"], "unarchive"),
      ("xyz", ["add", "done"], nil),
      ("", ["a", "bc"], "a"),
      ("a", [""], ""),
      ("x", [], nil),
      ("ab", ["ab", "ab"], "ab"),
      ("물마시기", ["물 마시기", "책 읽기"], "물 마시기"),
      ("reading", ["running", "read"], nil),
    ] as [(String, [String], String?)])
  func nearest(typed: String, candidates: [String], expected: String?) {
    #expect(Suggestion.nearest(to: typed, among: candidates) == expected)
  }

  @Test(
    "counts insertions, removals, replacements and swaps",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "acb", 1), ("abc", "bca", 2),
      ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(word: String, other: String, expected: Int) {
    #expect(Suggestion.distance(from: Array(word), to: Array(other)) == expected)
    #expect(Suggestion.distance(from: Array(other), to: Array(word)) == expected)
  }
}
