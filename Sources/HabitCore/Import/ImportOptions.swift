/// What a person, and the machine, add to a file so that it can be understood.
public struct ImportOptions: Sendable {
  /// The day of the import: the start of a habit without check-ins; done entries after it are left out.
  public var today: Day
  /// How dates are written; `nil` if each has to tell by itself.
  public var dateOrder: DateOrder?
  /// The seconds that local time was ahead of UTC at an instant, in milliseconds since 1970-01-01T00:00:00Z.
  ///
  /// Some trackers keep instants and mean the day that the clock on the wall showed.
  public var secondsFromUTC: @Sendable (_ instant: Int64) -> Int

  /// Creates options.
  ///
  /// - Parameters:
  ///   - today: The day of the import.
  ///   - dateOrder: How dates are written; `nil` if each has to tell by itself.
  ///   - secondsFromUTC: The seconds that local time was ahead of UTC at an instant.
  public init(
    today: Day, dateOrder: DateOrder? = nil, secondsFromUTC: @escaping @Sendable (_ instant: Int64) -> Int = { _ in 0 }
  ) {
    self.today = today
    self.dateOrder = dateOrder
    self.secondsFromUTC = secondsFromUTC
  }

  /// The clock on the wall at an instant.
  ///
  /// - Parameter instant: The instant, in milliseconds since 1970-01-01T00:00:00Z.
  /// - Returns: Its date and time here.
  public func clock(at instant: Int64) -> WallClock {
    WallClock(instant: instant, secondsFromUTC: secondsFromUTC(instant))
  }
}
