internal import FoundationEssentials
internal import HabitCore

/// Our own JSON as it is read: what it says of anything becomes a part of a plan at once, since there may be much of it.
struct HabitFlowDocument: Decodable {
  /// The version of the format.
  let version: Int
  /// What an import would write; nothing for a version that is not known.
  private(set) var plan = ImportPlan()

  private enum CodingKeys: String, CodingKey {
    case categories, habits, pauses, settings, todos, version
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    version = try members.decode(Int.self, forKey: .version)
    guard version == HabitFlowWriter.version else { return }
    plan.settings = try members.decodeIfPresent([String: String].self, forKey: .settings) ?? [:]
    plan.categories = try rows(members, .categories, \HabitFlowCategory.category, id: \.id)
    plan.habits = try rows(members, .habits, \HabitFlowHabit.imported, id: \.habit.id)
    plan.todos = try rows(members, .todos, \HabitFlowTodo.todo, id: \.id)
    let pauses = try rows(members, .pauses, \HabitFlowPause.pause, id: \.id)
    leaveOutUnknownCategories()
    plan.pauses = leavingOutUnknownHabits(pauses)
  }

  /// Reads a list, of which elements at fault, and those that come again, are left out.
  private mutating func rows<Row: Decodable, Value>(
    _ members: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys, _ value: KeyPath<Row, Value>,
    id: KeyPath<Value, UUID>
  ) throws -> [Value] {
    guard members.contains(key) else { return [] }
    var list = try members.nestedUnkeyedContainer(forKey: key)
    var values: [Value] = []
    var known: Set<UUID> = []
    while !list.isAtEnd {
      let place = "\(key.rawValue)[\(list.currentIndex)]"
      let row = try list.decode(Attempt<Row>.self).value { leaveOut($0.place, $0.reason) }
      guard let value = row?[keyPath: value] else { continue }
      guard known.insert(value[keyPath: id]).inserted else {
        leaveOut(place, "its id stands before, and that one holds")
        continue
      }
      values.append(value)
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
        leaveOut("pauses", "the habit of the pause from \(pause.first) is not in the file")
        return false
      }
      return true
    }
  }

  private mutating func leaveOut(_ place: String, _ reason: String) {
    plan.omissions.append(ImportOmission(place: place, reason: reason, isFault: true))
  }
}

extension Set<UUID> {
  /// Whether an identifier is among these, or there is none.
  fileprivate func holdsOrNone(_ id: UUID?) -> Bool { id.map(contains) ?? true }
}
