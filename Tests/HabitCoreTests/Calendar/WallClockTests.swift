import HabitCore
import Testing

@Suite("Wall clock")
struct WallClockTests {
  @Test(
    "takes the hours before the start of a day for yesterday",
    arguments: [
      ("00:00", "00:00", "2026-09-09"), ("00:20", "04:00", "2026-09-08"), ("03:59", "04:00", "2026-09-08"),
      ("04:00", "04:00", "2026-09-09"), ("23:59", "04:00", "2026-09-09"), ("23:59", "23:59", "2026-09-09"),
    ])
  func today(time: String, dayStart: String, expected: String) throws {
    let clock = WallClock(
      date: try #require(Day("2026-09-09")), time: try #require(timeOfDay(time)), instant: 0, secondsFromUTC: 0)
    #expect(clock.today(dayStart: try #require(timeOfDay(dayStart))).description == expected)
  }

  @Test("counts the minutes of a day from its start")
  func minutesAfterStart() throws {
    let four = try #require(timeOfDay("04:00"))
    #expect(try #require(timeOfDay("01:00")).minutes(after: four) == 21 * 60)
    #expect(try #require(timeOfDay("23:00")).minutes(after: four) == 19 * 60)
  }

  @Test(
    "reads what stood on a wall at an instant",
    arguments: [
      (Int64(0), 0, "1970-01-01 00:00"), (-1, 0, "1969-12-31 23:59"), (59_999, 0, "1970-01-01 00:00"),
      (1_772_668_800_000, 9 * 3600, "2026-03-05 09:00"), (1_772_668_800_000, -3600, "2026-03-04 23:00"),
      (-86_400_000, -1, "1969-12-30 23:59"),
    ])
  func reading(instant: Int64, secondsFromUTC: Int, expected: String) {
    #expect(WallClock(instant: instant, secondsFromUTC: secondsFromUTC).description == expected)
  }

  private func timeOfDay(_ text: String) -> TimeOfDay? {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    return TimeOfDay(hour: parts[0], minute: parts[1])
  }
}
