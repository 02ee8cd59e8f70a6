/// A reading of the clock in days that start at a set time: which day it is, and how far it has come.
public struct DayClock: Sendable, Hashable {
  /// The day that counts as today.
  public let today: Day
  /// The minutes since today started, 0 … 1439, as clocks on the wall count them.
  public let minutes: Int
  /// The time at which a new day starts.
  public let dayStart: TimeOfDay

  /// Creates the reading that a clock on the wall gives.
  ///
  /// - Parameters:
  ///   - clock: The clock on the wall.
  ///   - dayStart: The time at which a new day starts; midnight without it.
  public init(_ clock: WallClock, dayStart: TimeOfDay = .midnight) {
    today = clock.today(dayStart: dayStart)
    minutes = clock.time.minutes(after: dayStart)
    self.dayStart = dayStart
  }

  /// The minutes from now to a time of a day, as clocks on the wall count them; negative for what has passed.
  ///
  /// - Parameters:
  ///   - time: The time; one before the start of a day belongs to the night after the day.
  ///   - day: The day.
  /// - Returns: The minutes.
  public func minutes(until time: TimeOfDay, of day: Day) -> Int {
    (day - today) * TimeOfDay.minutesPerDay + time.minutes(after: dayStart) - minutes
  }

  /// The day to which a moment belongs.
  ///
  /// - Parameter moment: The moment, as it was seen on a clock.
  /// - Returns: The day, by the local time of that clock.
  public func day(of moment: Moment) -> Day {
    moment.clock.today(dayStart: dayStart)
  }
}

extension Moment {
  /// An instant before which no moment belongs to a day or to a later one, whatever local time it was seen in.
  ///
  /// Reading from there on misses nothing of the day; what is of the day before is left to be told by its local time.
  ///
  /// - Parameter day: The day.
  /// - Returns: The instant, in milliseconds since 1970-01-01T00:00:00Z.
  public static func earliestInstant(of day: Day) -> Int64 {
    Int64(day.ordinal * 86_400 - greatestSecondsFromUTC) * 1000
  }

  /// The most that local time is ahead of UTC anywhere, with room to spare.
  private static let greatestSecondsFromUTC = 18 * 3600
}
