/// How pressing a todo is at a moment.
public enum TodoUrgency: String, Sendable, Hashable, CaseIterable {
  /// It is open, and its day is over, or its time today has passed.
  case overdue
  /// It is open and due within an hour, be that today or early tomorrow.
  case soon
  /// It is open and due later today, or at no set time of today.
  case today
  /// It is open and due on a later day.
  case later
  /// It is open and due on no day.
  case whenever
  /// It is done.
  case done

  /// How many minutes before its time an open todo is due soon.
  public static let soonMinutes = 60
}

extension Todo {
  /// How pressing the todo is.
  ///
  /// A time is passed when its minute is over: at 18:00 a todo of 18:00 is due now, and not overdue yet.
  ///
  /// - Parameter clock: The clock.
  /// - Returns: The urgency.
  public func urgency(at clock: DayClock) -> TodoUrgency {
    guard !isDone else { return .done }
    guard let due else { return .whenever }
    if due.day < clock.today { return .overdue }
    if let time = due.time {
      let minutes = clock.minutes(until: time, of: due.day)
      if minutes < 0 { return .overdue }
      if minutes <= TodoUrgency.soonMinutes { return .soon }
    }
    return due.day == clock.today ? .today : .later
  }
}
