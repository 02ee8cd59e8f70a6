/// A date and a time as they stand on a clock, without a zone, such as 2026-03-05 23:55.
///
/// Reminders come due at wall times: a clock change can neither move nor repeat them. One that the change skips has come
/// due as soon as the clock shows a later time.
public struct WallTime: Sendable, Hashable {
  /// The date.
  public let date: Day
  /// The time of the day.
  public let time: TimeOfDay

  /// Creates the wall time of a date and a time.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - time: The time of the day.
  public init(date: Day, time: TimeOfDay) {
    self.date = date
    self.time = time
  }

  /// Creates the wall time of a time that belongs to a day, where days start at a set time.
  ///
  /// With days that start at 04:00, 01:00 of a Thursday is on the date of the Friday.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - day: The day that the time belongs to.
  ///   - dayStart: The time at which a new day starts.
  public init(_ time: TimeOfDay, of day: Day, dayStart: TimeOfDay) {
    self.init(date: time < dayStart ? day + 1 : day, time: time)
  }

  /// The wall time that clocks show some minutes later, or earlier if negative, where nobody changes them.
  ///
  /// - Parameter minutes: The minutes; 10 before 00:05 is 23:55 of the date before.
  /// - Returns: The wall time.
  public func adding(minutes: Int) -> WallTime {
    let total = time.minutes + minutes
    let days = total.floored(dividingBy: TimeOfDay.minutesPerDay)
    return WallTime(
      date: date + days, time: TimeOfDay(minutes: total - days * TimeOfDay.minutesPerDay) ?? .midnight)
  }

  /// The minutes from this wall time to another, where nobody changes the clocks; negative if the other is earlier.
  public func minutes(to other: WallTime) -> Int {
    (other.date - date) * TimeOfDay.minutesPerDay + other.time.minutes - time.minutes
  }
}

extension WallClock {
  /// What the clock shows, to the minute.
  public var wallTime: WallTime { WallTime(date: date, time: time) }
}

extension WallTime: Comparable {
  /// Whether one wall time is earlier than another.
  public static func < (left: WallTime, right: WallTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}

extension WallTime: CustomStringConvertible {
  /// The date and the time, such as `2026-03-05 23:55`.
  public var description: String { "\(date) \(time)" }
}
