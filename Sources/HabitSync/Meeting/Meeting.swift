internal import FoundationEssentials
public import HabitCore
internal import Postgres

/// A device at the place where the devices of its person meet.
///
/// All that a device has to tell goes there, and all that the others told comes from there, in one transaction of the
/// server: between what it read and what it wrote nobody else of the same person has written. The server keeps the last
/// state of each record. It merges nothing: whoever meets has merged before it writes.
public struct Meeting {
  private let server: Server
  private let person: Int64
  private let channel: String
  private let role: String

  /// The number of records that are sent with one statement.
  private static let batch = 500

  /// Goes to the place.
  ///
  /// - Parameter place: Where it is.
  /// - Throws: ``SyncError`` if it cannot be reached, is not set up or not safe, or does not know this device.
  public init(at place: SyncPlace) throws {
    try self.init(on: try Server(at: place))
  }

  init(on server: Server) throws {
    let (person, channel, role) = try SyncError.explaining {
      try Self.check(server)
      let rows = try server.connection.query(
        """
        SELECT person.id, person.channel, session_user FROM habitflow.membership
        JOIN habitflow.person ON person.id = membership.person WHERE membership.role = session_user
        """)
      guard rows.count == 1, let person = rows.integer(0, 0), let channel = rows.text(0, 1), let role = rows.text(0, 2)
      else {
        let role = try server.connection.query("SELECT session_user").text(0, 0) ?? ""
        throw SyncError.notInvited(role: role)
      }
      return (person, channel, role)
    }
    (self.server, self.person, self.channel, self.role) = (server, person, channel, role)
  }

  private static func check(_ server: Server) throws {
    do {
      guard let version = try server.version() else { throw SyncError.notSetUp }
      guard version <= ServerMigration.all.count else { throw SyncError.newer(version: version) }
      guard version == ServerMigration.all.count else { throw SyncError.older(version: version) }
    } catch let error as PostgresError where error.cause == .permission {
      let role = try server.connection.query("SELECT session_user").text(0, 0) ?? ""
      throw SyncError.notInvited(role: role)
    }
    let rows = try server.connection.query(
      """
      SELECT count(*) FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE nspname = 'habitflow' AND relkind IN ('r', 'p') AND NOT (relrowsecurity AND relforcerowsecurity)
      """)
    guard rows.integer(0, 0) == 0 else { throw SyncError.unprotectedRows }
  }
}

// MARK: - Meeting

extension Meeting {
  /// Takes over what others have told, and tells what is new here.
  ///
  /// It can break at any point: what came is merged once more next time, which changes nothing, and what was not
  /// acknowledged is sent again.
  ///
  /// - Parameters:
  ///   - store: The store of this device.
  ///   - ledger: How far the two know of each other.
  ///   - mayBeSetBack: Whether a store that was put back to an earlier state takes over what it has told before.
  /// - Returns: What came of it; its ledger is to be kept.
  /// - Throws: ``SyncError``, ``SyncError/setBack`` among it, else what the store throws.
  public func exchange(with store: some SyncStore, _ ledger: SyncLedger, mayBeSetBack: Bool = false) throws
    -> SyncReceipt
  {
    var outcome = MergeOutcome()
    return try server.transaction {
      let last = try lock()
      let ledger = try known(of: ledger, mayBeSetBack: mayBeSetBack)
      let coming = try records(after: ledger.received)
      let records = coming.compactMap(MergeRecord.init)
      if !records.isEmpty {
        let merged = try store.merge(records)
        // A second try finds all there already.
        if !merged.isEmpty { outcome = merged }
      }
      let known = Dictionary(records.map { ($0.key, $0) }, uniquingKeysWith: { $0.merged(with: $1) })
      let (written, time) = try store.records(writtenAfter: ledger.sent)
      let going = written.filter { known[$0.key] != $0 }
      let number = going.isEmpty ? last : last + 1
      if !going.isEmpty { try send(going, number) }
      try note(store.device, number)
      return SyncReceipt(
        received: coming.count, sent: going.count, unknown: coming.count - records.count, outcome: outcome,
        ledger: SyncLedger(received: number, sent: time))
    }
  }

  /// Waits for the turn of this device, and gives the number of the last meeting.
  private func lock() throws -> Int64 {
    let rows = try server.connection.query(
      "SELECT meeting FROM habitflow.person WHERE id = $1 FOR UPDATE", [String(person)])
    guard rows.count == 1, let meeting = rows.integer(0, 0) else { throw SyncError.notInvited(role: role) }
    return meeting
  }

