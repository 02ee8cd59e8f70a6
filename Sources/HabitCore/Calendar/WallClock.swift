/// One reading of the clock on the wall: a local date and time, and the instant that they name.
///
/// A command reads the clock once and passes the reading down, so that everything in it agrees about today.
public struct WallClock: Sendable, Hashable {
  /// The local date.
  public let date: Day
  /// The local time of the day.
  public let time: TimeOfDay
  /// The instant, in milliseconds since 1970-01-01T00:00:00Z.
  public let instant: Int64
  /// The seconds that local time is ahead of UTC; negative west of Greenwich.
  public let secondsFromUTC: Int

  /// Creates a reading.
  ///
  /// - Parameters:
  ///   - date: The local date.
  ///   - time: The local time of the day.
  ///   - instant: The instant, in milliseconds since 1970-01-01T00:00:00Z.
  ///   - secondsFromUTC: The seconds that local time is ahead of UTC.
  public init(date: Day, time: TimeOfDay, instant: Int64, secondsFromUTC: Int) {
    self.date = date
    self.time = time
    self.instant = instant
    self.secondsFromUTC = secondsFromUTC
  }

  /// Reads the clock that stood on a wall at an instant.
  ///
  /// - Parameters:
  ///   - instant: The instant, in milliseconds since 1970-01-01T00:00:00Z.
  ///   - secondsFromUTC: The seconds that local time was ahead of UTC.
  public init(instant: Int64, secondsFromUTC: Int) {
    let minutes = (Int(instant).floored(dividingBy: 1000) + secondsFromUTC).floored(dividingBy: 60)
    let date = minutes.floored(dividingBy: TimeOfDay.minutesPerDay)
    self.init(
      date: Day(ordinal: date), time: TimeOfDay(minutes: minutes - date * TimeOfDay.minutesPerDay) ?? .midnight,
      instant: instant, secondsFromUTC: secondsFromUTC)
  }

  /// The day that counts as today, where a day starts at a set time.
  ///
  /// Before that time it is still yesterday. The wall-clock time is compared; no hours are subtracted, since a day may
  /// have 23 or 25 of them. The first day of the calendar has no yesterday.
  public func today(dayStart: TimeOfDay = .midnight) -> Day {
    time < dayStart ? max(date - 1, .first) : date
  }
}

extension WallClock: CustomStringConvertible {
  /// The local date and time, such as `2026-03-05 07:00`.
  public var description: String { "\(date) \(time)" }
}

extension Int {
  /// The quotient rounded down, also below zero.
  func floored(dividingBy divisor: Int) -> Int {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}
