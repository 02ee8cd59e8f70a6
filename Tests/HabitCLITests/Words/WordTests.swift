import CommandKit
import HabitCore
import HabitRender
import Testing

@testable import HabitCLI

@Suite("Words for dates, days, times, goals and ranges")
struct WordTests {
  /// A Thursday.
  private let today = Day(ordinal: 20_517)

  @Test(
    "a date is read from what people type",
    arguments: [
      ("2026-03-05", "2026-03-05"), ("today", "2026-03-05"), ("Yesterday", "2026-03-04"), ("tomorrow", "2026-03-06"),
      ("오늘", "2026-03-05"), ("어제", "2026-03-04"), ("내일", "2026-03-06"), ("-3", "2026-03-02"), ("+3", "2026-03-08"),
      ("thu", "2026-03-05"), ("wed", "2026-03-04"), ("fri", "2026-02-27"), ("월", "2026-03-02"),
      ("Sunday", "2026-03-01"),
    ])
  func dates(text: String, expected: String) throws {
    #expect(try DateWord(text).day(today: today).description == expected)
  }

  @Test(
    "a weekday ahead is the next one after today",
    arguments: [("thu", "2026-03-12"), ("fri", "2026-03-06"), ("wed", "2026-03-11"), ("일요일", "2026-03-08")])
  func datesAhead(text: String, expected: String) throws {
    #expect(try DateWord(text).day(today: today, looking: .ahead).description == expected)
  }

  @Test(
    "an end is counted from today too, but a weekday from the beginning", arguments: ["+3", "tomorrow", "2026-03-08"])
  func ends(text: String) throws {
    let start = today + 30
    #expect(try DateWord(text).day(today: today, looking: .after(start)) == DateWord(text).day(today: today))
    #expect(try DateWord("mon").day(today: today, looking: .after(start)).description == "2026-04-06")
    #expect(try DateWord("mon").day(today: today, looking: .after(today - 30)).description == "2026-03-09")
  }

  @Test("every time of the day can be typed as it is shown", arguments: Language.allCases)
  func shownTimes(language: Language) throws {
    for minutes in 0..<(24 * 60) {
      let time = try #require(TimeOfDay(hour: minutes / 60, minute: minutes % 60))
      #expect(try TimeWord.time(language.time(time)) == time)
    }
  }

  @Test(
    "an impossible date is refused, and says why",
    arguments: [
      ("2026-02-30", "2026-02 has 28 days, not 30"), ("2026-13-01", "there is no month 13"),
      ("2026-00-01", "there is no month 0"), ("5 March", "write it as YYYY-MM-DD, or as today, yesterday, mon, -3"),
      ("", "write it as YYYY-MM-DD, or as today, yesterday, mon, -3"),
      ("--3", "write it as YYYY-MM-DD, or as today, yesterday, mon, -3"),
    ])
  func impossibleDates(text: String, reason: String) {
    let error = #expect(throws: WordError.self) { try DateWord(text) }
    #expect(error?.wording.english == reason)
  }

  @Test("a date outside the calendar is refused")
  func datesOutside() {
    #expect(throws: WordError.self) { try DateWord("-800000").day(today: today) }
    #expect(throws: WordError.self) { try DateWord("+3700000").day(today: today) }
  }

  @Test(
    "weekdays are read in English and Korean, as lists and ranges",
    arguments: [
      ("mon,wed,fri", "Mon, Wed, Fri"), ("mon-fri", "Monday to Friday"), ("weekdays", "Monday to Friday"),
      ("weekends", "weekends"), ("daily", "every day"), ("월,수,금", "Mon, Wed, Fri"), ("평일", "Monday to Friday"),
      ("주말", "weekends"), ("매일", "every day"), ("fri-mon", "Mon, Fri, Sat, Sun"), ("none", "only tracked"),
      ("mon-wed, sat", "Mon, Tue, Wed, Sat"), ("sun-sat", "every day"),
    ])
  func days(text: String, expected: String) throws {
    #expect(Schedule.weekdays(try DaysWord.weekdays(text)).words(with: .check) == expected)
  }

  @Test("what is no weekday is refused", arguments: ["", "mon,", "mon-", "mon-tue-wed", "m", "1", "someday"])
  func badDays(text: String) {
    #expect(throws: WordError.self) { try DaysWord.weekdays(text) }
  }

