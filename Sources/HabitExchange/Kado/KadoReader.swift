internal import HabitCore

/// Reads the JSON backup of Kado.
enum KadoReader: TrackerReader {
  static let format = ImportFormat.kado

  /// The newest version of the format that is known here.
  private static let newestVersion = 1

  static func recognizes(_ source: ImportSource) -> Bool {
    guard let shape = source.jsonShape, shape.isObject else { return false }
    return shape.keys.isSuperset(of: ["formatVersion", "habits"]) && !shape.keys.contains("completions")
      && (shape.inner["habits"] ?? ["frequency"]).contains("frequency")
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    try source.refuseFormat(newerThan: newestVersion, of: format.trackerName)
    return try source.readJSON { (root) throws(JSONFault) in try plan(of: try JSONObject(from: root), options) }
  }

  private static func plan(of document: JSONObject, _ options: ImportOptions) throws(JSONFault) -> ImportPlan {
    var identities = Identities()
    var plan = ImportPlan()
    for (index, value) in try document.required("habits", JSONValue.Parts.self).enumerated() {
      let place = "habits[\(index)]"
      do throws(JSONFault) {
        let object = try JSONObject(from: value)
        let habit = try KadoHabit(object, options)
        var draft = HabitDraft(
          name: habit.name, identity: identities.identity(["kado", habit.id]), today: habit.start ?? options.today)
        draft.leaveOut(habit.faults, at: place)
        habit.describe(&draft)
        draft.add(try object.required("completions"), at: "\(place).completions", habit.record)
        plan.habits.append(
          draft.finish(today: options.today, rule: .rowsAddUp(inUnitsOf: habit.kind.unit)) {
            "\(place).completions[\($0)]"
          })
      } catch {
        plan.omissions.append(ImportOmission(error.below(place)))
      }
    }
    return plan
  }
}
