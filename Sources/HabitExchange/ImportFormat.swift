/// Another tracker whose files can be imported.
public enum ImportFormat: String, Sendable, Hashable, CaseIterable {
  /// Loop Habit Tracker: a database backup, or the folder of an unpacked CSV export.
  case loop
  /// harsh: the folder with its files `habits` and `log`.
  case harsh

  /// The name of the tracker, as its makers write it.
  public var trackerName: String {
    switch self {
    case .loop: "Loop"
    case .harsh: "harsh"
    }
  }
}
