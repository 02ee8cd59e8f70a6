/// A Korean particle that has two forms, of which the end of the word before it chooses one.
///
/// A person names habits, so no text of the program can know the form beforehand.
package enum Particle: Sendable, Hashable, CaseIterable {
  /// The object of a verb: 을 or 를.
  case object
  /// The subject of a sentence: 이 or 가.
  case subject
  /// What a sentence is about: 은 or 는.
  case topic
  /// Together with what follows: 과 or 와.
  case and
  /// Where something leads, or what it is done with: 으로 or 로.
  case toward

  /// The form behind a final consonant, and the form behind a vowel.
  private var forms: (afterConsonant: String, afterVowel: String) {
    switch self {
    case .object: ("을", "를")
    case .subject: ("이", "가")
    case .topic: ("은", "는")
    case .and: ("과", "와")
    case .toward: ("으로", "로")
    }
  }

  /// The form that follows a text, or both, such as `을(를)`, if it is not known how the text is read.
  package func form(after text: some StringProtocol) -> String {
    switch WordEnding(of: text) {
    case .vowel: forms.afterVowel
    case .rieul: self == .toward ? forms.afterVowel : forms.afterConsonant
    case .consonant: forms.afterConsonant
    case nil: self == .toward ? "(으)로" : "\(forms.afterConsonant)(\(forms.afterVowel))"
    }
  }
}

extension StringProtocol {
  /// The text with a Korean particle behind it, such as `독서를` or `'러닝'을`.
  package func with(_ particle: Particle) -> String {
    self + particle.form(after: self)
  }
}
