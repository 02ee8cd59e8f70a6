package import FoundationEssentials
package import HabitCore

/// Todos for tests, around Thursday 5 March 2026 at noon.
package enum SampleTodo {
  /// The clock of the tests.
  ///
  /// - Parameters:
  ///   - day: The day of March 2026.
  ///   - time: The time, as `HH:mm`.
  ///   - dayStart: The time at which days start, as `HH:mm`.
  /// - Returns: The clock.
  package static func clock(_ day: Int = 5, _ time: String = "12:00", dayStart: String = "00:00") -> DayClock {
    DayClock(wallClock(day, time), dayStart: TimeOfDay(dayStart) ?? .midnight)
  }

  /// The moment of a day of March 2026, in UTC.
  ///
  /// - Parameters:
  ///   - day: The day of March 2026.
  ///   - time: The time, as `HH:mm`.
  /// - Returns: The moment.
  package static func moment(_ day: Int, _ time: String = "12:00") -> Moment { Moment(wallClock(day, time)) }

  private static func wallClock(_ day: Int, _ time: String) -> WallClock {
    let seconds = JudgedHabit.march(day).ordinal * 86_400 + (TimeOfDay(time) ?? .midnight).minutes * 60
    return WallClock(instant: Int64(seconds) * 1000, secondsFromUTC: 0)
  }

  /// A todo.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - day: The day of March 2026 on which it is due; `nil` for none.
  ///   - time: The time at which it is due, as `HH:mm`.
  ///   - priority: How much it matters.
  ///   - category: Its category.
  ///   - done: When it was done.
  ///   - created: When it was created.
  /// - Returns: The todo, with an identifier of all zeros.
  /// - Throws: `NameError` if the title is none.
  package static func todo(
    _ title: String, due day: Int? = nil, _ time: String? = nil, priority: TodoPriority = .normal,
    category: UUID? = nil, done: Moment? = nil, created: Moment = moment(1)
  ) throws -> Todo {
    Todo(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), title: try Name(title),
      due: day.map { TodoDue(JudgedHabit.march($0), time.flatMap { TimeOfDay($0) }) }, priority: priority,
      category: category, done: done, created: created)
  }
}
