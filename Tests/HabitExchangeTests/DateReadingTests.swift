import HabitCore
import TestSupport
import Testing

@testable import HabitExchange

@Suite("Dates in the styles of trackers") struct DateReadingTests {
  private func read(_ text: String, _ order: DateOrder? = nil) -> DateReading.Reading {
    dates(order).read(bytes(text))
  }

  private func dates(_ order: DateOrder? = nil) -> DateReading {
    DateReading(ImportOptions(today: importDay, dateOrder: order) { _ in 9 * 3600 })
  }

  private func bytes(_ text: String) -> TextBytes { Array(text.utf8)[...] }

  @Test(
    "that tell by themselves need no order, whatever a person told",
    arguments: [
      "2026-03-05", "2026-3-5", "2026/03/05", "2026.03.05", "2026. 3. 5.", "20260305", "2026-03-05 08:30",
      "2026-03-05T08:30:00", "2026/3/5 8:30 PM", "2026-03-05T23:30:00-05:00", "2026-03-04T22:00:00Z",
      "20260304T220000Z",
    ])
  func evident(_ text: String) {
    for order in [nil] + DateOrder.allCases { #expect(read(text, order) == .day(Day(written: "2026-03-05"))) }
  }

  @Test(
    "follow the order that a person told",
    arguments: [
      ("5.3.2026", DateOrder.dayMonthYear, "2026-03-05"), ("05/03/26", .dayMonthYear, "2026-03-05"),
      ("3/5/2026", .monthDayYear, "2026-03-05"), ("3-5-26", .monthDayYear, "2026-03-05"),
      ("26. 3. 5.", .yearMonthDay, "2026-03-05"), ("1/2/69", .dayMonthYear, "1969-02-01"),
      ("1/2/68", .dayMonthYear, "2068-02-01"), ("29.2.2024", .dayMonthYear, "2024-02-29"),
    ])
  func told(_ row: (text: String, order: DateOrder, day: String)) {
    #expect(read(row.text, row.order) == .day(Day(written: row.day)))
  }

  @Test("are undecided without an order, if there is one in which they are dates")
  func undecided() {
    for text in ["3/5/2026", "18.03.16", "3/3/2026", "3/18/2026", "31/12/2026"] { #expect(read(text) == .undecided) }
  }

  @Test(
    "are none in any other form",
    arguments: [
      "", "today", "2026", "2026-03", "2026-02-30", "2026-13-01", "13/13/2026", "2026-03-05x", "2026-03/05",
      "0000-01-01",
      "2026--03-05", "99999999999999999999", "1/2/3", "1/2/026", "2026-003-05", "2026-03-05 at eight", "-1-2-3",
      "2026 03 05",
    ])
  func none(_ text: String) {
    for order in [nil] + DateOrder.allCases { #expect(read(text, order) == .none) }
  }

  @Test("that do not fit a told order are none")
  func otherOrder() {
    #expect(read("13/1/2026", .monthDayYear) == .none)
    #expect(read("1/13/2026", .dayMonthYear) == .none)
    #expect(read("1/13/2026", .yearMonthDay) == .none)
  }

  @Test("settle the order by the first that allows only one")
  func settling() throws {
    var dates = dates()
    try dates.settle(by: ["3/5/2026", "x", "2026-01-01", "3/13/2026", "14/1/2026"].map(bytes), of: "f.csv")
    #expect(dates.order == .monthDayYear)
    #expect(dates.fault(of: "14/1/2026") == "'14/1/2026' is no day in the order mdy of the file, such as 2026-02-28")
  }

  @Test("that are the same day in two orders need no other to tell")
  func sameDay() throws {
    var dates = dates()
    try dates.settle(by: ["3/3/2026", "12/12/2026"].map(bytes), of: "f.csv")
    #expect(dates.read(bytes("3/3/2026")) == .day(Day(written: "2026-03-03")))
  }

  @Test("are refused if all of them can be read in two ways")
  func ambiguous() throws {
    var dates = dates()
    let error = try #require(throws: ImportError.self) {
      try dates.settle(by: ["3/5/2026", "4/5/2026"].map(bytes), of: "f.csv")
    }
    #expect(
      error.description
        == "'f.csv' has dates that can be read in more than one way, such as '3/5/2026'; say which with "
        + "'--date-format dmy' or '--date-format mdy'")
  }

  @Test("read back from every style what was written, for random days")
  func roundTrip() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let day = Day(ordinal: Int.random(in: -8000...40_000, using: &generator))
      let (year, month, dayOfMonth) = (day.components.year, day.components.month, day.components.day)
      #expect(read("\(day)") == .day(day), "seed \(seed)")
      #expect(read("\(dayOfMonth).\(month).\(year)", .dayMonthYear) == .day(day), "seed \(seed)")
      #expect(read("\(month)/\(dayOfMonth)/\(year) 12:00", .monthDayYear) == .day(day), "seed \(seed)")
    }
  }
}
