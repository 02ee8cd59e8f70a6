/// A tracker whose files can be read.
public enum ForeignFormat: String, Sendable, Hashable, CaseIterable {
  /// Loop Habit Tracker, its backup or its unpacked CSV export.
  case loop
  /// harsh, its folder.
  case harsh
}
