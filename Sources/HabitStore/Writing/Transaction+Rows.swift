internal import FoundationEssentials
internal import HabitCore
internal import SQLite

// Every write of a row that people see goes through here, save the many check-ins of an import: here it is stamped,
// noted for the journal, and made known to the standings.
extension Transaction {
  /// Brings a row to the fields given: adds it if it is not there, and changes only what differs.
  ///
  /// - Parameters:
  ///   - row: The key of the row.
  ///   - fields: The fields; those that are not named stay as they are.
  /// - Throws: `SQLiteError` if the store cannot be written; so too below.
  func write(_ row: RowKey, _ fields: Fields) throws {
    guard let old = try current(row, fields.values.map(\.name)) else { return try insert(row, fields) }
    let changed = zip(fields.values, old).filter { $0.0.value != $0.1 }
    guard !changed.isEmpty else { return }
    var assignments = changed.map { "\($0.0.name) = ?" }
    if !row.table.stampsFields { assignments += ["stamp = ?", "device = ?"] }
    try run(
      "UPDATE \(row.table.rawValue) SET \(assignments.joined(separator: ", ")) WHERE \(row.condition)",
      changed.map(\.0.value) + (row.table.stampsFields ? [] : stampValues) + row.values)
    for (field, before) in changed {
      if row.table.stampsFields { try stamp(field.name, of: row, stampValues) }
      try note(Change(row: row, field: field.name, before: before, after: field.value))
    }
  }

  /// Marks a row as removed, if it is there.
  func remove(_ row: RowKey) throws {
    guard try current(row, [Table.deleted]) != nil else { return }
    try write(row, Fields([(Table.deleted, .integer(1))]))
  }

  /// Sets one field back to a value, unless another device has changed it since.
  ///
  /// - Parameters:
  ///   - row: The key of the row.
  ///   - field: The name of the field.
  ///   - value: The value.
  ///   - time: The time of the stamp after which a change of another device counts.
  /// - Returns: Whether the field may be set.
  /// - Throws: `SQLiteError` if the store cannot be written.
  func restore(_ row: RowKey, _ field: String, to value: Value, unlessChangedAfter time: Int64) throws -> Bool {
    guard let stamp = try stamp(of: row, field) else { return false }
    guard stamp.device == Stamp.ownDevice || stamp.time <= time else { return false }
    try write(row, Fields([(field, value)]))
    return true
  }

  /// Notes a change for the journal, and drops what was computed before it.
  func note(_ change: Change) throws {
    try keep(change)
    try dropStandings(after: change)
  }

  /// The stamp of this write as values for the columns `stamp` and `device`.
  var stampValues: [Value] { [.integer(time), .integer(Stamp.ownDevice)] }

  /// Runs a statement.
  func run(_ sql: String, _ values: [Value]) throws {
    let statement = try connection.prepare(sql)
    for (index, value) in values.enumerated() { statement.bind(value, at: index + 1) }
    try statement.run()
  }

  private func insert(_ row: RowKey, _ fields: Fields) throws {
    let columns = row.table.keyColumns + fields.values.map(\.name) + ["stamp", "device"]
    let places = Array(repeating: "?", count: columns.count).joined(separator: ", ")
    try run(
      "INSERT INTO \(row.table.rawValue) (\(columns.joined(separator: ", "))) VALUES (\(places))",
      row.values + fields.values.map(\.value) + stampValues)
    try note(Change(row: row, field: Table.deleted, before: .integer(1), after: .integer(0)))
  }

  private func current(_ row: RowKey, _ fields: [String]) throws -> [Value]? {
    let statement = try connection.prepare(
      "SELECT \(fields.joined(separator: ", ")) FROM \(row.table.rawValue) WHERE \(row.condition)")
    for (index, value) in row.values.enumerated() { statement.bind(value, at: index + 1) }
    guard try statement.step() else { return nil }
    return fields.indices.map { statement.value($0) }
  }

  /// Notes when a field of a row was written, and by which device.
  func stamp(_ field: String, of row: RowKey, _ stamp: [Value]) throws {
    let key = row.fieldStampKey(field)
    let columns = key.columns.joined(separator: ", ")
    try run(
      """
      INSERT INTO \(key.table) (\(columns), stamp, device) VALUES (\(key.columns.map { _ in "?, " }.joined())?, ?)
      ON CONFLICT DO UPDATE SET stamp = excluded.stamp, device = excluded.device
      """, key.values + stamp)
  }

  private func stamp(of row: RowKey, _ field: String) throws -> Stamp? {
    if row.table.stampsFields {
      let key = row.fieldStampKey(field)
      let condition = key.columns.map { "\($0) = ?" }.joined(separator: " AND ")
      let statement = try connection.prepare("SELECT stamp, device FROM \(key.table) WHERE \(condition)")
      for (index, value) in key.values.enumerated() { statement.bind(value, at: index + 1) }
      if try statement.step() { return Stamp(time: statement.integer(0), device: statement.integer(1)) }
    }
    guard let values = try current(row, ["stamp", "device"]) else { return nil }
    guard case .integer(let time) = values[0], case .integer(let device) = values[1] else { return nil }
    return Stamp(time: time, device: device)
  }
}

extension RowKey {
  /// Where the stamp of a field of this row is kept.
  ///
  /// The fields of habits are kept by their short key.
  fileprivate func fieldStampKey(_ field: String) -> (table: String, columns: [String], values: [Value]) {
    table == .habit
      ? ("habit_stamp", ["habit", "field"], [Value(habit), .text(field)])
      : ("field_stamp", ["target", "id", "field"], [.text(table.rawValue), id, .text(field)])
  }
}

// MARK: - Versions

extension Transaction {
  /// Brings the versions of a habit's schedule and goal to what its timelines say.
  func writeVersions(of habit: Habit, key: Int64) throws {
    try write(habit.schedules, to: .scheduleVersion, habit: key) { Fields($0, from: $1) }
    try write(habit.goals, to: .goalVersion, habit: key) { Fields($0, from: $1) }
  }

  private func write<Version>(
    _ timeline: Timeline<Version>, to table: Table, habit: Int64, fields: (Version, Day?) -> Fields
  ) throws {
    let wanted = [(day: Day?.none, value: timeline.initial)] + timeline.changes.map { ($0.from, $0.value) }
    let present = try versions(table, habit: habit)
    // Where two devices wrote a version for the same day, the later one holds, and is the one to change.
    let ids = Dictionary(present.map { ($0.day, $0.id) }, uniquingKeysWith: { $1 })
    for version in wanted {
      let id = ids[version.day] ?? context.makeIdentifier()
      try write(RowKey(table, habit: habit, id: id), fields(version.value, version.day))
    }
    let days = Set(wanted.map(\.day))
    for version in present where !days.contains(version.day) {
      try remove(RowKey(table, habit: habit, id: version.id))
    }
  }

  /// The versions of a habit, later written ones last.
  func versions(_ table: Table, habit: Int64) throws -> [(day: Day?, id: UUID)] {
    let statement = try connection.prepare(
      """
      SELECT from_day, version.id FROM \(table.rawValue) AS version JOIN device ON device.key = device
      WHERE habit = ? AND NOT deleted ORDER BY stamp, device.id, version.id
      """)
    statement.bind(habit, at: 1)
    var versions: [(day: Day?, id: UUID)] = []
    while try statement.step() {
      versions.append(
        (
          try day(statement.optionalInteger(0), in: table.rawValue),
          try require(statement.identifier(1), in: table.rawValue)
        ))
    }
    return versions
  }
}
