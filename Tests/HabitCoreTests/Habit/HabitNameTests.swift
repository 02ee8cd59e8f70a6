import HabitCore
import Testing

@Suite("Habit name")
struct HabitNameTests {
  @Test(
    "means the same whatever its case and composition",
    arguments: [
      ("Vegan", "vegan "), ("Caf\u{E9}", "cafe\u{301}"), ("STRASSE", "straße"), ("물 마시기", "물 마시기"), ("Σ", "ς"),
    ])
  func sameKey(left: String, right: String) throws {
    #expect(try HabitName(left).key == HabitName(right).key)
  }

  @Test("keeps what was typed, without blanks at its ends")
  func trims() throws {
    #expect(try HabitName("  물 마시기 💧\u{3000}").text == "물 마시기 💧")
  }

  @Test("is refused where it cannot be shown on one line")
  func refuses() {
    #expect(throws: HabitNameError.empty) { try HabitName(" \u{3000}") }
    #expect(throws: HabitNameError.tooLong(characters: 201)) { try HabitName(String(repeating: "가", count: 201)) }
    for text in ["a\nb", "a\tb", "a\u{1B}[31m", "a\u{2028}b", "a\u{0}b"] {
      #expect(throws: HabitNameError.controlCharacter) { try HabitName(text) }
    }
  }

  @Test("has up to 200 characters, whatever they are made of")
  func longest() throws {
    let family = String(repeating: "👩‍👩‍👧", count: 200)
    #expect(try HabitName(family).text == family)
  }
}
