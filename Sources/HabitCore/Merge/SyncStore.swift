public import FoundationEssentials

/// A store as it takes part in a meeting.
public protocol SyncStore {
  /// What tells this device from all others.
  var device: UUID { get throws }

  /// Merges what came from elsewhere, in one transaction.
  ///
  /// - Parameter records: The records, in any order.
  /// - Returns: What was done.
  /// - Throws: An error of the store; nothing is changed then.
  func merge(_ records: [MergeRecord]) throws -> MergeOutcome

  /// Reads what was written after a time.
  ///
  /// - Parameter time: The time of a stamp.
  /// - Returns: The records of which any part was written later, and the time of the latest write of all.
  /// - Throws: An error of the store.
  func records(writtenAfter time: Int64) throws -> (records: [MergeRecord], time: Int64)
}
