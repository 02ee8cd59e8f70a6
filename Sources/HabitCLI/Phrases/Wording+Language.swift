import CommandKit
import HabitRender

extension Wording {
  /// A text in all languages.
  init(_ english: String, _ korean: String) {
    self.init { $0(english, korean) }
  }

  /// A text that the catalogue makes for each language.
  ///
  /// ```swift
  /// Wording { $0("begins on \($0.date(start))", "\($0.date(start))에 시작") }
  /// ```
  init(_ text: (Language) -> String) {
    let texts = Language.allCases.map { ($0.rawValue, text($0)) }
    self.init(english: text(.english), translations: Dictionary(uniqueKeysWithValues: texts))
  }
}

extension Language {
  /// The text in this language.
  func callAsFunction(_ wording: Wording) -> String { wording.text(in: rawValue) }
}
