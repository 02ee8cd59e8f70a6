/// All that a file of another tracker says, in our terms: what an import would write.
public struct ImportPlan: Sendable, Hashable {
  /// The habits, in the order in which the file lists them.
  public var habits: [ImportedHabit]
  /// What was left out and belongs to no habit.
  public var omissions: [ImportOmission]

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - habits: The habits, in the order in which the file lists them.
  ///   - omissions: What was left out and belongs to no habit.
  public init(habits: [ImportedHabit], omissions: [ImportOmission] = []) {
    self.habits = habits
    self.omissions = omissions
  }
}
