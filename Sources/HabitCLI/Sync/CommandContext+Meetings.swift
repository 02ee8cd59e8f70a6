import CommandKit
import FoundationEssentials
import HabitCore
import HabitStore

extension CommandContext {
  /// Where this device meets others, and how far they know of each other; `nil` if it meets nobody.
  func meetings() throws -> (place: SyncPlace, ledger: SyncLedger, last: Int64?)? {
    guard var known = try Store.open(at: try storePath(), writeContext)?.read({ try $0.meetings() }) else { return nil }
    known.place.passwordFile = try passwordFile()
    return known
  }

  /// Keeps where this device meets others; with `nil` it meets nobody any more.
  func meet(at place: SyncPlace?) throws {
    try changing { try $0.meet(at: place) }
  }

  /// How many rows were written here since others heard of them last.
  func waiting(since ledger: SyncLedger) throws -> Int {
    try Store.open(at: try storePath(), writeContext)?.read { snapshot in
      let device = try snapshot.device()
      return try snapshot.records(writtenAfter: ledger.sent).records.filter { record in
        record.parts.values.contains { $0.stamp.device == device && $0.stamp.time > ledger.sent }
      }.count
    } ?? 0
  }

  /// The time of the last write to the store; `nil` without one.
  func lastWrite() throws -> Int64? {
    try Store.peek(at: try storePath()) { try $0.lastWrite() }
  }

  /// Meets the others.
  ///
  /// - Throws: ``CommandFailure`` if this device meets nobody, else what the meeting or the store throws.
  func exchange(_ meetings: Abilities.Meetings, mayBeSetBack: Bool) throws -> SyncReceipt {
    guard let known = try self.meetings() else { throw CommandFailure.meetsNobody }
    return try changing { store in
      let receipt = try meetings.exchange(
        known.place, StoreInMeeting(store: store, context: writeContext), known.ledger, mayBeSetBack)
      try store.save(receipt.ledger, at: clock.instant)
      return receipt
    }
  }

  /// Where the credential of this device lies, once it has joined others.
  func credentialPath() throws -> String { try storePath() + "-credential" }

  /// The path of the credential; `nil` where there is none.
  func passwordFile() throws -> String? {
    let path = try credentialPath()
    return (try? environment.readFile(path)) == nil ? nil : path
  }

  /// Keeps the credential of this device where nobody else can read it.
  func keep(credential: String) throws {
    try environment.writePrivateFile(try credentialPath(), Array(credential.utf8))
  }
}

extension ProgramEnvironment {
  /// A text of 32 random hexadecimal digits.
  func makeSecret() -> String { makeIdentifier().uuidString.lowercased().filter { $0 != "-" } }
}

extension CommandFailure {
  /// This device meets nobody.
  static let meetsNobody = CommandFailure(
    exitCode: .usage, code: "no-meeting",
    message: Wording(
      "this device meets no others yet; say where with 'habit sync setup' or 'habit sync join'",
      "아직 다른 기기와 동기화하지 않습니다. 'habit sync setup'이나 'habit sync join'으로 정하세요"))
}

extension AbilityFailure {
  /// The kind of a failure after which a person is asked whether it is to be gone on.
  public static let setBackCode = "set-back"
}
