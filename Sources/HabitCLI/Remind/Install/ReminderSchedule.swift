/// A way in which the system runs a job again and again.
protocol ReminderSchedule {
  /// What it is called.
  var name: String { get }

  /// What would be written for a job: each piece with its place.
  func pieces(for job: ReminderJob) throws -> [SchedulePiece]

  /// Writes what is not there yet, and turns it on.
  ///
  /// - Returns: The pieces that were written.
  func install(_ job: ReminderJob) throws -> [SchedulePiece]

  /// The places of what was written.
  func installed() throws -> [String]

  /// Turns off and removes what was written, and nothing else.
  func uninstall() throws
}

/// A part of what a schedule writes.
struct SchedulePiece: Hashable {
  /// The path of a file, or `crontab`.
  let place: String
  /// The text.
  let text: String
}
