/// Why a word that a person typed is no value, as the second half of a sentence.
struct WordError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
