import FoundationEssentials
import HabitCore
import TestSupport
import Testing

@Suite("Punctuality")
struct PunctualityTests {
  private typealias March = JudgedHabit

  /// A check-in of a day of March, recorded at a local time of that or another day.
  private func checkIn(
    _ day: Int, at hour: Int, _ minute: Int, later days: Int = 0, ahead secondsFromUTC: Int = 0,
    kind: CheckIn.Kind = .done, amount: Amount? = nil
  ) -> CheckIn {
    let minutes = (March.march(day + days).ordinal * 24 + hour) * 60 + minute
    let instant = Int64(minutes * 60 - secondsFromUTC) * 1000
    return CheckIn(
      id: UUID(day * 100 + hour), habit: UUID(1), day: March.march(day), kind: kind, amount: amount,
      recorded: Moment(instant: instant, secondsFromUTC: secondsFromUTC))
  }

  private func time(_ hour: Int, _ minute: Int) throws -> TimeOfDay {
    try #require(TimeOfDay(hour: hour, minute: minute))
  }

  @Test("measures from the target, by the clock of the place of each check-in")
  func places() throws {
    let punctuality = Punctuality(
      of: [checkIn(3, at: 7, 45, ahead: 9 * 3600), checkIn(2, at: 7, 20, ahead: -8 * 3600)], target: try time(7, 30),
      dayStart: .midnight)
    #expect(punctuality.entries.map(\.day) == [2, 3].map(March.march))
    #expect(punctuality.entries.map(\.minutesLate) == [-10, 15])
    #expect(punctuality.onTime == 2)
  }

  @Test("leaves out what was entered on another day or imported, and what was not done")
  func otherDays() throws {
    let imported = CheckIn(id: UUID(9), habit: UUID(1), day: March.march(8))
    let punctuality = Punctuality(
      of: [
        checkIn(2, at: 8, 0, later: 1), checkIn(3, at: 8, 0, kind: .skip), checkIn(4, at: 8, 0, kind: .no),
        checkIn(5, at: 8, 0, amount: .zero), imported,
      ], target: try time(7, 30), dayStart: .midnight)
    #expect(punctuality.entries.isEmpty)
    #expect(punctuality.medianMinutesLate == nil)
    #expect(punctuality.onTime == 0)
  }

  @Test("takes the small hours for the end of a day that starts later")
  func dayStart() throws {
    let night = [checkIn(2, at: 1, 0, later: 1), checkIn(3, at: 23, 0)]
    let punctuality = Punctuality(of: night, target: try time(23, 30), dayStart: try time(4, 0))
    #expect(punctuality.entries.map(\.minutesLate) == [90, -30])
    let early = Punctuality(of: night, target: try time(0, 30), dayStart: try time(4, 0))
    #expect(early.entries.map(\.minutesLate) == [30, -90])
    #expect(Punctuality(of: night, target: try time(23, 30), dayStart: .midnight).entries.map(\.minutesLate) == [-30])
  }

  @Test("takes the first of several check-ins of a day")
  func several() throws {
    let punctuality = Punctuality(
      of: [checkIn(2, at: 9, 0), checkIn(2, at: 7, 0), checkIn(2, at: 12, 0)], target: try time(8, 0),
      dayStart: .midnight)
    #expect(punctuality.entries.map(\.minutesLate) == [-60])
  }

  @Test("has the earlier of two middle delays as its median")
  func median() throws {
    let punctuality = Punctuality(
      of: [checkIn(2, at: 8, 0), checkIn(3, at: 9, 0), checkIn(4, at: 10, 0), checkIn(5, at: 20, 0)],
      target: try time(8, 0), dayStart: .midnight)
    #expect(punctuality.medianMinutesLate == 60)
    #expect(punctuality.onTime == 1)
  }
}
