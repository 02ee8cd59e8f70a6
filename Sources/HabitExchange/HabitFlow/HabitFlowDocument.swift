internal import FoundationEssentials
internal import HabitCore

/// Our own JSON as it is read: what it says of anything becomes a part of a plan at once, since there may be much of it.
struct HabitFlowDocument {
  /// The version of the format.
  let version: Int
  /// What an import would write; nothing for a version that is not known.
  private(set) var plan = ImportPlan()

  /// Reads a document.
  ///
  /// - Parameter object: The root.
  /// - Throws: ``JSONFault`` if it has no version, or a list is something else.
  init(_ object: JSONObject) throws(JSONFault) {
    version = try object.required("version")
    guard version == HabitFlowWriter.version else { return }
    plan.settings = try Self.settings(object)
    plan.categories = try rows(object, "categories", id: \.id) { (row, _) throws(JSONFault) in
      try HabitCore.Category(habitFlow: row)
    }
    plan.habits = try rows(object, "habits", id: \.habit.id) { (row, place) throws(JSONFault) in
      try ImportedHabit(habitFlow: row, at: place)
    }
    plan.todos = try rows(object, "todos", id: \.id) { (row, _) throws(JSONFault) in try Todo(habitFlow: row) }
    let pauses = try rows(object, "pauses", id: \.id) { (row, _) throws(JSONFault) in try Pause(habitFlow: row) }
    leaveOutUnknownCategories()
    plan.pauses = leavingOutUnknownHabits(pauses)
  }

  private static func settings(_ object: JSONObject) throws(JSONFault) -> [String: String] {
    var settings: [String: String] = [:]
    for (key, value) in try object.optional("settings", JSONValue.Members.self) ?? JSONValue.Members([]) {
      guard let key = key.text, let value = value.text, settings.updateValue(value, forKey: key) == nil else {
        throw object.fault("settings", "\(key.source) has no text, or stands twice")
      }
    }
    return settings
  }

  /// Reads a list, of which elements at fault, and those that come again, are left out.
  private mutating func rows<Value>(
    _ object: JSONObject, _ key: String, id: KeyPath<Value, UUID>,
    _ read: (JSONObject, _ place: String) throws(JSONFault) -> Value
  ) throws(JSONFault) -> [Value] {
    var values: [Value] = []
    var known: Set<UUID> = []
    for (index, row) in (try object.optional(key, JSONValue.Parts.self) ?? JSONValue.Parts([])).enumerated() {
      let place = "\(key)[\(index)]"
      do throws(JSONFault) {
        let value = try read(try JSONObject(from: row), place)
        guard known.insert(value[keyPath: id]).inserted else {
          throw JSONFault(place: "", reason: "its id stands before, and that one holds")
        }
        values.append(value)
      } catch {
        plan.omissions.append(ImportOmission(error.below(place)))
      }
    }
    return values
  }

  private mutating func leaveOutUnknownCategories() {
    let known = Set(plan.categories.map(\.id))
    for index in plan.habits.indices where !known.holdsOrNone(plan.habits[index].habit.category) {
      plan.habits[index].habit.category = nil
      plan.habits[index].remarks.append("its category is not in the file")
    }
    for index in plan.todos.indices where !known.holdsOrNone(plan.todos[index].category) {
      plan.todos[index].category = nil
      plan.remarks.append("the category of the todo '\(plan.todos[index].title)' is not in the file")
    }
  }

  private mutating func leavingOutUnknownHabits(_ pauses: [Pause]) -> [Pause] {
    let known = Set(plan.habits.map(\.habit.id))
    return pauses.filter { pause in
      guard known.holdsOrNone(pause.habit) else {
        plan.omissions.append(
          ImportOmission(
            place: "pauses", reason: "the habit of the pause from \(pause.first) is not in the file", isFault: true))
        return false
      }
      return true
    }
  }
}

extension Set<UUID> {
  /// Whether an identifier is among these, or there is none.
  fileprivate func holdsOrNone(_ id: UUID?) -> Bool { id.map(contains) ?? true }
}
