import FoundationEssentials
import HabitCore
import TestSupport
import Testing

/// When a reminder about Thursday, 5 March 2026 comes due, and of which kind it is.
///
/// Dates are days of March 2026; the rules are the usual ones, 10 minutes before and 60 after.
struct ReminderCase: Sendable, CustomTestStringConvertible {
  let kind: Reminder.Kind
  /// The time that the reminder is about.
  let time: String
  let dayStart: String
  /// The day of the month and the time at which it comes due; `nil` if it never does.
  let due: (date: Int, time: String)?

  init(_ kind: Reminder.Kind, _ time: String, dayStart: String = "00:00", due date: Int, _ dueTime: String) {
    self.init(kind, time, dayStart: dayStart, due: (date, dueTime))
  }

  private init(_ kind: Reminder.Kind, _ time: String, dayStart: String, due: (date: Int, time: String)?) {
    self.kind = kind
    self.time = time
    self.dayStart = dayStart
    self.due = due
  }

  /// A reminder that would come due when its day is over.
  static func never(_ kind: Reminder.Kind, _ time: String, dayStart: String = "00:00") -> ReminderCase {
    ReminderCase(kind, time, dayStart: dayStart, due: nil)
  }

  var testDescription: String { "\(kind) \(time), days from \(dayStart)" }

  static let all = [
    ReminderCase(.before, "12:00", due: 5, "11:50"),
    ReminderCase(.before, "23:59", due: 5, "23:49"),
    ReminderCase(.before, "00:10", due: 5, "00:00"),
    ReminderCase(.before, "00:05", due: 4, "23:55"),
    ReminderCase(.before, "00:00", due: 4, "23:50"),
    ReminderCase(.before, "12:00", dayStart: "04:00", due: 5, "11:50"),
    ReminderCase(.before, "00:05", dayStart: "04:00", due: 5, "23:55"),
    ReminderCase(.before, "01:00", dayStart: "04:00", due: 6, "00:50"),
    ReminderCase(.before, "03:59", dayStart: "04:00", due: 6, "03:49"),
    ReminderCase(.before, "04:05", dayStart: "04:00", due: 5, "03:55"),

    ReminderCase(.overdue, "12:00", due: 5, "13:00"),
    ReminderCase(.overdue, "22:59", due: 5, "23:59"),
    .never(.overdue, "23:00"),
    .never(.overdue, "23:59"),
    ReminderCase(.overdue, "23:30", dayStart: "04:00", due: 6, "00:30"),
    ReminderCase(.overdue, "01:00", dayStart: "04:00", due: 6, "02:00"),
    ReminderCase(.overdue, "02:59", dayStart: "04:00", due: 6, "03:59"),
    .never(.overdue, "03:00", dayStart: "04:00"),

    ReminderCase(.extra, "00:00", due: 5, "00:00"),
    ReminderCase(.extra, "12:00", due: 5, "12:00"),
    ReminderCase(.extra, "23:59", due: 5, "23:59"),
    ReminderCase(.extra, "04:00", dayStart: "04:00", due: 5, "04:00"),
    ReminderCase(.extra, "00:30", dayStart: "04:00", due: 6, "00:30"),
    ReminderCase(.extra, "03:59", dayStart: "04:00", due: 6, "03:59"),

    ReminderCase(.todo, "00:00", due: 5, "00:00"),
    ReminderCase(.todo, "12:00", due: 5, "12:00"),
    ReminderCase(.todo, "23:59", due: 5, "23:59"),
    ReminderCase(.todo, "12:00", dayStart: "04:00", due: 5, "12:00"),
    ReminderCase(.todo, "01:00", dayStart: "04:00", due: 6, "01:00"),

    ReminderCase(.summary, "00:00", due: 5, "00:00"),
    ReminderCase(.summary, "21:00", due: 5, "21:00"),
    ReminderCase(.summary, "23:59", due: 5, "23:59"),
    ReminderCase(.summary, "21:00", dayStart: "04:00", due: 5, "21:00"),
    ReminderCase(.summary, "01:00", dayStart: "04:00", due: 6, "01:00"),
  ]
}

/// How a habit stands on Thursday, 5 March 2026.
enum ReminderStatus: String, Sendable, CaseIterable {
  case due, done, skipped, paused, archived, ended, notStarted, off, masterOff, notDue

  /// The habit, which is due on Thursdays only, so that no other day has reminders.
  func habit() throws -> JudgedHabit {
    let thursdays = Schedule.weekdays(WeekdaySet([.thursday]))
    var habit = try JudgedHabit("Read", self == .notDue ? .weekdays(WeekdaySet([.monday])) : thursdays)
    switch self {
    case .due, .masterOff, .notDue: break
    case .done: habit = habit.with(on: 5)
    case .skipped: habit = habit.with(.skip, on: 5)
    case .paused: habit = habit.paused(4, nil)
    case .archived: habit.habit.archived = JudgedHabit.march(5)
    case .ended: habit.habit.end = JudgedHabit.march(4)
    case .notStarted: habit.habit.start = JudgedHabit.march(6)
    case .off: habit.habit.reminds = false
    }
    return habit
  }

  /// A todo that is due at a time of that day; `nil` where a todo knows no such thing.
  func todo(at time: TimeOfDay) throws -> Todo? {
    var todo = try Todo.example(due: TodoDue(JudgedHabit.march(5), time))
    switch self {
    case .due, .masterOff: break
    case .done: todo.done = Moment(instant: 0, secondsFromUTC: 0)
    case .notDue: todo.due = nil
    case .skipped, .paused, .archived, .ended, .notStarted, .off: return nil
    }
    return todo
  }
}

extension Todo {
  /// A todo with the usual fields.
  static func example(_ title: String = "Rent", _ number: Int = 900, due: TodoDue?) throws -> Todo {
    Todo(id: UUID(number), title: try Name(title), due: due, created: Moment(instant: 0, secondsFromUTC: 0))
  }
}
