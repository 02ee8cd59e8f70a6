import HabitCore
import Testing

@testable import HabitExchange

@Suite("HarshFrequency") struct HarshFrequencyTests {
  @Test(
    "becomes the schedule that says the same",
    arguments: [
      ("0", .weekdays([])), ("0/7", .weekdays([])), ("1", .daily), ("2", .every(days: 2)), ("7", .every(days: 7)),
      ("30", .every(days: 30)), ("1w", .period(times: 1, per: .week)), ("2w", .every(days: 14)),
      ("3/7", .period(times: 3, per: .week)), ("3 / 7", .period(times: 3, per: .week)),
      ("1/7", .period(times: 1, per: .week)),
      ("2/1w", .period(times: 2, per: .week)), ("2/2w", .period(times: 1, per: .week)), ("7/7", .daily),
      ("5/30", .period(times: 5, per: .month)),
    ] as [(String, Schedule)])
  func schedule(_ row: (text: String, schedule: Schedule)) {
    #expect(HarshFrequency(row.text)?.schedule == row.schedule)
  }

  @Test(
    "is none in another form", arguments: ["", "w", "x", "-1", "1.5", "8/7", "3/0", "3/", "/7", "3/7/2", "99999999"])
  func refusal(_ text: String) {
    #expect(HarshFrequency(text) == nil)
  }
}
