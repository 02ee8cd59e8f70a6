/// What the rows of an exported table are.
public enum ExportTable: String, Sendable, Hashable, CaseIterable {
  /// One row for each check-in.
  case checkIns = "check-ins"
  /// One row for each habit.
  case habits
  /// One row for each day, with a column for each habit.
  case days
}
