import HabitCore
import TestSupport
import Testing

@testable import HabitExchange

@Suite("RollingFrequency") struct RollingFrequencyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let times: Int
    let days: Int
    let schedule: Schedule
    let isExact: Bool

    init(_ times: Int, in days: Int, _ schedule: Schedule, exact: Bool = true) {
      (self.times, self.days, self.schedule, self.isExact) = (times, days, schedule, exact)
    }

    var testDescription: String { "\(times) in \(days)" }
  }

  @Test(
    "becomes the schedule that says the same, or the nearest",
    arguments: [
      Row(1, in: 1, .daily), Row(7, in: 7, .daily), Row(30, in: 30, .daily),
      Row(5, in: 3, .daily, exact: false),
      Row(1, in: 7, .period(times: 1, per: .week)), Row(3, in: 7, .period(times: 3, per: .week)),
      Row(6, in: 7, .period(times: 6, per: .week)),
      Row(1, in: 30, .period(times: 1, per: .month)), Row(5, in: 30, .period(times: 5, per: .month)),
      Row(4, in: 28, .period(times: 4, per: .month)), Row(30, in: 31, .period(times: 30, per: .month)),
      Row(1, in: 2, .every(days: 2)), Row(1, in: 5, .every(days: 5)), Row(1, in: 14, .every(days: 14)),
      Row(1, in: 365, .every(days: 365)),
      Row(2, in: 3, .period(times: 5, per: .week), exact: false),
      Row(3, in: 5, .period(times: 4, per: .week), exact: false),
      Row(6, in: 14, .period(times: 3, per: .week), exact: false),
      Row(2, in: 14, .period(times: 1, per: .week), exact: false),
      Row(13, in: 14, .period(times: 6, per: .week), exact: false),
      Row(3, in: 14, .period(times: 7, per: .month), exact: false),
      Row(2, in: 10, .period(times: 6, per: .month), exact: false),
      Row(2, in: 60, .period(times: 1, per: .month), exact: false),
      Row(2, in: 90, .every(days: 45), exact: false),
      Row(2, in: 365, .every(days: 183), exact: false),
    ])
  func schedule(_ row: Row) throws {
    let frequency = try #require(RollingFrequency(times: row.times, days: row.days))
    #expect(frequency.schedule == row.schedule)
    #expect(frequency.isExact == row.isExact)
  }

  @Test("is always mapped to a rate less than 15 % off, and daily only if no day was free")
  func nearness() throws {
    for days in 1...400 {
      for times in 1...days {
        let frequency = try #require(RollingFrequency(times: times, days: days))
        let rate: Double =
          switch frequency.schedule {
          case .weekdays(.daily): 1
          case .every(let days): 1 / Double(days)
          case .period(let times?, .week): Double(times) / 7
          case .period(let times?, .month): Double(times) / RollingFrequency.daysPerMonth
          default: 0
          }
        let ratio = rate * Double(days) / Double(times)
        #expect(abs(ratio - 1) < 0.15, "\(frequency)")
        #expect((frequency.schedule == .daily) == (times == days), "\(frequency)")
      }
    }
  }

  @Test("says in the receipt what it was, and whether it is the nearest only")
  func remarks() {
    #expect(RollingFrequency(times: 1, days: 1)?.remark == nil)
    #expect(RollingFrequency(times: 3, days: 7)?.remark == "3 times in 7 days became 3 times per week")
    #expect(RollingFrequency(times: 1, days: 5)?.remark == "once in 5 days became every 5 days")
    #expect(
      RollingFrequency(times: 3, days: 14)?.remark
        == "3 times in 14 days became 7 times per month, the nearest that can be said")
    #expect(
      RollingFrequency(times: 5, days: 3)?.remark == "5 times in 3 days became every day, the nearest that can be said")
  }

  @Test("is none without a time or a day", arguments: [(0, 1), (1, 0), (-1, 7), (1, -7), (1, 36_501), (1, Int.max)])
  func refusal(_ numbers: (Int, Int)) {
    #expect(RollingFrequency(times: numbers.0, days: numbers.1) == nil)
  }
}
