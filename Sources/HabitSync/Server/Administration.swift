public import HabitCore
internal import Postgres

/// Whoever runs a server: sets it up, and says whose devices meet there.
public struct Administration {
  private let server: Server
  private let makeSecret: () -> String

  /// Connects to a server as a role that may make roles and schemas.
  ///
  /// - Parameters:
  ///   - place: Where the server is.
  ///   - makeSecret: Makes a text of at least 32 random letters a–z and digits, each time another one.
  /// - Throws: ``SyncError`` if it cannot be reached.
  public init(at place: SyncPlace, makeSecret: @escaping () -> String) throws {
    server = try Server(at: place)
    self.makeSecret = makeSecret
  }

  /// Makes the tables, or brings those that are there up to date.
  ///
  /// - Returns: Whether there was anything to do.
  /// - Throws: ``SyncError``.
  public func setUp() throws -> Bool {
    try server.transaction {
      let version = try server.version() ?? 0
      guard version <= ServerMigration.all.count else { throw SyncError.newer(version: version) }
      guard version < ServerMigration.all.count else { return false }
      for migration in ServerMigration.all.dropFirst(version) { try server.connection.execute(migration.sql) }
      try server.connection.execute("DELETE FROM habitflow.version")
      try server.connection.execute("INSERT INTO habitflow.version VALUES (\(ServerMigration.all.count))")
      return true
    }
  }

  /// Invites a device of a person, who is made if there is none of this name.
  ///
  /// - Parameters:
  ///   - person: The name of the person.
  ///   - device: What the device is to be called.
  /// - Returns: An address with the credential in it, which the device changes when it takes the invitation.
  /// - Throws: ``SyncError``, ``SyncError/taken(name:)`` among it.
  public func invite(_ person: String, device: String) throws -> String {
    // Names of roles can be read by everybody, so they tell nothing.
    let role = "habitflow_" + makeSecret().prefix(20)
    let password = makeSecret()
    let connection = server.connection
    try server.transaction {
      try requireSetUp()
      let row = try connection.query(
        """
        INSERT INTO habitflow.person (name, channel) VALUES ($1, $2)
        ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING id
        """, [person, "habitflow_" + makeSecret()])
      let id = row.text(0, 0)
      let taken = try connection.query("SELECT 1 FROM habitflow.device WHERE person = $1 AND name = $2", [id, device])
      guard taken.count == 0 else { throw SyncError.taken(name: device) }
      // The server and its log see the password only as what it is checked with.
      let secret = try connection.encrypted(password: password, of: role)
      try connection.execute(
        """
        CREATE ROLE \(try connection.quoted(name: role)) LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION
          NOBYPASSRLS CONNECTION LIMIT 8 PASSWORD \(try connection.quoted(text: secret)) IN ROLE habitflow_device
        """)
      try connection.query("INSERT INTO habitflow.membership (role, person) VALUES ($1, $2)", [role, id])
      try connection.query(
        "INSERT INTO habitflow.device (role, person, name) VALUES ($1, $2, $3)", [role, id, device])
    }
    return Invitation(facts: connection.facts.values, role: role, password: password).address
  }

  /// Takes the credentials of a person, or of one device, away; what they recorded stays.
  ///
  /// - Parameters:
  ///   - person: The name of the person.
  ///   - device: The name of the device; `nil` for all of the person.
  /// - Returns: How many devices there were.
  /// - Throws: ``SyncError``, ``SyncError/unknown(name:)`` among it.
  public func revoke(_ person: String, device: String?) throws -> Int {
    let connection = server.connection
    return try server.transaction {
      try requireSetUp()
      let rows = try connection.query(
        """
        SELECT role FROM habitflow.device JOIN habitflow.person ON person.id = device.person
        WHERE person.name = $1 AND device.name = coalesce($2, device.name)
        """, [person, device])
      guard rows.count > 0 else { throw SyncError.unknown(name: device ?? person) }
      for row in 0..<rows.count {
        guard let role = rows.text(row, 0) else { continue }
        // Who is connected with it must not stay so.
        try connection.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1", [role])
        try connection.query("DELETE FROM habitflow.membership WHERE role = $1", [role])
        try connection.execute("DROP ROLE \(try connection.quoted(name: role))")
      }
      return rows.count
    }
  }

  /// All devices of all people.
  ///
  /// - Returns: The devices by person and name.
  /// - Throws: ``SyncError``.
  public func devices() throws -> [SyncDevice] {
    try SyncError.explaining {
      try requireSetUp()
      let rows = try server.connection.query(
        """
        SELECT device.name, person.name, (extract(epoch FROM last_meeting) * 1000)::bigint
        FROM habitflow.device JOIN habitflow.person ON person.id = device.person ORDER BY person.name, device.name
        """)
      return (0..<rows.count).map { row in
        SyncDevice(
          name: rows.text(row, 0) ?? "", person: rows.text(row, 1) ?? "", lastMeeting: rows.integer(row, 2),
          isThis: false)
      }
    }
  }

  private func requireSetUp() throws {
    guard let version = try server.version() else { throw SyncError.notSetUp }
    guard version <= ServerMigration.all.count else { throw SyncError.newer(version: version) }
    guard version == ServerMigration.all.count else { throw SyncError.older(version: version) }
  }
}
