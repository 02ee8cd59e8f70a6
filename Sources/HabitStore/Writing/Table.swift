/// A table whose rows people change: its writes are stamped, journalled and, one day, merged.
enum Table: String {
  case habit
  case scheduleVersion = "schedule_version"
  case goalVersion = "goal_version"
  case pause
  case setting
  case deviceSetting = "device_setting"
  case checkIn = "check_in"
  case category
  case todo

  /// The columns that name a row, in the order of ``RowKey/values(of:)``.
  var keyColumns: [String] {
    switch self {
    case .habit, .pause, .category, .todo: ["id"]
    case .setting, .deviceSetting: ["name"]
    case .scheduleVersion, .goalVersion: ["habit", "id"]
    case .checkIn: ["habit", "day", "id"]
    }
  }

  /// Whether each field of a row has a stamp of its own, so that two devices may change different ones at once.
  var stampsFields: Bool {
    switch self {
    case .habit, .category, .todo: true
    case .scheduleVersion, .goalVersion, .pause, .setting, .deviceSetting, .checkIn: false
    }
  }

  /// The field that says whether a row has been removed.
  static let deleted = "deleted"
}
