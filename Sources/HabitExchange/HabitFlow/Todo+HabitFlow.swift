internal import HabitCore

extension Todo {
  /// Reads a todo of our own JSON.
  ///
  /// - Parameter object: The object.
  /// - Throws: ``JSONFault`` for the first member that means nothing.
  init(habitFlow object: JSONObject) throws(JSONFault) {
    guard let created = try object.moment("created") else { throw object.fault("created", "it is missing") }
    let due = try object.optionalDay("due")
    let time = try object.time("time")
    guard due != nil || time == nil else { throw object.fault("time", "there is no day to the time") }
    self.init(
      id: try object.id("id"), title: try object.name("title"), memo: try object.note("memo"),
      due: due.map { TodoDue($0, time) }, priority: try object.optionalWord("priority") ?? .normal,
      category: try object.optionalID("category"), done: try object.moment("doneAt"), created: created)
  }
}
