public import FoundationEssentials
public import HabitCore
internal import SQLite

extension Snapshot {
  /// Goes through all that other devices are to hear of, removed rows among it; what others refer to comes first.
  ///
  /// - Parameter body: What is done with each record.
  /// - Throws: ``StoreError`` out of ``Store/read(_:)`` if the store cannot be read, else what the body throws.
  /// - Complexity: O(*n*), where *n* is the number of rows; one record is held at a time.
  public func forEachRecord(_ body: (MergeRecord) throws -> Void) throws {
    for table in Table.merging { try records(of: table, where: "true", []) { try body($0) } }
  }

  /// What was written after a time, by any device; what others refer to comes first.
  ///
  /// - Parameter time: The time of a stamp.
  /// - Returns: The records of which any part was written later, and the time of the latest write of all.
  /// - Throws: ``StoreError`` out of ``Store/read(_:)`` if the store cannot be read.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func records(writtenAfter time: Int64) throws -> (records: [MergeRecord], time: Int64) {
    var records: [MergeRecord] = []
    for table in Table.merging {
      let stamps = table == .habit ? "habit_stamp" : "field_stamp"
      let owner = table == .habit ? "stamps.habit = item.key" : "target = '\(table.rawValue)' AND stamps.id = item.id"
      let hasLaterField = "EXISTS (SELECT 1 FROM \(stamps) AS stamps WHERE \(owner) AND stamps.stamp > ?1)"
      let condition = "item.stamp > ?1" + (table.stampsFields ? " OR \(hasLaterField)" : "")
      try self.records(of: table, where: condition, [.integer(time)]) { records.append($0) }
    }
    return (records, try Self.lastStamp(on: connection))
  }

  /// The time of the last stamp that was given or seen, which every write makes later.
  ///
  /// - Returns: The time.
  /// - Throws: ``StoreError`` out of ``Store/read(_:)`` if the store cannot be read.
  public func lastWrite() throws -> Int64 { try Self.lastStamp(on: connection) }

  /// What tells this device from all others.
  ///
  /// - Returns: The identifier that was made with the store.
  /// - Throws: ``StoreError`` out of ``Store/read(_:)`` if the store cannot be read.
  public func device() throws -> UUID {
    let statement = try connection.prepare("SELECT id FROM device WHERE key = ?")
    statement.bind(Stamp.ownDevice, at: 1)
    return try require(statement.step() ? statement.identifier(0) : nil, in: "device")
  }

  /// The row of a key as a record.
  ///
  /// - Returns: The record, or `nil` if there is no such row.
  func record(_ row: RowKey) throws -> MergeRecord? {
    var record: MergeRecord?
    try records(
      of: row.table, where: row.table.keyColumns.map { "item.\($0) = ?" }.joined(separator: " AND "), row.values
    ) { record = $0 }
    return record
  }

  private func records(
    of table: Table, where condition: String, _ values: [Value], _ body: (MergeRecord) throws -> Void
  ) throws {
    let columns = table.mergedColumns
    // Habits have short keys, which belong to one store alone.
    let owner = table.namesHabit ? "owner.id" : "NULL"
    let day = table == .checkIn ? "item.day" : "NULL"
    let id = table.keyColumns.last ?? "id"
    let statement = try connection.prepare(
      """
      SELECT item.\(id), \(owner), \(day), item.stamp, device.id, \(columns.map(column).joined(separator: ", "))
      FROM \(table.rawValue) AS item JOIN device ON device.key = item.device
        \(table.namesHabit ? "JOIN habit AS owner ON owner.key = item.habit" : "")
      WHERE \(condition)
      """)
    for (index, value) in values.enumerated() { statement.bind(value, at: index + 1) }
    while try statement.step() {
      let key = MergeRecord.Key(
        kind: table.rawValue, habit: statement.identifier(1), day: statement.optionalInteger(2).map { Int($0) },
        id: try require(MergeValue(statement.value(0)), in: table.rawValue))
      let created = MergeStamp(
        time: statement.integer(3), device: try require(statement.identifier(4), in: "device"))
      let stamps = try table.stampsFields ? fieldStamps(of: table, statement.value(0)) : [:]
      var parts: [String: (values: [String: MergeValue], stamp: MergeStamp)] = [:]
      for (index, column) in columns.enumerated() {
        let value = try require(MergeValue(statement.value(index + 5)), in: table.rawValue)
        let stamp = stamps[column] ?? created
        var part = parts[table.part(of: column)] ?? ([:], stamp)
        part.values[column] = value
        part.stamp = max(part.stamp, stamp)
        parts[table.part(of: column)] = part
      }
      try body(
        MergeRecord(key, created: created, parts: parts.mapValues { MergePart($0.values, stamp: $0.stamp) }))
    }

    func column(_ name: String) -> String {
      table == .pause && name == "habit" ? "(SELECT id FROM habit WHERE key = item.habit)" : "item.\(name)"
    }
  }

  private func fieldStamps(of table: Table, _ id: Value) throws -> [String: MergeStamp] {
    let statement = try connection.prepare(
      table == .habit
        ? """
        SELECT field, habit_stamp.stamp, device.id FROM habit_stamp JOIN device ON device.key = habit_stamp.device
        WHERE habit = (SELECT key FROM habit WHERE id = ?)
        """
        : """
        SELECT field, field_stamp.stamp, device.id FROM field_stamp JOIN device ON device.key = field_stamp.device
        WHERE target = '\(table.rawValue)' AND field_stamp.id = ?
        """)
    statement.bind(id, at: 1)
    var stamps: [String: MergeStamp] = [:]
    while try statement.step() {
      stamps[statement.text(0)] = MergeStamp(
        time: statement.integer(1), device: try require(statement.identifier(2), in: "device"))
    }
    return stamps
  }
}