  /// How far both really know of each other: each notes the last meeting of this device, and one of them may have
  /// forgotten it.
  ///
  /// - Throws: ``SyncError/setBack`` if it is the store that has, unless that is well.
  private func known(of ledger: SyncLedger, mayBeSetBack: Bool) throws -> SyncLedger {
    let rows = try server.connection.query("SELECT meeting FROM habitflow.device WHERE role = session_user")
    let noted = rows.count == 1 ? rows.integer(0, 0) ?? 0 : 0
    if noted > ledger.received, !mayBeSetBack { throw SyncError.setBack }
    // A server that took over from another, or was put back, may lack what it was told: all is told once more.
    return noted < ledger.received ? SyncLedger() : ledger
  }

  private func records(after meeting: Int64) throws -> [CodedRecord] {
    let rows = try server.connection.query(
      "SELECT key, kind, body FROM habitflow.record WHERE person = $1 AND meeting > $2",
      [String(person), String(meeting)])
    let decoder = JSONDecoder()
    return (0..<rows.count).compactMap { row in
      guard let key = rows.text(row, 0), let kind = rows.text(row, 1), let body = rows.text(row, 2) else { return nil }
      // What cannot be read is of a newer version, and counted as such.
      let decoded = try? decoder.decode(CodedRecord.Body.self, from: Data(body.utf8))
      return CodedRecord(key: key, kind: kind, body: decoded ?? .unknown)
    }
  }

  private func send(_ records: [MergeRecord], _ number: Int64) throws {
    let encoder = JSONEncoder()
    for start in stride(from: 0, to: records.count, by: Self.batch) {
      let batch = records[start..<min(start + Self.batch, records.count)].map(CodedRecord.init)
      let text = String(decoding: try encoder.encode(batch), as: UTF8.self)
      try server.connection.query(
        """
        INSERT INTO habitflow.record AS present (person, key, kind, body, meeting)
        SELECT $1, item.key, item.kind, item.body, $2
        FROM jsonb_to_recordset($3) AS item (key text, kind text, body jsonb)
        ON CONFLICT (person, key) DO UPDATE
        SET body = habitflow.combined(present.body, excluded.body), meeting = excluded.meeting
        """, [String(person), String(number), text])
    }
    try server.connection.query(
      "UPDATE habitflow.person SET meeting = $1 WHERE id = $2", [String(number), String(person)])
    // The channel tells that something is new, and nothing of what.
    try server.connection.execute("NOTIFY \(try server.connection.quoted(name: channel))")
  }

  private func note(_ device: UUID, _ number: Int64) throws {
    try server.connection.query(
      "UPDATE habitflow.device SET id = $1, meeting = $2, last_meeting = now() WHERE role = session_user",
      [device.uuidString, String(number)])
  }
}

// MARK: - Devices

extension Meeting {
  /// The devices of this person.
  ///
  /// - Returns: The devices by name.
  /// - Throws: ``SyncError``.
  public func devices() throws -> [SyncDevice] {
    try SyncError.explaining {
      let rows = try server.connection.query(
        """
        SELECT device.name, person.name, (extract(epoch FROM last_meeting) * 1000)::bigint, role = session_user
        FROM habitflow.device JOIN habitflow.person ON person.id = device.person ORDER BY device.name
        """)
      return (0..<rows.count).map { row in
        SyncDevice(
          name: rows.text(row, 0) ?? "", person: rows.text(row, 1) ?? "", lastMeeting: rows.integer(row, 2),
          isThis: rows.text(row, 3) == "t")
      }
    }
  }

  /// Begins to listen for what other devices tell.
  ///
  /// - Returns: Whether the server can tell; where it cannot, it has to be asked again and again.
  /// - Throws: ``SyncError`` if the connection broke.
  public func listen() throws -> Bool {
    do {
      try server.connection.execute("LISTEN \(try server.connection.quoted(name: channel))")
      return true
    } catch {
      guard error.cause != .unreachable else { throw SyncError.server(error) }
      return false
    }
  }

  /// Waits until another device has told something.
  ///
  /// - Parameter milliseconds: How long to wait at most.
  /// - Returns: Whether something was told.
  /// - Throws: ``SyncError`` if the connection broke.
  public func waitForOthers(milliseconds: Int) throws -> Bool {
    try SyncError.explaining { try !server.connection.notifications(milliseconds: milliseconds).isEmpty }
  }
}

extension CodedRecord.Body {
  /// What stands for a body that only a newer version understands.
  fileprivate static var unknown: CodedRecord.Body {
    let stamp = CodedStamp(MergeStamp(time: 0, device: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))))
    return CodedRecord.Body(created: stamp, parts: ["": CodedPart(at: stamp, values: ["": .unknown])])
  }
}
