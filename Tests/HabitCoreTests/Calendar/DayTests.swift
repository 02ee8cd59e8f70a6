import HabitCore
import Testing

@Suite("Day")
struct DayTests {
  @Test("agrees with counting day by day through 400 years and more")
  func countsLikeACalendar() throws {
    // A second way of counting: walk from 1 January 1600, with the leap rule written out, and compare each day.
    var day = try #require(Day(year: 1600, month: 1, day: 1))
    var weekday = 6  // a Saturday
    for year in 1600...2010 {
      let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      for (month, length) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        for dayOfMonth in 1...length {
          #expect(Day(year: year, month: month + 1, day: dayOfMonth) == day)
          let parts = day.components
          #expect((parts.year, parts.month, parts.day) == (year, month + 1, dayOfMonth))
          #expect(day.weekday.daysSinceSunday == weekday)
          day = day + 1
          weekday = (weekday + 1) % 7
        }
        #expect(Day(year: year, month: month + 1, day: length + 1) == nil)
      }
    }
  }

  @Test(
    "is known by its number",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-03-05", 20_517),
      ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
    ])
  func ordinals(text: String, ordinal: Int) {
    #expect(Day(text)?.ordinal == ordinal)
    #expect(Day(ordinal: ordinal).description == text)
  }

  @Test(
    "refuses what is no date",
    arguments: [
      "", "2026", "2026-02-29", "2026-02-30", "2026-13-01", "2026-00-10", "2026-01-00", "2026-1-5", "26-01-05",
      "0000-01-01", "10000-01-01", "2026/01/05", "2026-01-05 ", "+026-01-05", "２０２６-01-05",
    ])
  func refuses(text: String) {
    #expect(Day(text) == nil)
  }

  @Test("knows the weekday of its bounds")
  func weekdays() {
    #expect(Day.first.weekday == .monday)
    #expect(Day.last.weekday == .friday)
    #expect(Day("2024-02-29")?.weekday == .thursday)
  }
}
