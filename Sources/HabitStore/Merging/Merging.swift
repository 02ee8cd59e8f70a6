internal import FoundationEssentials
internal import HabitCore
internal import SQLite

/// A merge on its way: writes the records of another store into this one, with the stamps that they bring.
///
/// It is no step to undo: each device undoes what was done on it.
struct Merging {
  private let transaction: Transaction
  private var deviceKeys: [UUID: Int64] = [:]
  private var seenCheckIns: Set<MergeValue> = []

  /// What was done so far.
  private(set) var outcome = MergeOutcome()
  /// The latest time of a stamp that came.
  private(set) var latestTime: Int64 = 0
  /// What was written to, and may have to be put right.
  private(set) var touched: Set<Subject> = []
  /// The days of habits on which check-ins were added.
  private(set) var addedDays: Set<HabitDay> = []

  /// A day of a habit.
  struct HabitDay: Hashable {
    let habit: Int64
    let day: Int64
  }

  init(_ transaction: Transaction) {
    self.transaction = transaction
  }

  /// Takes over what a record has later than the store.
  ///
  /// - Parameter record: The record; what it belongs to must have come before.
  /// - Throws: `SQLiteError` if the store cannot be written, ``StoreError`` if it holds what makes no sense.
  mutating func take(_ record: MergeRecord) throws {
    guard let table = Table(rawValue: record.key.kind), Table.merging.contains(table) else { return }
    latestTime = max(latestTime, record.lastStamp.time)
    guard let row = try row(of: record, in: table) else { return }
    if table == .checkIn { seenCheckIns.insert(record.key.id) }
    guard let present = try transaction.record(row) else {
      try write(record, to: row, isNew: true)
      outcome.counts[record.key.kind, default: .init()].added += 1
      if let habit = row.habit, let day = row.day, record.value(of: Table.deleted, in: table) == .integer(0) {
        addedDays.insert(HabitDay(habit: habit, day: day))
      }
      return
    }
    let merged = present.merged(with: record)
    try note(present, record, row)
    guard merged != present else { return }
    try write(merged, to: row, isNew: false)
    // Later stamps of the same values are nothing that anybody sees.
    guard merged.parts.mapValues(\.values) != present.parts.mapValues(\.values) else { return }
    outcome.counts[record.key.kind, default: .init()].changed += 1
  }

  /// The key of a record's row; `nil` if it belongs to a habit that nobody has heard of.
  private func row(of record: MergeRecord, in table: Table) throws -> RowKey? {
    let id = Value(record.key.id)
    if table == .habit { return RowKey(table, habit: try habitKey(record.key.id) ?? transaction.unusedKey(), id: id) }
    guard let owner = record.owner else { return RowKey(table, id: id) }
    guard let habit = try habitKey(.bytes(owner.bytes)) else { return nil }
    return RowKey(table, habit: habit, day: record.key.day.map(Int64.init), id: id)
  }

  private func habitKey(_ id: MergeValue) throws -> Int64? {
    let statement = try transaction.connection.prepare("SELECT key FROM habit WHERE id = ?")
    statement.bind(Value(id), at: 1)
    return try statement.step() ? statement.integer(0) : nil
  }
}

// MARK: - Writing

extension Merging {
  private mutating func write(_ record: MergeRecord, to row: RowKey, isNew: Bool) throws {
    let table = row.table
    let stamp = table.stampsFields ? record.created : record.lastStamp
    var columns: [(name: String, value: Value)] = table.mergedColumns.map { column in
      // A pause names its habit by the short key of this store.
      (column, table == .pause && column == "habit" ? Value(row.habit) : Value(record.value(of: column, in: table)))
    }
    columns += [("stamp", .integer(stamp.time)), ("device", .integer(try key(of: stamp.device)))]
    if isNew {
      if table == .habit { columns.append(("key", Value(row.habit))) }
      if table == .todo { columns.append(("number", .integer(try transaction.unusedTodoNumber()))) }
      let names = table.keyColumns + columns.map(\.name)
      try transaction.run(
        """
        INSERT INTO \(table.rawValue) (\(names.joined(separator: ", ")))
        VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
        """, row.values + columns.map(\.value))
    } else {
      try transaction.run(
        "UPDATE \(table.rawValue) SET \(columns.map { "\($0.name) = ?" }.joined(separator: ", ")) WHERE \(row.condition)",
        columns.map(\.value) + row.values)
    }
    if table.stampsFields { try writeFieldStamps(of: record, row) }
    if table == .todo { try transaction.giveNumber(to: row) }
    try transaction.noteMerge(into: row)
    if let subject = Subject(of: record, in: table) { touched.insert(subject) }
  }

  private mutating func writeFieldStamps(of record: MergeRecord, _ row: RowKey) throws {
    for column in row.table.mergedColumns {
      guard let stamp = record.parts[row.table.part(of: column)]?.stamp, stamp != record.created else { continue }
      try transaction.stamp(column, of: row, [.integer(stamp.time), .integer(try key(of: stamp.device))])
    }
  }

  private mutating func key(of device: UUID) throws -> Int64 {
    if let key = deviceKeys[device] { return key }
    let statement = try transaction.connection.prepare("SELECT key FROM device WHERE id = ?")
    statement.bind(device, at: 1)
    let key: Int64
    if try statement.step() {
      key = statement.integer(0)
    } else {
      try transaction.run("INSERT INTO device (id) VALUES (?)", [Value(device)])
      key = transaction.connection.lastInsertedRow
    }
    deviceKeys[device] = key
    return key
  }
}

// MARK: - What differed

extension Merging {
  private mutating func note(_ here: MergeRecord, _ there: MergeRecord, _ row: RowKey) throws {
    guard !(here.isRemoved(in: row.table) && there.isRemoved(in: row.table)) else { return }
    for (name, part) in here.parts.sorted(by: { $0.key < $1.key }) {
      guard let other = there.parts[name], other.values != part.values else { continue }
      let subject = try transaction.name(of: row)
      for (field, value) in part.values.sorted(by: { $0.key < $1.key }) where other.values[field] != value {
        outcome.differences.append(
          MergeOutcome.Difference(
            kind: row.table.rawValue, name: subject, day: row.day.map { Int($0) }, field: field, here: value,
            there: other.values[field] ?? .null, isTaken: part < other))
      }
    }
  }

  /// The days on which each side had recorded something that the other did not know; both are kept.
  ///
  /// - Returns: The days in order.
  /// - Throws: `SQLiteError` if the store cannot be read.
  func sharedDays() throws -> [MergeOutcome.SharedDay] {
    let statement = try transaction.connection.prepare(
      "SELECT id FROM check_in WHERE habit = ? AND day = ? AND NOT deleted")
    return try addedDays.sorted { ($0.habit, $0.day) < ($1.habit, $1.day) }.compactMap { shared in
      statement.reset()
      statement.bind(shared.habit, at: 1)
      statement.bind(shared.day, at: 2)
      while try statement.step() {
        guard !seenCheckIns.contains(.bytes(statement.blob(0))) else { continue }
        let row = RowKey(.checkIn, habit: shared.habit, day: shared.day, id: .null)
        return MergeOutcome.SharedDay(name: try transaction.name(of: row), day: Int(shared.day))
      }
      return nil
    }
  }
}

extension MergeRecord {
  /// Whether the record is marked as removed.
  fileprivate func isRemoved(in table: Table) -> Bool { value(of: Table.deleted, in: table) != .integer(0) }
}
