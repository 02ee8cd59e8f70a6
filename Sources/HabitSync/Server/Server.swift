internal import HabitCore
internal import Postgres

/// A server that is connected to.
struct Server {
  let connection: Connection

  /// Connects to a server.
  ///
  /// - Throws: ``SyncError``.
  init(at place: SyncPlace) throws {
    // A broken network must not hold anybody up for the quarter of an hour that the system would wait.
    var settings = ["tcp_user_timeout": "15000", "keepalives_idle": "10", "keepalives_interval": "5"]
    settings["passfile"] = place.passwordFile
    connection = try SyncError.explaining {
      try Connection(to: place.address, settings) { facts in
        guard facts.isLocal || facts.isVerified || place.isInsecure else {
          throw SyncError.unprotected(host: facts.hosts.joined(separator: ", "))
        }
      }
    }
  }

  /// The version of the schema; `nil` if there is none.
  func version() throws -> Int? {
    let rows = try connection.query("SELECT to_regclass('habitflow.version') IS NOT NULL")
    guard rows.text(0, 0) == "t" else { return nil }
    return try connection.query("SELECT number FROM habitflow.version").integer(0, 0).map { Int($0) }
  }

  /// Does something in a transaction, and again if another one was in its way.
  ///
  /// - Parameter body: What to do; it must be able to be done again.
  /// - Returns: What the body returns.
  /// - Throws: ``SyncError``, else what the body throws.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    var tries = 1
    while true {
      do {
        return try SyncError.explaining {
          try connection.execute("BEGIN")
          let result = try body()
          try connection.execute("COMMIT")
          return result
        }
      } catch SyncError.server(let error) where error.cause == .conflict && tries < 10 {
        tries += 1
        try? connection.execute("ROLLBACK")
      } catch {
        try? connection.execute("ROLLBACK")
        throw error
      }
    }
  }
}

extension SyncError {
  /// Runs a body, and turns what PostgreSQL says into an error of a meeting.
  static func explaining<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as PostgresError {
      throw SyncError.server(error)
    }
  }
}
