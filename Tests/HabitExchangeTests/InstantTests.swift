import HabitCore
import Testing

@testable import HabitExchange

@Suite("Instant") struct InstantTests {
  @Test(
    "is read as ISO 8601 writes it, with any number of decimals and any offset",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("1970-01-01T00:00:00.5Z", 500), ("1970-01-01T00:00:00.123456Z", 123),
      ("1970-01-01T02:00:00+02:00", 0), ("1969-12-31T19:30:00-0430", 0), ("1970-01-01 00:00:01Z", 1000),
      ("19700102T000000Z", 86_400_000), ("1969-12-31T23:59:59.999Z", -1),
      ("2026-08-26T22:00:00.000Z", 1_787_781_600_000),
    ])
  func sound(_ row: (text: String, milliseconds: Int64)) {
    #expect(Instant(row.text)?.milliseconds == row.milliseconds)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "2026", "2026-02-30T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:00",
      "2026-01-01T00:00Z", "2026-01-01", "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00+25:00", "2026-01-01T00:00:00Zx",
      "0000-01-01T00:00:00Z", "99999-01-01T00:00:00Z",
    ])
  func unsound(_ text: String) {
    #expect(Instant(text) == nil)
  }
}
