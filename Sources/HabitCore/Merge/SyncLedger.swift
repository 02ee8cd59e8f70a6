/// How far a device and the place of meeting know of each other.
public struct SyncLedger: Sendable, Hashable {
  /// The number of the last meeting of any device of which all is here.
  public var received: Int64
  /// The time of the stamp up to which all that was written here is there.
  public var sent: Int64

  /// Creates a ledger.
  ///
  /// - Parameters:
  ///   - received: The number of the last meeting of which all is here; 0 for none.
  ///   - sent: The time of the stamp up to which all is there.
  public init(received: Int64 = 0, sent: Int64 = .min) {
    self.received = received
    self.sent = sent
  }
}
