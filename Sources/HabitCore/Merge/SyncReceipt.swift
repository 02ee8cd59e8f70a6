/// What came of a meeting.
public struct SyncReceipt: Sendable, Hashable {
  /// How many records came.
  public let received: Int
  /// How many records went.
  public let sent: Int
  /// How many records came that only a newer version understands; they stay at the place of meeting.
  public let unknown: Int
  /// What was done to the store.
  public let outcome: MergeOutcome
  /// How far both know of each other now.
  public let ledger: SyncLedger

  /// Creates a receipt.
  ///
  /// - Parameters:
  ///   - received: How many records came.
  ///   - sent: How many records went.
  ///   - unknown: How many records came that only a newer version understands.
  ///   - outcome: What was done to the store.
  ///   - ledger: How far both know of each other now.
  public init(received: Int, sent: Int, unknown: Int, outcome: MergeOutcome, ledger: SyncLedger) {
    self.received = received
    self.sent = sent
    self.unknown = unknown
    self.outcome = outcome
    self.ledger = ledger
  }
}
