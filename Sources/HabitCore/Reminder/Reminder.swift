internal import FoundationEssentials

/// Something that a person is told at a time of the day.
public struct Reminder: Sendable {
  /// A kind of reminder.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Before the target time of a habit.
    case before
    /// After the target time of a habit that is still open.
    case overdue
    /// At a time of a habit's own.
    case extra
    /// When a todo is due.
    case todo
    /// In the evening, of all that is still open.
    case summary
  }

  /// What a reminder is about.
  public enum Subject: Sendable {
    /// A habit as it stands on the day.
    case habit(TodayItem)
    /// A todo.
    case todo(Todo)
    /// A day with its open habits, in the order of its list, and its open todos, those that are due first first.
    case day(habits: [Habit], todos: [Todo])
  }

  /// The kind.
  public let kind: Kind
  /// What the reminder is about.
  public let subject: Subject
  /// The day that the reminder is about, as days are judged.
  public let day: Day
  /// The time that the reminder is about: a target time, a time of a habit's own, the due time of a
  /// todo, the time of the summary.
  public let time: WallTime
  /// When the reminder comes due.
  public let due: WallTime

  /// What tells the reminder from all others.
  public var mark: ReminderMark {
    ReminderMark(day: day, kind: kind, subject: identifier, time: kind == .summary ? nil : time.time)
  }

  /// The identifier of the habit or todo; `nil` for a summary.
  var identifier: UUID? {
    switch subject {
    case .habit(let item): item.habit.id
    case .todo(let todo): todo.id
    case .day: nil
    }
  }
}
