internal import FoundationEssentials
public import HabitCore
internal import SQLite

/// The store as it is at one moment.
///
/// Whatever others write, all that a snapshot reads belongs together. It is good only inside the body that it is
/// passed to.
public class Snapshot {
  /// The connection, inside a transaction.
  let connection: Connection

  /// The path of the store, for errors.
  let path: String

  init(connection: Connection, path: String) {
    self.connection = connection
    self.path = path
  }

  /// The settings, those of this device among them.
  ///
  /// - Returns: The settings that are set.
  /// - Throws: ``StoreError`` out of ``Store/read(_:)`` if the store cannot be read; so too below.
  public func settings() throws -> Settings {
    let statement = try connection.prepare(
      """
      SELECT name, value FROM setting WHERE NOT deleted
      UNION ALL SELECT name, value FROM device_setting WHERE NOT deleted
      """)
    var values: [SettingName: String] = [:]
    while try statement.step() { values[SettingName(rawValue: statement.text(0))] = statement.text(1) }
    return Settings(values: values)
  }

  /// The pauses, by first day.
  ///
  /// - Returns: The pauses of habits that are there, and of all.
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func pauses() throws -> [Pause] {
    let statement = try connection.prepare(
      """
      SELECT pause.id, habit.id, pause.first_day, pause.last_day
      FROM pause LEFT JOIN habit ON habit.key = pause.habit
      WHERE NOT pause.deleted AND coalesce(habit.deleted, 0) = 0 ORDER BY pause.first_day, pause.id
      """)
    var pauses: [Pause] = []
    while try statement.step() {
      pauses.append(
        Pause(
          id: try require(statement.identifier(0), in: "pause"), habit: statement.identifier(1),
          first: try day(statement.integer(2), in: "pause"),
          last: try day(statement.optionalInteger(3), in: "pause")))
    }
    return pauses
  }

  /// The key of a habit that is not removed.
  func key(of habit: UUID) throws -> Int64? {
    let statement = try connection.prepare("SELECT key FROM habit WHERE id = ? AND NOT deleted")
    statement.bind(habit, at: 1)
    return try statement.step() ? statement.integer(0) : nil
  }

  /// The positions of the rows of a table, in order.
  func positions(in table: Table) throws -> [(id: UUID, position: FractionalKey)] {
    let name = table.rawValue
    let statement = try connection.prepare("SELECT id, position FROM \(name) WHERE NOT deleted ORDER BY position, id")
    var positions: [(id: UUID, position: FractionalKey)] = []
    while try statement.step() {
      positions.append(
        (
          try require(statement.identifier(0), in: name),
          try require(FractionalKey(statement.text(1)), in: name)
        ))
    }
    return positions
  }

  /// The time of the latest stamp that was given or seen.
  static func lastStamp(on connection: Connection) throws -> Int64 {
    let statement = try connection.prepare("SELECT stamp FROM clock")
    return try statement.step() ? statement.integer(0) : 0
  }
}

// A snapshot belongs to the connection that it reads from.
@available(*, unavailable)
extension Snapshot: Sendable {}

// MARK: - Decoding

extension Snapshot {
  /// A value that was read, or an error if it does not mean anything.
  func require<Value>(_ value: Value?, in table: String) throws(StoreError) -> Value {
    guard let value else {
      throw StoreError(.damaged, path: path, detail: "a row of '\(table)' holds a value that means nothing")
    }
    return value
  }

  /// The day with a number that was read.
  func day(_ ordinal: Int64, in table: String) throws(StoreError) -> Day {
    let day = Day(ordinal: Int(ordinal))
    return try require(day >= .first && day <= .last ? day : nil, in: table)
  }

  /// The day with a number that was read, if there was one.
  func day(_ ordinal: Int64?, in table: String) throws(StoreError) -> Day? {
    guard let ordinal else { return nil }
    return try day(ordinal, in: table) as Day
  }
}
