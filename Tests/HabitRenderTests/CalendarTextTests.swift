import HabitCore
import HabitRender
import Testing

@Suite("Words of the calendar")
struct CalendarTextTests {
  @Test("writes a year with four digits, so that none is taken for a day")
  func years() throws {
    let month = Month(year: 1, month: 1)
    #expect(Language.english.name(ofDated: month) == "Jan 0001")
    #expect(Language.korean.name(ofDated: month) == "0001년 1월")
    #expect(Language.english.fullName(ofDated: month) == "January 0001")
    #expect(Language.english.name(ofDated: .first) == "1 Jan 0001")
    let years = try #require(DayRange.year(9)).lowerBound...(#require(DayRange.year(10))).upperBound
    #expect(Language.english.name(ofMonths: years) == "0009 – 0010")
    #expect(Language.english.name(ofMonths: try #require(DayRange.year(2026))) == "2026")
  }
}
