import HabitCore
import TestSupport
import Testing

/// Makes the plan of reminders for some habits at moments of March 2026.
struct PlannedDay {
  var habits: [JudgedHabit] = []
  var todos: [Todo] = []
  var rules = ReminderRules(
    isOn: true, minutesBefore: 10, minutesAfter: 60, summaryTime: TimeOfDay(hour: 21, minute: 0))
  var dayStart = TimeOfDay.midnight

  /// The plan as it is at a time of a date.
  func plan(_ date: Int, _ time: String) throws -> ReminderPlan {
    let clock = WallClock(
      date: JudgedHabit.march(date), time: try Self.time(time), instant: 0, secondsFromUTC: 0)
    let today = clock.today(dayStart: dayStart) - JudgedHabit.march(0)
    return ReminderPlan(
      for: habits.enumerated().map { ($0.offset + 1, $0.element.history(on: today)) },
      todos: todos.enumerated().map { NumberedTodo(number: $0.offset + 1, todo: $0.element) }, rules: rules,
      clock: clock, dayStart: dayStart)
  }

  /// What is sent at a time of a date, as `before Read` and the like.
  func sent(_ date: Int, _ time: String, after earlier: [Reminder] = []) throws -> [String] {
    try plan(date, time).due(without: Set(earlier.map(\.mark))).map(\.words)
  }

  static func time(_ text: String) throws -> TimeOfDay {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    return try #require(parts.count == 2 ? TimeOfDay(hour: parts[0], minute: parts[1]) : nil)
  }
}

extension Reminder {
  /// The kind and what it is about.
  var words: String {
    switch subject {
    case .habit(let item): "\(kind) \(item.habit.name)"
    case .todo(let todo): "\(kind) \(todo.title)"
    case .day(let habits, let todos):
      "\(kind) \((habits.map(\.name.text) + todos.map(\.title.text)).joined(separator: ", "))"
    }
  }
}
