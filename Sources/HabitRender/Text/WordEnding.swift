/// How the last word of a text ends when a Korean reads it aloud.
///
/// What is not read, such as an emoji, a bracket or a quotation mark, is passed over.
enum WordEnding: Sendable, Hashable {
  /// With a vowel.
  case vowel
  /// With ㄹ, which one particle treats as a vowel.
  case rieul
  /// With another consonant.
  case consonant

  /// Finds out how a text ends; `nil` if it holds nothing that is read, or ends in a script that is not known here.
  init?(of text: some StringProtocol) {
    guard let last = text.lastIndex(where: { $0.isLetter || $0.isNumber || $0 == "%" }) else { return nil }
    let word = text[...last]
    guard let scalar = text[last].unicodeScalars.last else { return nil }
    switch scalar.value {
    case UInt32(UnicodeScalar("%").value): self = .vowel  // 퍼센트
    case 0xAC00...0xD7A3: self.init(finalConsonant: (scalar.value - 0xAC00) % 28)
    // Syllables in parts, as some file systems and keyboards make them.
    case 0x1161...0x1175: self = .vowel
    case 0x11A8...0x11C2: self.init(finalConsonant: scalar.value - 0x11A7)
    case 0x30...0x39: self.init(ofNumber: word)
    case 0x41...0x5A, 0x61...0x7A: self.init(ofLatin: word)
    default: return nil
    }
  }

  /// The number of the final consonant in a syllable: 0 for none, 8 for ㄹ.
  ///
  /// Source: The Unicode Standard, section 3.12, "Conjoining Jamo Behavior".
  private init(finalConsonant: UInt32) {
    self = finalConsonant == 0 ? .vowel : finalConsonant == 8 ? .rieul : .consonant
  }
}

// MARK: - Numbers

extension WordEnding {
  /// The end of a text that ends in digits, such as 삼 of `3` or 천 of `12,000`.
  private init(ofNumber text: some StringProtocol) {
    let number = text.reversed().prefix { $0.isASCII && ($0.isWholeNumber || $0 == "," || $0 == ".") }
    let digits = number.filter(\.isWholeNumber)
    let zeros = digits.prefix { $0 == "0" }.count
    guard zeros > 0 else {
      switch digits.first {
      case "1", "7", "8": self = .rieul  // 일, 칠, 팔
      case "3", "6": self = .consonant  // 삼, 육
      default: self = .vowel  // 이, 사, 오, 구
      }
      return
    }
    // 영 of a zero and of a fraction; 십, 백, 천, 만, 억 and 경 of a whole number, but 조.
    let isWhole = zeros < digits.count && !number.contains(".")
    self = isWhole && (12...15).contains(zeros) ? .vowel : .consonant
  }
}

// MARK: - Latin letters

extension WordEnding {
  // Source: 외래어 표기법 (the rules for loanwords of the National Institute of Korean Language), chapter 3, section 1:
  // a final p, t or k is a final consonant after a short vowel alone (book 북, but desk 데스크), b, d, g and all that
  // hisses take a vowel (read 리드), m, n, ng and l are final consonants (ring 링, hotel 호텔). The spelling stands for
  // the sound, with the silent e of English.

  /// The end of a text that ends in Latin letters, as a Korean reads an English word, or the letters of an abbreviation.
  private init(ofLatin text: some StringProtocol) {
    let letters = Array(text.reversed().prefix { $0.isASCII && $0.isLetter })
    let isAbbreviation = letters.allSatisfy(\.isUppercase)
    self.init(isAbbreviation ? Self.ofLetter(letters[0]) : Self.ofWord(letters.map { Character($0.lowercased()) }))
  }

  private init(_ ending: WordEnding) { self = ending }

  /// The end of a letter's name: 엘, 엠, 엔 and 알, and a vowel of all others.
  private static func ofLetter(_ letter: Character) -> WordEnding {
    switch letter {
    case "L", "R": .rieul
    case "M", "N": .consonant
    default: .vowel
    }
  }

  /// The end of a word, of which the last letter comes first.
  private static func ofWord(_ reversed: [Character]) -> WordEnding {
    let word = reversed.prefix(4) + Array(repeating: " ", count: max(0, 4 - reversed.count))
    switch (word[0], word[1]) {
    case ("l", _): return .rieul
    case ("m", _), ("n", _), ("g", "n"), ("b", "m"): return .consonant
    case ("e", "l"): return word[2] == " " ? .vowel : .rieul  // table, file
    case ("e", "m"), ("e", "n"): return isVowel(word[2]) ? .consonant : .vowel  // time, phone
    case ("c", let before): return isVowel(before) ? .consonant : .vowel  // music
    case ("t", "u") where word[2] == "o": return .consonant  // workout
    case ("k", "c"): return isVowel(word[2]) ? .consonant : .vowel  // snack
    case ("t", "o") where word[2] == "o", ("k", "o") where word[2] == "o": return .consonant  // book
    case ("p", let before), ("t", let before), ("k", let before):
      return isVowel(before) && !isVowel(word[2]) ? .consonant : .vowel  // map, but diet and desk
    default: return .vowel
    }
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiouy".contains(letter) }
}
