import HabitCore
import Testing

@Suite("Week")
struct WeekTests {
  @Test(
    "is numbered as ISO 8601 does, by its Thursday",
    arguments: [
      ("2025-12-29", WeekStart.monday, "2026-W01"), ("2026-12-28", .monday, "2026-W53"),
      ("2027-01-03", .monday, "2026-W53"), ("2027-01-04", .monday, "2027-W01"),
      ("2026-03-08", .monday, "2026-W10"), ("2026-03-08", .sunday, "2026-W11"),
      ("2026-03-07", .saturday, "2026-W11"), ("2024-12-30", .monday, "2025-W01"),
      ("2024-12-29", .sunday, "2025-W01"), ("2021-01-03", .monday, "2020-W53"),
    ])
  func numbers(date: String, start: WeekStart, expected: String) throws {
    #expect(Week(containing: try #require(Day(date)), startingOn: start).description == expected)
  }

  @Test("holds the day that it was made from, and is found again by its number", arguments: WeekStart.allCases)
  func roundTrip(start: WeekStart) throws {
    for ordinal in 18_000...22_000 {
      let day = Day(ordinal: ordinal)
      let week = Week(containing: day, startingOn: start)
      #expect(week.days.contains(day))
      #expect(week.first.weekday == start.weekday)
      #expect(Week(number: week.number, ofYear: week.year, startingOn: start) == week)
    }
  }

  @Test("has no number 53 in a year of 52 weeks, and none below 1")
  func missingNumbers() {
    #expect(Week(number: 53, ofYear: 2025, startingOn: .monday) == nil)
    #expect(Week(number: 53, ofYear: 2026, startingOn: .monday)?.first == Day("2026-12-28"))
    #expect(Week(number: 0, ofYear: 2026, startingOn: .monday) == nil)
  }
}
