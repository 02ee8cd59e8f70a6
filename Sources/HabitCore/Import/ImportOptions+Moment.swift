extension ImportOptions {
  /// The moment at which the clock on the wall showed a time.
  ///
  /// Of the two moments of an hour that a clock went through twice it is the second; a time that the clock left out is
  /// taken for as much later.
  ///
  /// - Parameters:
  ///   - day: The day, within the years 1 to 9999.
  ///   - time: The time of the day.
  ///   - second: The second of the minute, 0 … 59.
  /// - Returns: The moment.
  public func moment(on day: Day, at time: TimeOfDay, second: Int = 0) -> Moment {
    let local = Int64((day.ordinal * TimeOfDay.minutesPerDay + time.minutes) * 60 + second)
    let guess = Int64(secondsFromUTC(local * 1000))
    let seconds = secondsFromUTC((local - guess) * 1000)
    let instant = (local - Int64(seconds)) * 1000
    return Moment(instant: instant, secondsFromUTC: secondsFromUTC(instant))
  }
}
