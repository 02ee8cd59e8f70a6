/// How much a store holds, as people count it.
public struct StoreSize: Sendable, Hashable {
  /// The habits, the archived ones too.
  public let habits: Int
  /// The check-ins, skips and noes of these habits.
  public let checkIns: Int
  /// The todos.
  public let todos: Int

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - habits: The habits, the archived ones too.
  ///   - checkIns: The check-ins, skips and noes of these habits.
  ///   - todos: The todos.
  public init(habits: Int, checkIns: Int, todos: Int) {
    self.habits = habits
    self.checkIns = checkIns
    self.todos = todos
  }
}
