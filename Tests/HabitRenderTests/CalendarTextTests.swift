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

  @Test("says a day in the way of each language")
  func days() throws {
    let (today, day) = (Day(ordinal: 20_517), Day(ordinal: 20_516))
    let (english, korean) = (Language.english, Language.korean)
    #expect([english.date(day), korean.date(day)] == ["2026-03-04", "2026년 3월 4일"])
    #expect([english, korean].map { $0.date(day, seenFrom: today) } == ["2026-03-04", "3월 4일"])
    #expect([english, korean].map { $0.date(day - 365, seenFrom: today) } == ["2025-03-04", "2025년 3월 4일"])
    #expect([english, korean].map { $0.weekdayDate(day, seenFrom: today) } == ["Wed 2026-03-04", "3월 4일(수)"])
    #expect([english, korean].map { $0.listed(day) } == ["Wed 2026-03-04", "2026-03-04 (수)"])
    #expect([english, korean].map { $0.fullDate(today) } == ["Thursday, 5 March 2026", "2026년 3월 5일 목요일"])
  }

  @Test(
    "says a time in the way of each language",
    arguments: [
      (0, 0, "00:00", "오전 12시"), (0, 5, "00:05", "오전 12시 05분"), (9, 5, "09:05", "오전 9시 05분"),
      (12, 0, "12:00", "오후 12시"), (13, 30, "13:30", "오후 1시 30분"), (21, 0, "21:00", "오후 9시"),
    ])
  func times(hour: Int, minute: Int, english: String, korean: String) throws {
    let time = try #require(TimeOfDay(hour: hour, minute: minute))
    #expect([Language.english.time(time), Language.korean.time(time)] == [english, korean])
  }
}
