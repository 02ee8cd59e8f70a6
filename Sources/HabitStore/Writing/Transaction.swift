internal import FoundationEssentials
public import HabitCore
internal import SQLite

/// A write to the store: a snapshot that can be changed, and that sees its own changes.
///
/// Nobody else can write meanwhile, so what it reads still holds when it writes. All it does becomes one entry of the
/// journal when it ends, or nothing at all if it throws.
public final class Transaction: Snapshot {
  /// The instant and the source of identifiers.
  let context: WriteContext

  /// The time of the stamps of this write.
  let time: Int64

  /// The command that a person gave, under which the journal keeps what is changed; `nil` if this is no step to undo.
  let command: String?

  /// The entry of the journal; `nil` until something is changed.
  var entry: Int64?

  /// How many changes there were.
  var changeCount = 0

  /// Creates a transaction inside an open transaction of a connection.
  init(connection: Connection, path: String, context: WriteContext, command: String? = nil) throws {
    self.context = context
    self.command = command
    time = Stamp.time(after: try Self.lastStamp(on: connection), at: context.instant)
    super.init(connection: connection, path: path)
  }

  /// Notes the time of this write, so that the next one comes later.
  func keepTime() throws {
    let statement = try connection.prepare("UPDATE clock SET stamp = ?")
    statement.bind(time, at: 1)
    try statement.run()
  }

  /// Notes the time of a stamp that came from elsewhere, so that the next write comes later.
  func keepTime(seen time: Int64) throws {
    try run("UPDATE clock SET stamp = ?1 WHERE stamp < ?1", [.integer(time)])
  }
}

// MARK: - Habits

extension Transaction {
  /// Adds a habit behind all others.
  ///
  /// That its name is free is for the caller to see to.
  ///
  /// - Parameter habit: The habit, with a new identifier.
  /// - Throws: ``StoreError`` out of ``Store/write(_:_:_:)`` if the store cannot be written; so too below.
  public func insert(_ habit: Habit) throws {
    _ = try insertRecord(habit)
  }

  /// Adds a habit behind all others, in a new row or in one that is there and marked as removed.
  ///
  /// - Returns: The key of its row.
  func insertRecord(_ habit: Habit, key: Int64? = nil) throws -> Int64 {
    let position = try endPosition(.last, of: .habit)
    let key = try key ?? unusedKey()
    let fields = Fields(habit)
    try write(
      RowKey(.habit, habit: key, id: habit.id),
      Fields(
        [("key", .integer(key)), ("position", .text(position.text))] + fields.values))
    try writeVersions(of: habit, key: key)
    return key
  }

  /// A key that no habit has in this store.
  func unusedKey() throws -> Int64 {
    let statement = try connection.prepare("SELECT coalesce(max(key), 0) + 1 FROM habit")
    return try statement.step() ? statement.integer(0) : 1
  }

  /// Changes a habit to what a value says; fields that are as they were are not touched.
  ///
  /// - Parameter habit: The habit as it is to be.
  /// - Throws: ``StoreError`` if the store cannot be written.
  /// - Precondition: The store has a habit with this identifier.
  public func update(_ habit: Habit) throws {
    let key = try known(habit.id)
    let row = RowKey(.habit, habit: key, id: habit.id)
    try write(row, leavingRemovedCategory(Fields(habit), of: row))
    try writeVersions(of: habit, key: key)
  }

  /// Removes a habit with all that was recorded of it.
  ///
  /// - Parameter habit: The habit.
  /// - Throws: ``StoreError`` if the store cannot be written.
  /// - Precondition: The store has a habit with this identifier.
  public func delete(_ habit: Habit) throws {
    // Its check-ins stay where they are: nothing reads those of a removed habit.
    try remove(RowKey(.habit, habit: try known(habit.id), id: habit.id))
  }

  /// Moves a habit to another place in the order.
  ///
  /// - Parameters:
  ///   - habit: The habit.
  ///   - place: Where it is to stand.
  /// - Returns: Whether it stands elsewhere than before.
  /// - Throws: ``StoreError`` if the store cannot be written.
  /// - Precondition: The store has the habit, and the one that the place names.
  @discardableResult
  public func move(_ habit: Habit, to place: Place) throws -> Bool {
    try move(habit.id, in: .habit, to: place)
  }

  /// The key of a habit that must be there.
  func known(_ id: UUID) throws -> Int64 {
    guard let key = try key(of: id) else { preconditionFailure("No habit \(id)") }
    return key
  }
}

// MARK: - Check-ins, pauses and settings

extension Transaction {
  /// Adds a check-in.
  ///
  /// - Parameter checkIn: The check-in, with a new identifier.
  /// - Throws: ``StoreError`` if the store cannot be written.
  /// - Precondition: The store has its habit.
  public func insert(_ checkIn: CheckIn) throws {
    try write(try row(of: checkIn), Fields(checkIn))
  }

  /// Changes a check-in, such as its note, to what a value says.
  ///
  /// - Parameter checkIn: The check-in as it is to be, on the same day.
  /// - Throws: ``StoreError`` if the store cannot be written.
  /// - Precondition: The store has its habit.
  public func update(_ checkIn: CheckIn) throws {
    try write(try row(of: checkIn), Fields(checkIn))
  }

  /// Removes a check-in.
  ///
  /// - Parameter checkIn: The check-in.
  /// - Throws: ``StoreError`` if the store cannot be written.
  /// - Precondition: The store has its habit.
  public func delete(_ checkIn: CheckIn) throws {
    try remove(try row(of: checkIn))
  }

  /// Adds a pause.
  ///
  /// - Parameter pause: The pause, with a new identifier.
  /// - Throws: ``StoreError`` if the store cannot be written.
  /// - Precondition: The store has its habit.
  public func insert(_ pause: Pause) throws {
    let row = try row(of: pause)
    try write(row, Fields(pause, habit: row.habit))
  }

  /// Changes a pause, such as its last day, to what a value says.
  ///
  /// - Parameter pause: The pause as it is to be, of the same habit.
  /// - Throws: ``StoreError`` if the store cannot be written.
  /// - Precondition: The store has its habit.
  public func update(_ pause: Pause) throws {
    try insert(pause)
  }

  /// Removes a pause.
  ///
  /// - Parameter pause: The pause.
  /// - Throws: ``StoreError`` if the store cannot be written.
  /// - Precondition: The store has its habit.
  public func delete(_ pause: Pause) throws {
    try remove(try row(of: pause))
  }

  /// Sets or unsets a setting.
  ///
  /// - Parameters:
  ///   - name: The name of the setting.
  ///   - value: The value as text; `nil` unsets it.
  /// - Throws: ``StoreError`` if the store cannot be written.
  public func set(_ name: SettingName, to value: String?) throws {
    let row = RowKey(name.belongsToDevice ? .deviceSetting : .setting, id: .text(name.rawValue))
    if let value { try write(row, Fields(setting: value)) } else { try remove(row) }
  }

  private func row(of checkIn: CheckIn) throws -> RowKey {
    RowKey(.checkIn, habit: try known(checkIn.habit), day: Int64(checkIn.day.ordinal), id: checkIn.id)
  }

  private func row(of pause: Pause) throws -> RowKey {
    RowKey(.pause, habit: try pause.habit.map(known), id: pause.id)
  }
}
