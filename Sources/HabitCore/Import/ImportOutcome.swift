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
    /// The days of those of them that say something else than the file, and were kept as they are; in ascending order.
    public let kept: [Day]

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - name: The name under which the habit is kept.
    ///   - isNew: Whether the habit was not there before.
    ///   - isRestored: Whether the habit had been deleted, and came back with all that it held.
    ///   - inserted: How many check-ins were written.
    ///   - unchanged: How many check-ins were there already.
    ///   - kept: The days of those of them that say something else than the file, in ascending order.
    public init(
      name: Name, isNew: Bool, isRestored: Bool = false, inserted: Int, unchanged: Int, kept: [Day] = []
    ) {
      self.name = name
      self.isNew = isNew
      self.isRestored = isRestored
      self.inserted = inserted
      self.unchanged = unchanged
      self.kept = kept
    }
  }

  /// How much of a kind was written, and how much was there already.
  public struct Count: Sendable, Hashable {
    /// How many were written.
    public var inserted = 0
    /// How many were there already.
    public var unchanged = 0

    /// Creates a count.
    ///
    /// - Parameters:
    ///   - inserted: How many were written.
    ///   - unchanged: How many were there already.
    public init(inserted: Int = 0, unchanged: Int = 0) {
      self.inserted = inserted
      self.unchanged = unchanged
    }

    /// Counts one more.
    ///
    /// - Parameter isInserted: Whether it was written.
    public mutating func add(isInserted: Bool) {
      if isInserted { inserted += 1 } else { unchanged += 1 }
    }
  }

  /// One item for each habit of the plan, in its order.
  public let items: [Item]
  /// What was done with the categories.
  public let categories: Count
  /// What was done with the pauses.
  public let pauses: Count
  /// What was done with the todos.
  public let todos: Count
  /// The titles of the todos that say something else than the file, and were kept as they are.
  public let keptTodos: [Name]
  /// The names of the settings that were taken over, in ascending order.
  public let settings: [String]

  /// Creates an outcome.
  ///
  /// - Parameters:
  ///   - items: One item for each habit of the plan, in its order.
  ///   - categories: What was done with the categories.
  ///   - pauses: What was done with the pauses.
  ///   - todos: What was done with the todos.
  ///   - keptTodos: The titles of the todos that say something else than the file.
  ///   - settings: The names of the settings that were taken over, in ascending order.
  public init(
    items: [Item], categories: Count = Count(), pauses: Count = Count(), todos: Count = Count(),
    keptTodos: [Name] = [], settings: [String] = []
  ) {
    self.items = items
    self.categories = categories
    self.pauses = pauses
    self.todos = todos
    self.keptTodos = keptTodos
    self.settings = settings
  }

  /// Whether anything was written.
  public var isChange: Bool {
    items.contains { $0.isNew || $0.isRestored || $0.inserted > 0 }
      || [categories, pauses, todos].contains { $0.inserted > 0 } || !settings.isEmpty
  }
}
