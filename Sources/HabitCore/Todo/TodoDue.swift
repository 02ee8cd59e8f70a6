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
