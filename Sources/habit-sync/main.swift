import CommandKit
import HabitCLI
import HabitCore
import HabitSync
import HabitSystem
import Postgres

SystemProgram.main(
  abilities: Abilities(
    meetings: Abilities.Meetings(
      exchange: { place, store, ledger, mayBeSetBack in
        try explaining { try Meeting(at: place).exchange(with: store, ledger, mayBeSetBack: mayBeSetBack) }
      },
      devices: { place in try explaining { try Meeting(at: place).devices() } },
      listen: { place in
        let meeting = try explaining { try Meeting(at: place) }
        guard try explaining({ try meeting.listen() }) else { return nil }
        return { limit in
          let (seconds, attoseconds) = limit.components
          let milliseconds = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
          return try explaining { try meeting.waitForOthers(milliseconds: milliseconds) }
        }
      },
      join: { invitation, isInsecure, newPassword, keep in
        try explaining {
          let invitation = try Invitation(invitation, isInsecure: isInsecure)
          try invitation.take(newPassword: newPassword, keep: keep)
          return invitation.place
        }
      },
      withoutPassword: { address in try explaining { try SyncPlace.withoutPassword(address) } },
      administer: { place, makeSecret in
        let administration = try explaining { try Administration(at: place, makeSecret: makeSecret) }
        return Abilities.Meetings.Administration(
          setUp: { try explaining { try administration.setUp() } },
          invite: { person, device in try explaining { try administration.invite(person, device: device) } },
          revoke: { person, device in try explaining { try administration.revoke(person, device: device) } },
          devices: { try explaining { try administration.devices() } })
      })))

/// Runs a body, and turns an error of a meeting into a failure with its exit code.
func explaining<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as SyncError {
    throw AbilityFailure(error)
  }
}

extension AbilityFailure {
  /// The failure behind an error of a meeting.
  init(_ error: SyncError) {
    let (exitCode, code): (ExitCode, String) =
      switch error {
      case .server(let error): (error.cause.exitCode, error.cause.code)
      case .unprotected: (.noPermission, "unprotected-server")
      case .unprotectedRows: (.noPermission, "unprotected-rows")
      case .notSetUp: (.unavailable, "server-not-set-up")
      case .newer: (.unavailable, "newer-server")
      case .older: (.unavailable, "older-server")
      case .notInvited: (.noPermission, "not-invited")
      case .noCredential: (.usage, "no-credential")
      case .setBack: (.usage, Self.setBackCode)
      case .taken: (.usage, "name-taken")
      case .unknown: (.missingInput, "no-such-device")
      }
    self.init(exitCode: exitCode, code: code, message: error.description)
  }
}

extension PostgresError.Cause {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .unreachable, .missing: .unavailable
    case .conflict, .exhausted: .temporaryFailure
    case .refused, .permission: .noPermission
    case .other: .inputOutput
    }
  }

  fileprivate var code: String {
    switch self {
    case .unreachable: "server-unreachable"
    case .refused: "not-let-in"
    case .conflict: "server-busy"
    case .permission: "not-permitted"
    case .missing: "missing-on-server"
    case .exhausted: "server-full"
    case .other: "server-fault"
    }
  }
}
