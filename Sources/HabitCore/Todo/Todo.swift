public import FoundationEssentials

/// Something that a person wants to do once.
public struct Todo: Sendable, Hashable, Identifiable {
  /// What tells the todo from all others, on every device.
  public let id: UUID
  /// What is to be done; several todos may have the same title.
  public var title: Name
  /// More about it; empty for nothing.
  public var memo: String
  /// Until when it is to be done; `nil` for whenever.
  public var due: TodoDue?
  /// How much it matters.
  public var priority: TodoPriority
  /// The category; `nil` for none.
  public var category: UUID?
  /// When it was done; `nil` while it is open.
  public var done: Moment?
  /// When it was created.
  public let created: Moment

  /// Creates a todo.
  ///
  /// - Parameters:
  ///   - id: What tells the todo from all others.
  ///   - title: What is to be done.
  ///   - memo: More about it; empty for nothing.
  ///   - due: Until when it is to be done; `nil` for whenever.
  ///   - priority: How much it matters.
  ///   - category: The category; `nil` for none.
  ///   - done: When it was done; `nil` while it is open.
  ///   - created: When it was created.
  public init(
    id: UUID, title: Name, memo: String = "", due: TodoDue? = nil, priority: TodoPriority = .normal,
    category: UUID? = nil, done: Moment? = nil, created: Moment
  ) {
    self.id = id
    self.title = title
    self.memo = memo
    self.due = due
    self.priority = priority
    self.category = category
    self.done = done
    self.created = created
  }

  /// Whether it is done.
  public var isDone: Bool { done != nil }
}
