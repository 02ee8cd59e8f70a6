/// What a column of a table holds.
public enum ImportColumn: String, Sendable, Hashable, CaseIterable {
  /// The day.
  case date
  /// The name of the habit.
  case habit
  /// Whether it was done, skipped or not done, in a word.
  case kind
  /// How much was done; 1 for done and 0 for not done, where there is no column for that.
  case value
  /// The unit of the value.
  case unit
  /// What was noted about the day.
  case note
  /// The category of the habit.
  case category
  /// The note of the habit itself.
  case description
}
