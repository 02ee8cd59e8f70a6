public import HabitCore
internal import SQLite

extension Snapshot {
  /// The reminders that were sent of late.
  ///
  /// - Returns: What tells each from all others.
  /// - Throws: ``StoreError`` out of ``Store/read(_:)`` if the store cannot be read.
  public func sentReminders() throws -> Set<ReminderMark> {
    let statement = try connection.prepare("SELECT kind, subject, day, time FROM sent_reminder")
    var marks: Set<ReminderMark> = []
    while try statement.step() {
      let kind = try require(Reminder.Kind(rawValue: statement.text(0)), in: "sent_reminder")
      let time = try require(TimeOfDay(minutes: Int(statement.integer(3))), in: "sent_reminder")
      marks.insert(
        ReminderMark(
          day: try day(statement.integer(2), in: "sent_reminder"), kind: kind, subject: statement.identifier(1),
          time: kind == .summary ? nil : time))
    }
    return marks
  }
}
