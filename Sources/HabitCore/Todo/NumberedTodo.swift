/// A todo and the number under which commands know it.
///
/// The number is given when a todo is added, one more than the greatest that is in use, and stays the todo's own: what
/// is moved, done or sorted keeps it.
public struct NumberedTodo: Sendable, Hashable {
  /// The number, from 1.
  public let number: Int
  /// The todo.
  public let todo: Todo

  /// Creates a numbered todo.
  ///
  /// - Parameters:
  ///   - number: The number, from 1.
  ///   - todo: The todo.
  public init(number: Int, todo: Todo) {
    self.number = number
    self.todo = todo
  }
}
