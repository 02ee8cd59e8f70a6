public import FoundationEssentials

/// What tells a reminder from all others, so that each is sent once.
///
/// It holds the time that the reminder is about, not the one at which it comes due: who moves a habit to a later time is
/// reminded again, who only wants reminders earlier is not.
public struct ReminderMark: Sendable, Hashable {
  /// The day that the reminder is about.
  public let day: Day
  /// The kind of reminder.
  public let kind: Reminder.Kind
  /// The habit or todo; `nil` for the summary of a day.
  public let subject: UUID?
  /// The time that the reminder is about; `nil` for the summary, of which a day has one.
  public let time: TimeOfDay?

  /// Creates a mark.
  ///
  /// - Parameters:
  ///   - day: The day that the reminder is about.
  ///   - kind: The kind of reminder.
  ///   - subject: The habit or todo; `nil` for the summary of a day.
  ///   - time: The time that the reminder is about; `nil` for the summary.
  public init(day: Day, kind: Reminder.Kind, subject: UUID?, time: TimeOfDay?) {
    self.day = day
    self.kind = kind
    self.subject = subject
    self.time = time
  }
}
