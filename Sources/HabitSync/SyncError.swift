public import Postgres

/// Why devices could not meet.
///
/// Nothing was changed at the place of meeting, and the store holds what it held or more.
public enum SyncError: Error, Sendable, Hashable {
  /// The server did not do what was asked.
  case server(PostgresError)
  /// The server is elsewhere and need not prove who it is.
  case unprotected(host: String)
  /// Nobody has set this server up for HabitFlow, or this role may not see that.
  case notSetUp
  /// The server was set up by a newer version.
  case newer(version: Int)
  /// The server was set up by an older version, and whoever did has to bring it up to date.
  case older(version: Int)
  /// The tables are not protected row by row, so that people could read what is not theirs.
  case unprotectedRows
  /// The role belongs to nobody: it was not invited, or was revoked.
  case notInvited(role: String)
  /// The address holds no role and password.
  case noCredential
  /// The store was put back to an earlier state since it last met the others here.
  case setBack
  /// A person or device of this name is there already.
  case taken(name: String)
  /// There is no person or device of this name.
  case unknown(name: String)
}
