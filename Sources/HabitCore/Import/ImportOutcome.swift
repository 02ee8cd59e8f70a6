/// What the store did with an import plan.
public struct ImportOutcome: Sendable, Hashable {
  /// What the store did with one habit of the plan.
  public struct Item: Sendable, Hashable {
    /// The name under which the habit is kept: another than in the file if that was taken.
    public let name: Name
    /// Whether the habit was not there before.
    public let isNew: Bool
    /// Whether the habit had been deleted, and came back with all that it held.
    public let isRestored: Bool
    /// How many check-ins were written.
    public let inserted: Int
    /// How many check-ins were there already.
    public let unchanged: Int

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - name: The name under which the habit is kept.
    ///   - isNew: Whether the habit was not there before.
    ///   - isRestored: Whether the habit had been deleted, and came back with all that it held.
    ///   - inserted: How many check-ins were written.
    ///   - unchanged: How many check-ins were there already.
    public init(name: Name, isNew: Bool, isRestored: Bool = false, inserted: Int, unchanged: Int) {
      self.name = name
      self.isNew = isNew
      self.isRestored = isRestored
      self.inserted = inserted
      self.unchanged = unchanged
    }
  }

  /// One item for each habit of the plan, in its order.
  public let items: [Item]

  /// Creates an outcome.
  ///
  /// - Parameter items: One item for each habit of the plan, in its order.
  public init(items: [Item]) {
    self.items = items
  }
}
