/// All that a file of another tracker says, in our terms: what an import would write.
public struct ImportPlan: Sendable, Hashable {
  /// The categories, in their order, with derived ids that habits and todos refer to.
  public var categories: [Category]
  /// The habits, in the order in which the file lists them.
  public var habits: [ImportedHabit]
  /// The pauses of all habits, and of those of the plan.
  public var pauses: [Pause]
  /// The todos, in the order in which the file lists them.
  public var todos: [Todo]
  /// The settings by name, as text, which a store takes that holds nothing yet.
  public var settings: [String: String]
  /// What became of the file as a whole: one sentence each.
  public var remarks: [String]
  /// What was left out and belongs to no habit.
  public var omissions: [ImportOmission]

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - categories: The categories, in their order.
  ///   - habits: The habits, in the order in which the file lists them.
  ///   - pauses: The pauses of all habits, and of those of the plan.
  ///   - todos: The todos, in the order in which the file lists them.
  ///   - settings: The settings by name, as text.
  ///   - remarks: What became of the file as a whole: one sentence each.
  ///   - omissions: What was left out and belongs to no habit.
  public init(
    categories: [Category] = [], habits: [ImportedHabit] = [], pauses: [Pause] = [], todos: [Todo] = [],
    settings: [String: String] = [:], remarks: [String] = [], omissions: [ImportOmission] = []
  ) {
    self.categories = categories
    self.habits = habits
    self.pauses = pauses
    self.todos = todos
    self.settings = settings
    self.remarks = remarks
    self.omissions = omissions
  }
}
