internal import HabitCore

/// Reads the JSON backup of Kado.
enum KadoReader: TrackerReader {
  static let format = ImportFormat.kado

  /// The newest version of the format that is known here.
  private static let newestVersion = 1

  static func recognizes(_ source: ImportSource) -> Bool {
    guard case .json(let file) = source.content, let shape = file.shape, !shape.isArray, !shape.isSequence else {
      return false
    }
    return shape.keys.isSuperset(of: ["formatVersion", "habits"]) && !shape.keys.contains("completions")
      && (shape.inner["habits"] ?? ["frequency"]).contains("frequency")
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    guard case .json(let file) = source.content else { throw .otherKind(path: source.path, reason: source.words) }
    let root = try file.root()
    let version: Int
    do throws(JSONFault) {
      let document = try JSONObject(from: root)
      version = try document.required("formatVersion")
      if version <= newestVersion { return try plan(of: document, options) }
    } catch {
      throw file.damaged(error)
    }
    throw .unsupportedVersion(
      path: source.path,
      reason: "was written by a newer Kado (format \(version), and \(newestVersion) is the newest known here)")
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
