import Testing

@testable import HabitCLI

@Suite("Font advice")
struct FontAdviceTests {
  @Test(
    "names the characters and the packages with fonts for them",
    arguments: zip(
      ["물", "💧", "a", "ع", "물💧", "\u{1B}", "漢字"],
      [
        "'물'; install fonts-noto-cjk", "'💧'; install fonts-noto-color-emoji", "'a'; install fonts-dejavu-core",
        "'ع'; install fonts-noto-core", "'물', '💧'; install fonts-noto-cjk and fonts-noto-color-emoji",
        "'\\u{1B}'; install fonts-dejavu-core", "'漢', '字'; install fonts-noto-cjk",
      ]))
  func packages(_ characters: String, _ rest: String) {
    #expect(FontAdvice(missing: Array(characters))?.line == "no installed font has " + rest)
  }

  @Test("names no more than a few characters, and says nothing where none is missing")
  func lengths() {
    #expect(FontAdvice(missing: []) == nil)
    #expect(FontAdvice(missing: [" "]) == nil)
    let line = FontAdvice(missing: Array("abcdefghijklm"))?.line
    #expect(line?.hasPrefix("no installed font has 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h' and 5 more; ") == true)
  }
}
