import TestSupport
import Testing

@Suite("The language of what people read")
struct LanguageTests {
  /// A home with habits of every kind, a history and a Korean locale.
  static func home(_ locale: String = "ko_KR.UTF-8") throws -> TestHome {
    let home = try TestHome()
    home.variables["LANG"] = locale
    for line in [
      "add 독서 --at 21:00 --icon 📖", "add '물 마시기' --goal '8 잔'", "add 러닝 --times 3 --per week", "add 흡연 --at-most 0",
      "add Gym --days mon,wed,fri --at 7:05 --note '아침 운동'", "add 자전거 --goal '50 km' --per month", "add 화분 --every 4",
    ] { try home.run(line) }
    return home
  }

  @Test("follows the locale, and a setting before it")
  func precedence() throws {
    let home = try Self.home()
    #expect(try home.at("2026-03-02T12:00").attempt("check 독서 --on tomorrow").errors.contains("아직 오지 않은"))
    home.variables["LC_ALL"] = "C"
    #expect(try home.attempt("check 수영").errors.contains("there is no habit '수영'"))
  }
}
