internal import FoundationEssentials
internal import HabitCore

/// An export of HabitKit while it is being read: lists whose rows name the habit that they belong to.
struct HabitKitDocument {
  private let options: ImportOptions
  private var drafts: [HabitKitDraft] = []
  private var indices: [String: Int] = [:]
  private var categories = CategoryDrafts()
  private var omissions: [ImportOmission] = []
  private var remarks: [String] = []

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - root: The root of the document.
  ///   - options: Which clock its instants mean, where they do not tell.
  /// - Throws: ``JSONFault`` if it holds something else than lists where lists should be.
  init(_ root: JSONObject, _ options: ImportOptions) throws(JSONFault) {
    self.options = options
    try readHabits(try root.required("habits"))
    try readRows("intervals", of: root) { (interval, draft, _) throws(JSONFault) in
      draft.intervals.append(try HabitKitInterval(interval, options))
    }
    for index in drafts.indices { drafts[index].describe() }
    try readRows("reminders", of: root) { (reminder, draft, _) throws(JSONFault) in
      try draft.remind(reminder)
    }
    try readCategories(root)
    try readRows("completions", of: root) { (completion, draft, row) throws(JSONFault) in
      try draft.add(completion, row: row)
    }
  }

  /// Makes the plan of what was read, and forgets the rows that it was made of.
  ///
  /// - Returns: The plan, with the habits in the order of the app.
  mutating func finish() -> ImportPlan {
    let order = drafts.indices.sorted { (drafts[$0].position, $0) < (drafts[$1].position, $1) }
    return ImportPlan(
      categories: categories.categories, habits: order.map { drafts[$0].finish() }, remarks: remarks,
      omissions: omissions)
  }
}

// MARK: - Reading

extension HabitKitDocument {
  private mutating func readHabits(_ habits: JSONValue.Parts) throws(JSONFault) {
    for (index, value) in habits.enumerated() {
      do throws(JSONFault) {
        let object = try JSONObject(from: value)
        let id: String = try object.required("id")
        guard indices[id] == nil else { throw JSONFault(place: "id", reason: "there is a habit with it already") }
        drafts.append(try HabitKitDraft(object, id: id, at: "habits[\(index)]", options))
        indices[id] = drafts.count - 1
      } catch {
        omissions.append(ImportOmission(error.below("habits[\(index)]")))
      }
    }
  }

  /// Reads the rows of a list into the habits that they name; one at fault is left out.
  private mutating func readRows(
    _ key: String, of root: JSONObject,
    _ read: (JSONObject, inout HabitKitDraft, Int) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard let rows: JSONValue.Parts = try root.optional(key) else { return }
    var strangers: [String: Int] = [:]
    for (row, value) in rows.enumerated() {
      do throws(JSONFault) {
        let object = try JSONObject(from: value)
        let id: String = try object.required("habitId")
        guard let index = indices[id] else {
          strangers[id, default: 0] += 1
          continue
        }
        do throws(JSONFault) {
          try read(object, &drafts[index], row)
        } catch {
          drafts[index].leaveOut(error.below("\(key)[\(row)]"))
        }
      } catch {
        omissions.append(ImportOmission(error.below("\(key)[\(row)]")))
      }
    }
    for (id, count) in strangers.sorted(by: { $0.key < $1.key }) {
      omissions.append(
        ImportOmission(
          place: key, reason: "rows of a habit with the id '\(id)', which the file does not have", count: count,
          isFault: true))
    }
  }

  private mutating func readCategories(_ root: JSONObject) throws(JSONFault) {
    guard let list: JSONValue.Parts = try root.optional("categories") else { return }
    var names: [String: String] = [:]
    for (index, value) in list.enumerated() {
      do throws(JSONFault) {
        let category = try JSONObject(from: value)
        let name: String = try category.required("name")
        names[try category.required("id")] = name
        if categories.id(of: name) == nil { throw JSONFault(place: "name", reason: "it is blank") }
        if let icon: String = try category.optional("icon") {
          remarks.append(
            "the icon '\(icon)' of the category '\(name)' is a picture of HabitKit's own and was left out")
        }
      } catch {
        omissions.append(ImportOmission(error.below("categories[\(index)]")))
      }
    }
    var found = categories
    try readRows("categoryMappings", of: root) { (mapping, draft, _) throws(JSONFault) in
      let id: String = try mapping.required("categoryId")
      guard let name = names[id] else {
        throw JSONFault(place: "categoryId", reason: "the file has no category with the id '\(id)'")
      }
      draft.setCategory(found.id(of: name), named: name)
    }
  }
}
