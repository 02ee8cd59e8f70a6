import CommandKit
import HabitRender

/// Why a word that a person typed is no value, as the second half of a sentence.
struct WordError: Error, Hashable {
  let wording: Wording

  init(_ english: String, _ korean: String) {
    wording = Wording(english, korean)
  }

  /// A reason that the catalogue words for each language.
  init(_ text: (Language) -> String) {
    wording = Wording(text)
  }
}
