public import HabitCore
internal import SQLite

extension Snapshot {
  /// Where this device meets others, and how far they know of each other.
  ///
  /// - Returns: The place, the ledger and the instant of the last meeting, in milliseconds since 1970-01-01T00:00:00Z;
  ///   `nil` if the device meets nobody.
  /// - Throws: ``StoreError`` out of ``Store/read(_:)`` if the store cannot be read.
  public func meetings() throws -> (place: SyncPlace, ledger: SyncLedger, last: Int64?)? {
    let statement = try connection.prepare("SELECT address, is_insecure, received, sent, version, instant FROM meeting")
    guard try statement.step() else { return nil }
    // A newer version may understand what an older one has left where it was.
    let isUpgraded = statement.integer(4) < Migration.all.count
    return (
      SyncPlace(address: statement.text(0), isInsecure: statement.integer(1) != 0),
      SyncLedger(received: isUpgraded ? 0 : statement.integer(2), sent: statement.integer(3)),
      statement.optionalInteger(5)
    )
  }
}

extension Store {
  /// Keeps where this device meets others, as if it had never been there.
  ///
  /// It is no step to undo, and nothing that other devices hear of.
  ///
  /// - Parameter place: The place; `nil` to meet nobody any more.
  /// - Throws: ``StoreError`` if the store cannot be written.
  public func meet(at place: SyncPlace?) throws {
    try writeBeside { connection in
      try connection.execute("DELETE FROM meeting")
      guard let place else { return }
      let statement = try connection.prepare(
        "INSERT INTO meeting (key, address, is_insecure, received, sent, version) VALUES (1, ?, ?, 0, ?, ?)")
      statement.bind(place.address, at: 1)
      statement.bind(place.isInsecure ? 1 : 0, at: 2)
      statement.bind(SyncLedger().sent, at: 3)
      statement.bind(Migration.all.count, at: 4)
      try statement.run()
    }
  }

  /// Keeps how far this device and the place of meeting know of each other.
  ///
  /// - Parameters:
  ///   - ledger: How far.
  ///   - instant: When they met, in milliseconds since 1970-01-01T00:00:00Z.
  /// - Throws: ``StoreError`` if the store cannot be written.
  public func save(_ ledger: SyncLedger, at instant: Int64) throws {
    try writeBeside { connection in
      let statement = try connection.prepare("UPDATE meeting SET received = ?, sent = ?, version = ?, instant = ?")
      statement.bind(ledger.received, at: 1)
      statement.bind(ledger.sent, at: 2)
      statement.bind(Migration.all.count, at: 3)
      statement.bind(instant, at: 4)
      try statement.run()
    }
  }

  /// Forgets how much was sent, so that all is sent once more: what came from a file may be older than what was sent.
  func forgetSent(on connection: Connection) throws {
    let statement = try connection.prepare("UPDATE meeting SET sent = ?")
    statement.bind(SyncLedger().sent, at: 1)
    try statement.run()
  }
}
