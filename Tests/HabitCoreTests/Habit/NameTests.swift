import HabitCore
import Testing

@Suite("Name")
struct NameTests {
  @Test(
    "means the same whatever its case and composition",
    arguments: [
      ("Vegan", "vegan "), ("Caf\u{E9}", "cafe\u{301}"), ("STRASSE", "straße"), ("물 마시기", "물 마시기"), ("Σ", "ς"),
    ])
  func sameKey(left: String, right: String) throws {
    #expect(try Name(left).key == Name(right).key)
  }

  @Test("keeps what was typed, without blanks at its ends")
  func trims() throws {
    #expect(try Name("  물 마시기 💧\u{3000}").text == "물 마시기 💧")
  }

  @Test("is refused where it cannot be shown on one line")
  func refuses() {
    #expect(throws: NameError.empty) { try Name(" \u{3000}") }
    #expect(throws: NameError.tooLong(characters: 201)) { try Name(String(repeating: "가", count: 201)) }
    for text in ["a\nb", "a\tb", "a\u{1B}[31m", "a\u{2028}b", "a\u{0}b"] {
      #expect(throws: NameError.controlCharacter) { try Name(text) }
    }
  }

  @Test("has up to 200 characters, whatever they are made of")
  func longest() throws {
    let family = String(repeating: "👩‍👩‍👧", count: 200)
    #expect(try Name(family).text == family)
  }
}
