extension Table {
  /// The tables whose rows travel to other devices, those that others refer to first.
  ///
  /// What names a command or a path of this device stays here.
  static let merging: [Table] = [
    .category, .habit, .scheduleVersion, .goalVersion, .pause, .todo, .setting, .checkIn,
  ]

  /// The columns that travel, beside those that name the row.
  ///
  /// Numbers and keys belong to one store alone.
  var mergedColumns: [String] {
    switch self {
    case .habit:
      [
        "position", "name", "icon", "color", "target_time", "reminds", "reminder_times", "category", "note",
        "start_day", "end_day", "archived_day", Self.deleted,
      ]
    case .scheduleVersion: ["from_day", "kind", "weekdays", "every", "times", "period", Self.deleted]
    case .goalVersion: ["from_day", "kind", "amount", "unit", Self.deleted]
    case .pause: ["habit", "first_day", "last_day", Self.deleted]
    case .setting, .deviceSetting: ["value", Self.deleted]
    case .checkIn: ["kind", "amount", Self.deleted, "note", "instant", "utc_offset"]
    case .category: ["position", "name", "icon", "color", Self.deleted]
    case .todo:
      [
        "position", "title", "memo", "due_day", "due_time", "priority", "category", "done_at", "done_offset",
        "created_at", "created_offset", Self.deleted,
      ]
    }
  }

  /// The part of a record to which a column belongs: columns of one part mean nothing apart, and merge as one.
  func part(of column: String) -> String {
    guard stampsFields else { return Self.rowPart }
    return switch column {
    case "due_day", "due_time": "due"
    case "done_at", "done_offset": "done"
    case "created_at", "created_offset": "created"
    default: column
    }
  }

  /// The one part of a record whose row has one stamp for all its columns.
  static let rowPart = "row"

  /// Whether a row belongs to a habit, which names it together with its own identifier.
  var namesHabit: Bool { keyColumns.contains("habit") }
}
