internal import HabitCore

/// A todo of our own JSON.
struct HabitFlowTodo: Decodable {
  /// The todo.
  let todo: Todo

  private enum CodingKeys: String, CodingKey {
    case category, created, doneAt, due, id, memo, priority, time, title
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    guard let created = try members.moment(.created) else { throw members.fault(.created, "it is missing") }
    let due = try members.optionalDay(.due)
    let time = try members.time(.time)
    guard due != nil || time == nil else { throw members.fault(.time, "there is no day to the time") }
    todo = Todo(
      id: try members.id(.id), title: try members.name(.title),
      memo: try members.decodeIfPresent(String.self, forKey: .memo) ?? "", due: due.map { TodoDue($0, time) },
      priority: members.contains(.priority) ? try members.word(.priority) : .normal,
      category: try members.optionalID(.category), done: try members.moment(.doneAt), created: created)
  }
}
