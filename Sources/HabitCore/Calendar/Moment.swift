/// A moment as it was seen on a clock: an instant, and how local time stood to UTC then.
public struct Moment: Sendable, Hashable {
  /// The instant, in milliseconds since 1970-01-01T00:00:00Z.
  public let instant: Int64
  /// The seconds that local time was ahead of UTC.
  public let secondsFromUTC: Int

  /// Creates a moment.
  ///
  /// - Parameters:
  ///   - instant: The instant, in milliseconds since 1970-01-01T00:00:00Z.
  ///   - secondsFromUTC: The seconds that local time was ahead of UTC.
  public init(instant: Int64, secondsFromUTC: Int) {
    self.instant = instant
    self.secondsFromUTC = secondsFromUTC
  }

  /// The moment that a clock shows.
  ///
  /// - Parameter clock: The reading of the clock.
  public init(_ clock: WallClock) {
    self.init(instant: clock.instant, secondsFromUTC: clock.secondsFromUTC)
  }

  /// The clock as it stood then.
  public var clock: WallClock { WallClock(instant: instant, secondsFromUTC: secondsFromUTC) }
}

extension Moment: CustomStringConvertible {
  /// The local date and time with its offset as ISO 8601 writes it, such as `2026-03-05T07:00:00+09:00`.
  public var description: String {
    let clock = clock
    let milliseconds = (instant + Int64(secondsFromUTC) * 1000) % 60_000
    let second = Int((milliseconds + 60_000) % 60_000) / 1000
    let minutes = abs(secondsFromUTC) / 60
    let offset = "\((minutes / 60).padded(to: 2)):\((minutes % 60).padded(to: 2))"
    return "\(clock.date)T\(clock.time):\(second.padded(to: 2))\(secondsFromUTC < 0 ? "-" : "+")\(offset)"
  }
}
