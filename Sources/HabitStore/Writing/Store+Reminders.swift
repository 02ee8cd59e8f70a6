internal import FoundationEssentials
public import HabitCore
internal import SQLite

// Sent reminders are no steps to undo, so they go by the journal.
extension Store {
  /// Notes that a reminder is sent, before it is: of two programs at once only one may.
  ///
  /// If sending fails, ``withdraw(_:)`` takes the note back. A crash between leaves the note, so that a reminder may be
  /// lost with it but is never sent twice. Notes of days long over are dropped.
  ///
  /// - Parameters:
  ///   - mark: What tells the reminder from all others.
  ///   - instant: The instant, in milliseconds since 1970-01-01T00:00:00Z.
  /// - Returns: Whether the reminder is to be sent; `false` if it was already.
  /// - Throws: ``StoreError`` if the store cannot be written.
  public func claim(_ mark: ReminderMark, at instant: Int64) throws -> Bool {
    try writeBeside { connection in
      let pruning = try connection.prepare("DELETE FROM sent_reminder WHERE day < ?")
      pruning.bind(mark.day.ordinal - Self.daysOfMarks, at: 1)
      try pruning.run()
      let claiming = try connection.prepare(
        "INSERT OR IGNORE INTO sent_reminder (kind, subject, day, time, instant) VALUES (?, ?, ?, ?, ?)")
      Self.bind(mark, to: claiming)
      claiming.bind(instant, at: 5)
      try claiming.run()
      return connection.changes > 0
    }
  }

  /// Takes the note of a reminder back that could not be sent.
  ///
  /// - Parameter mark: What tells the reminder from all others.
  /// - Throws: ``StoreError`` if the store cannot be written.
  public func withdraw(_ mark: ReminderMark) throws {
    try writeBeside { connection in
      let statement = try connection.prepare(
        "DELETE FROM sent_reminder WHERE kind = ? AND subject = ? AND day = ? AND time = ?")
      Self.bind(mark, to: statement)
      try statement.run()
    }
  }

  /// How many days notes are kept: longer than a todo is reminded of, or a journey around the world takes back.
  private static let daysOfMarks = 7

  private static func bind(_ mark: ReminderMark, to statement: borrowing Statement) {
    statement.bind(mark.kind.rawValue, at: 1)
    statement.bind(mark.subject?.bytes ?? [], at: 2)
    statement.bind(mark.day.ordinal, at: 3)
    statement.bind(mark.time?.minutes ?? 0, at: 4)
  }
}
