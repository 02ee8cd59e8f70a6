/// A tracker whose files can be imported.
public enum ImportFormat: String, Sendable, Hashable, CaseIterable {
  /// HabitFlow itself: its export as JSON.
  case json
  /// Loop Habit Tracker: a database backup, or a CSV export.
  case loop
  /// harsh: the folder with its files `habits` and `log`.
  case harsh

  /// The name of the tracker, as its makers write it.
  public var trackerName: String {
    switch self {
    case .json: "HabitFlow"
    case .loop: "Loop"
    case .harsh: "harsh"
    }
  }

  /// What a person gives, as the end of a sentence that begins with "give".
  public var source: String {
    switch self {
    case .json: "the file that 'habit export json' wrote"
    case .loop: "Loop's backup, a .db file, or its CSV export, zipped or as a folder"
    case .harsh: "the folder of harsh, usually ~/.config/harsh"
    }
  }
}
