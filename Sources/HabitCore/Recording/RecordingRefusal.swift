/// Why nothing can be recorded on a day.
public enum RecordingRefusal: Error, Sendable, Hashable {
  /// The day has not come yet.
  case future
  /// The habit ended before the day.
  case ended(Day)
  /// The habit is archived on the day.
  case archived(since: Day)
  /// The habit begins after the day, and only a check-in moves the start.
  case notStarted(Day)
  /// The day is done already, so it cannot be answered with no.
  case doneAlready
  /// The day is skipped already, so a no would change nothing.
  case skippedAlready
}
