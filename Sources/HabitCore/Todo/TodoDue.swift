/// Until when a todo is to be done.
public struct TodoDue: Sendable, Hashable {
  /// The day.
  public var day: Day
  /// The time of that day; `nil` for the whole day.
  public var time: TimeOfDay?

  /// Creates a due time.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - time: The time of that day; `nil` for the whole day.
  public init(_ day: Day, _ time: TimeOfDay? = nil) {
    self.day = day
    self.time = time
  }
}

extension TodoDue {
  /// The next time that a clock shows a time: today, or tomorrow if it has passed.
  ///
  /// - Parameters:
  ///   - time: The time; one before the start of a day belongs to the night after the day.
  ///   - clock: The clock.
  /// - Returns: The day with the time.
  public static func next(_ time: TimeOfDay, after clock: DayClock) -> TodoDue {
    TodoDue(clock.minutes(until: time, of: clock.today) < 0 ? clock.today + 1 : clock.today, time)
  }
}
