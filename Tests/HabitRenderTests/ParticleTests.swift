import Testing

@testable import HabitRender

@Suite("Particle") struct ParticleTests {
  /// What a Korean reads aloud decides: 을 and 으로 behind a consonant, 를 and 로 behind a vowel, 을 and 로 behind ㄹ.
  static let readings: [(text: String, object: String, toward: String)] = [
    ("독서", "를", "로"), ("러닝", "을", "으로"), ("물 마시기", "를", "로"), ("일찍 일어나기", "를", "로"), ("운동", "을", "으로"),
    ("달", "을", "로"), ("서울", "을", "로"), ("책", "을", "으로"),
    // Syllables in parts.
    ("독서".decomposed, "를", "로"), ("러닝".decomposed, "을", "으로"), ("달".decomposed, "을", "로"),
    // What is not read is passed over.
    ("'독서'", "를", "로"), ("러닝 🏃", "을", "으로"), ("🏃 러닝 🏃‍♀️!", "을", "으로"), ("독서(저녁)", "을", "으로"), ("독서 …", "를", "로"),
    ("100%", "를", "로"),
    // Digits: 영 일 이 삼 사 오 육 칠 팔 구, 십 백 천 만 억 조 경.
    ("0", "을", "으로"), ("1", "을", "로"), ("2", "를", "로"), ("3", "을", "으로"), ("4", "를", "로"), ("5", "를", "로"),
    ("6", "을", "으로"), ("7", "을", "로"), ("8", "을", "로"), ("9", "를", "로"), ("10", "을", "으로"), ("100", "을", "으로"),
    ("1000", "을", "으로"), ("1,000", "을", "으로"), ("10000", "을", "으로"), ("100,000,000", "을", "으로"),
    ("1000000000000", "를", "로"), ("10000000000000000", "을", "으로"), ("2.50", "을", "으로"), ("2.5", "를", "로"),
    ("습관 12", "를", "로"), ("주 3회 7", "을", "로"),
    // English words as they are written in Korean: 리드, 런, 짐, 워터, 북, 워크, 워크아웃, 뮤직, 다이어트, 타임, 테이블, 스트레칭.
    ("Read", "를", "로"), ("Run", "을", "으로"), ("Gym", "을", "으로"), ("Drink water", "를", "로"), ("Book", "을", "으로"),
    ("walk", "를", "로"), ("Workout", "을", "으로"), ("Music", "을", "으로"), ("Diet", "를", "로"), ("Nap", "을", "으로"),
    ("Me time", "을", "으로"), ("Phone", "을", "으로"), ("Make", "를", "로"), ("Table", "을", "로"), ("Hotel", "을", "로"),
    ("Stretching", "을", "으로"), ("Yoga", "를", "로"), ("English", "를", "로"), ("Week", "를", "로"), ("Climb", "을", "으로"),
    // Abbreviations, letter by letter: 티브이, 알, 엘, 엠.
    ("TV", "를", "로"), ("R", "을", "로"), ("HTML", "을", "로"), ("FM", "을", "으로"), ("X", "를", "로"),
  ]

  @Test("follows the way in which a text is read aloud", arguments: readings)
  func reading(text: String, object: String, toward: String) {
    #expect(text.with(.object) == text + object)
    #expect(text.with(.toward) == text + toward)
  }

  @Test("names both forms where nobody knows the reading", arguments: ["読書", "бег", "🏃", "", "…", "1日"])
  func unknown(text: String) {
    #expect(text.with(.object) == text + "을(를)")
    #expect(text.with(.toward) == text + "(으)로")
  }

  @Test("has the form of each particle")
  func forms() {
    let forms = Particle.allCases.map { "산".with($0) + " " + "바다".with($0) }
    #expect(forms == ["산을 바다를", "산이 바다가", "산은 바다는", "산과 바다와", "산으로 바다로"])
  }
}

extension String {
  /// The text with each Hangul syllable as its two or three letters.
  fileprivate var decomposed: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let index = scalar.value &- 0xAC00
      guard index < 11_172 else {
        scalars.append(scalar)
        continue
      }
      let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      scalars.append(contentsOf: parts.filter { $0 != 0x11A7 }.compactMap(UnicodeScalar.init))
    }
    return String(scalars)
  }
}
