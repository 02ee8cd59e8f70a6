internal import FoundationEssentials
internal import HabitCore

/// A thing that people know by a name, and that may have to be put right after a merge.
struct Subject: Hashable {
  /// The table: habits, todos or categories.
  let table: Table
  /// The identifier.
  let id: UUID
}

extension Subject {
  /// The thing that a record is, or the habit that it belongs to.
  ///
  /// It is `nil` for a setting, and for a pause of all habits.
  init?(of record: MergeRecord, in table: Table) {
    switch table {
    case .category, .todo, .habit:
      guard let id = record.key.identifier else { return nil }
      self.init(table: table, id: id)
    case .scheduleVersion, .goalVersion, .checkIn, .pause:
      guard let habit = record.owner else { return nil }
      self.init(table: .habit, id: habit)
    case .setting, .deviceSetting:
      return nil
    }
  }
}

extension MergeRecord {
  /// The habit that the record belongs to.
  var owner: UUID? {
    key.habit ?? parts[Table.rowPart]?.values["habit"].flatMap(UUID.init)
  }

  /// The value of a column.
  func value(of column: String, in table: Table) -> MergeValue {
    parts[table.part(of: column)]?.values[column] ?? .null
  }
}

extension MergeRecord.Key {
  /// The identifier; `nil` for a record that a name tells from others.
  var identifier: UUID? { UUID(id) }
}

extension UUID {
  /// Reads the sixteen bytes of an identifier.
  ///
  /// It is `nil` if the value is none.
  init?(_ value: MergeValue) {
    guard case .bytes(let bytes) = value, bytes.count == 16 else { return nil }
    self.init(uuid: bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
  }
}
