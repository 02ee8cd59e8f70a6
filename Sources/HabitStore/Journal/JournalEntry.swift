/// One write that a person made.
public struct JournalEntry: Sendable, Hashable {
  /// When, in milliseconds since 1970-01-01T00:00:00Z.
  public let instant: Int64

  /// The command, such as `check water`.
  public let command: String

  /// Whether it is undone now.
  public let isUndone: Bool

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - instant: When, in milliseconds since 1970-01-01T00:00:00Z.
  ///   - command: The command, such as `check water`.
  ///   - isUndone: Whether it is undone now.
  public init(instant: Int64, command: String, isUndone: Bool) {
    self.instant = instant
    self.command = command
    self.isUndone = isUndone
  }
}
