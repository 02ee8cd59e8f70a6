internal import FoundationEssentials
internal import HabitCore

/// An export of Table Habit while it is being read.
struct MhabitDocument {
  private let today: Day
  private var categories = CategoryDrafts()
  private var groups: [String: UUID] = [:]
  private var identities = Identities()
  private var plan = ImportPlan()

  /// Creates a document.
  ///
  /// - Parameter today: The day of the import.
  init(today: Day) {
    self.today = today
  }

  /// Reads the groups and habits.
  ///
  /// - Parameter root: The root of the document.
  /// - Returns: The plan.
  /// - Throws: ``JSONFault`` if it holds no list of habits.
  mutating func plan(of root: JSONObject) throws(JSONFault) -> ImportPlan {
    let groups: JSONValue.Parts? = try root.optional("groups")
    for (index, value) in (groups ?? JSONValue.Parts([])).enumerated() {
      do throws(JSONFault) {
        try readGroup(try JSONObject(from: value))
      } catch {
        plan.omissions.append(ImportOmission(error.below("groups[\(index)]")))
      }
    }
    for (index, value) in try root.required("habits", JSONValue.Parts.self).enumerated() {
      let place = "habits[\(index)]"
      do throws(JSONFault) {
        try readHabit(try JSONObject(from: value), at: place)
      } catch {
        plan.omissions.append(ImportOmission(error.below(place)))
      }
    }
    plan.categories = categories.categories
    return plan
  }

  private mutating func readGroup(_ group: JSONObject) throws(JSONFault) {
    let name: String = try group.required("name")
    let color = try MhabitPalette.color(of: group)
    guard let id = categories.id(of: name, color: color ?? Category.standardColor) else {
      throw JSONFault(place: "name", reason: "it is blank")
    }
    if let uuid: String = try group.optional("uuid") { groups[uuid] = id }
    if let description: String = try group.optional("desc"), !description.trimmed.isEmpty {
      plan.remarks.append(
        "the description of the group '\(name.trimmed)' has no place here: '\(description.trimmed)'")
    }
    if try group.value("icon") != nil {
      plan.remarks.append("the icon of the group '\(name.trimmed)' is a symbol of Table Habit's own")
    }
  }

  private mutating func readHabit(_ object: JSONObject, at place: String) throws(JSONFault) {
    let name: String = try object.required("name")
    var fields = JSONFields(object)
    let status: Int? = fields.optional("status")
    guard status != 2 else {
      plan.omissions.append(
        ImportOmission(place: place, reason: "'\(name.onOneLine)' was deleted in Table Habit", isFault: false))
      return
    }
    let habit = MhabitHabit(object)
    var draft = HabitDraft(name: name, identity: identities.identity(["mhabit", name]), today: habit.start ?? today)
    draft.isArchived = status == 3
    if let status, status != 1, status != 3 {
      draft.remarks.append("its status \(status) is not known here; it is active")
    }
    habit.describe(&draft)
    takeGroup(fields.text("group_id"), &draft)
    let records: JSONValue.Parts? = fields.optional("records")
    draft.leaveOut(fields.faults + habit.faults, at: place)
    draft.add(records ?? JSONValue.Parts([]), at: "\(place).records", habit.record)
    plan.habits.append(draft.finish(today: today, rule: .lastRowHolds) { "\(place).records[\($0)]" })
  }

  private func takeGroup(_ uuid: String, _ draft: inout HabitDraft) {
    guard !uuid.isEmpty else { return }
    draft.habit.category = groups[uuid]
    if groups[uuid] == nil { draft.remarks.append("the file does not hold the group that it belongs to") }
  }
}
