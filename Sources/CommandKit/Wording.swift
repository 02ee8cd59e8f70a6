/// A text for people in English and, where it has been translated, in other languages.
///
/// It is what an error carries, which does not know the language of its reader.
public struct Wording: Sendable, Hashable {
  /// The text in English.
  public let english: String
  private let translations: [String: String]

  /// Creates a text with its translations.
  ///
  /// - Parameters:
  ///   - english: The text in English.
  ///   - translations: The text in other languages, by the code of the language, such as `ko`.
  public init(english: String, translations: [String: String]) {
    self.english = english
    self.translations = translations
  }

  /// Creates a text that is the same in every language, such as the name of an option.
  ///
  /// - Parameter text: The text.
  public init(verbatim text: String) {
    self.init(english: text, translations: [:])
  }

  /// The text in a language, or in English where it has not been translated.
  ///
  /// - Parameter language: The code of the language, such as `ko`.
  /// - Returns: The text.
  public func text(in language: String) -> String {
    translations[language] ?? english
  }
}
