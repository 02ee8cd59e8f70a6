/// What a person, and the machine, add to a file so that it can be understood.
public struct ImportOptions: Sendable {
  /// The day of the import: the start of a habit without check-ins; done entries after it are left out.
  public var today: Day
  /// How dates are written; `nil` if each has to tell by itself.
  public var dateOrder: DateOrder?
  /// The columns of a table by what they hold: their names or, from 1, their numbers; those that are missing here are
  /// found by the usual names.
  public var columns: [ImportColumn: String] = [:]
  /// What separates the fields of a table; `nil` to find out.
  public var separator: ColumnSeparator?
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

  /// The moment at which the clock on the wall shows a time.
  ///
  /// Where a change of the clock repeats the time, it is one of the two moments; where the change skips it, it is one
  /// near by.
  ///
  /// - Parameter time: The date and time here.
  /// - Returns: The moment.
  public func moment(at time: WallTime) -> Moment {
    let local = Int64(time.date.ordinal) * 86_400_000 + Int64(time.time.minutes) * 60_000
    let guess = local - Int64(secondsFromUTC(local)) * 1000
    let seconds = secondsFromUTC(guess)
    return Moment(instant: local - Int64(seconds) * 1000, secondsFromUTC: seconds)
  }
}
