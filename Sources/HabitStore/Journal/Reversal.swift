/// What an undo or a redo did.
public struct Reversal: Sendable, Hashable {
  /// The entry of the journal, as it is now.
  public let entry: JournalEntry

  /// How many changes of the entry were left, because another device has changed the same since.
  public let leftCount: Int

  /// Creates a reversal.
  ///
  /// - Parameters:
  ///   - entry: The entry of the journal, as it is now.
  ///   - leftCount: How many changes were left.
  public init(entry: JournalEntry, leftCount: Int) {
    self.entry = entry
    self.leftCount = leftCount
  }
}
