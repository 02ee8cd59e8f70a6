/// The language of the words that people read, in pictures and in the terminal.
///
/// Each area of words has an extension of its own, in which every word stands with its translations.
public enum Language: String, Sendable, Hashable, CaseIterable {
  /// English.
  case english = "en"
  /// Korean.
  case korean = "ko"
}

extension Language {
  /// The text in this language: what every entry of the catalogue is made of.
  package func callAsFunction(_ english: String, _ korean: String) -> String {
    switch self {
    case .english: english
    case .korean: korean
    }
  }
}
