internal import FoundationEssentials
internal import SQLite

/// Which row a write is about, and which habit it tells of.
struct RowKey: Hashable {
  /// The table.
  let table: Table

  /// The key of the habit that the row is, or belongs to; `nil` if it concerns all habits.
  let habit: Int64?

  /// The day of a check-in; `nil` for other rows.
  let day: Int64?

  /// The bytes of the row's identifier, or the name of a setting.
  let id: Value

  /// Creates a key.
  init(_ table: Table, habit: Int64? = nil, day: Int64? = nil, id: Value) {
    self.table = table
    self.habit = habit
    self.day = day
    self.id = id
  }

  /// Creates the key of a row that an identifier names.
  init(_ table: Table, habit: Int64?, day: Int64? = nil, id: UUID) {
    self.init(table, habit: habit, day: day, id: .blob(id.bytes))
  }

  /// The condition that finds the row, with a parameter for each key column.
  var condition: String {
    table.keyColumns.map { "\($0) = ?" }.joined(separator: " AND ")
  }

  /// The values of the key columns.
  var values: [Value] {
    table.keyColumns.map { column in
      switch column {
      case "habit": habit.map(Value.integer) ?? .null
      case "day": day.map(Value.integer) ?? .null
      default: id
      }
    }
  }
}

extension UUID {
  /// The sixteen bytes.
  var bytes: [UInt8] { withUnsafeBytes(of: uuid, Array.init) }
}