  @Test(
    "times are read by the 24-hour and the 12-hour clock, in English and Korean",
    arguments: [
      ("07:30", "07:30"), ("7:30", "07:30"), ("7pm", "19:00"), ("7:30 pm", "19:30"), ("오후 9시 05분", "21:05"),
      ("오후 9:05", "21:05"), ("12:00am", "00:00"), ("12pm", "12:00"), ("오전 12시", "00:00"), ("21시 5분", "21:05"),
      ("00:00", "00:00"), ("23:59", "23:59"), ("9 A.M.", "09:00"),
    ])
  func times(text: String, expected: String) throws {
    #expect(try TimeWord.time(text).description == expected)
  }

  @Test(
    "what is no time is refused",
    arguments: ["24:00", "7:5", "0730", "7", "13pm", "0pm", "07:60", "-1:00", "7:30:00", "", "pm", "오후", "noon"])
  func badTimes(text: String) {
    #expect(throws: WordError.self) { try TimeWord.time(text) }
  }

  @Test(
    "goals are read with their units",
    arguments: [
      ("8 glasses", Goal.atLeast(Amount(8), unit: "glasses")), (">=8 glasses", .atLeast(Amount(8), unit: "glasses")),
      ("≥ 1.5 l", .atLeast(Amount(thousandths: 1500), unit: "l")), ("<=2 cups", .atMost(Amount(2), unit: "cups")),
      ("30", .atLeast(Amount(30), unit: "")), ("<=0", .atMost(.zero, unit: "")), ("2l", .atLeast(Amount(2), unit: "l")),
      ("10 쪽", .atLeast(Amount(10), unit: "쪽")), ("5 eggs", .atLeast(Amount(5), unit: "eggs")),
    ])
  func goals(text: String, goal: Goal) throws {
    #expect(try GoalWord.goal(text) == goal)
  }

  @Test(
    "a goal that could be misread is refused",
    arguments: [">=0", "0", ">=abc", "", "NaN", "1,5 l", "1e3", "1_000", "-2", "1.2345", "8 gla\nsses"])
  func badGoals(text: String) {
    #expect(throws: WordError.self) { try GoalWord.goal(text) }
  }

  @Test("limits are read with and without their sign", arguments: ["0", "<=0", "≤ 0"])
  func limits(text: String) throws {
    #expect(try GoalWord.limit(text) == .atMost(.zero, unit: ""))
  }

  @Test(
    "the last so long ends today",
    arguments: [
      ("90d", "2025-12-06"), ("12w", "2025-12-12"), ("6m", "2025-09-06"), ("1y", "2025-03-06"), ("1d", "2026-03-05"),
    ])
  func lastRanges(text: String, first: String) throws {
    let (count, unit) = try RangeWords.last(text)
    let range = try RangeWords.last(count, unit).days(today: today, weekStart: .monday, earliest: today)
    #expect(range?.lowerBound.description == first)
    #expect(range?.upperBound == today)
  }

  @Test("a year back from 29 February begins on 1 March")
  func leapDay() throws {
    let leapDay = try #require(Day("2024-02-29"))
    let range = try RangeWords.last(1, .years).days(today: leapDay, weekStart: .monday, earliest: leapDay)
    #expect(range?.lowerBound.description == "2023-03-01")
  }

  @Test("a range that ends before it begins is refused")
  func backwards() {
    let error = #expect(throws: WordError.self) {
      try RangeWords.between(from: .fromToday(0), to: .fromToday(-4))
        .days(today: today, weekStart: .monday, earliest: today)
    }
    #expect(error?.wording.english == "it begins on 2026-03-05 but ends on 2026-03-01")
  }

  @Test(
    "a length that goes back behind the calendar is refused, whatever its unit", arguments: RangeWords.Unit.allCases)
  func beforeTheCalendar(unit: RangeWords.Unit) {
    let error = #expect(throws: WordError.self) {
      try RangeWords.last(100_000 * (unit == .days ? 10 : 2), unit)
        .days(today: today, weekStart: .monday, earliest: today)
    }
    #expect(error?.wording.english == "that is before the year 0001")
  }

  @Test("what is no year, month, week or length is refused")
  func badRanges() {
    for text in ["26", "0000", "x", "20266"] { #expect(throws: WordError.self) { try RangeWords.year(text) } }
    for text in ["2026", "2026-13", "2026-3", "-"] { #expect(throws: WordError.self) { try RangeWords.month(text) } }
    for text in ["2026-10", "2026-W54", "2025-W53", "W10"] {
      #expect(throws: WordError.self) { try WeekWord(text) }
    }
    for text in ["12", "w", "0d", "-3d", "1.5y", "999999d"] {
      #expect(throws: WordError.self) { try RangeWords.last(text) }
    }
  }
}
