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

extension SyncError: CustomStringConvertible {
  /// What happened and what to do, in one line.
  public var description: String {
    switch self {
    case .server(let error):
      switch error.cause {
      case .unreachable: "could not meet the others: \(error); what is new here is sent next time"
      case .refused: "the server does not let this device in: \(error)"
      case .conflict: "others are meeting at the moment: \(error); try again"
      default: "the server could not do it: \(error)"
      }
    case .unprotected(let host):
      "'\(host)' is elsewhere and need not prove who it is; add sslmode=verify-full to the address, or accept that with --insecure"
    case .notSetUp:
      "the server is not set up for HabitFlow; whoever runs it does that with 'habit sync admin init'"
    case .newer(let version): "the server is of version \(version), which is newer than this program; update it"
    case .older(let version):
      "the server is of version \(version); whoever runs it brings it up to date with 'habit sync admin init'"
    case .unprotectedRows:
      "the tables of the server are not protected row by row, so that others could read yours; nothing was sent"
    case .notInvited(let role): "'\(role)' is no device that was invited here, or is let in no more"
    case .noCredential: "this is no invitation: it holds no role and password"
    case .setBack: "this store was put back to an earlier state since it last met the others"
    case .taken(let name): "there is a device '\(name)' already; give another name, or revoke that one"
    case .unknown(let name): "there is no device or person '\(name)'"
    }
  }
}
