internal import HabitCore

/// Reads the backup of Habo: a list of habits, or since its categories an object that holds one.
enum HaboReader: TrackerReader {
  static let format = ImportFormat.habo

  /// Keys of a habit that no other tracker writes.
  private static let ownKeys: Set<String> = ["title", "events", "cue", "routine"]

  static func recognizes(_ source: ImportSource) -> Bool {
    guard case .json(let file) = source.content, let shape = file.shape, !shape.isSequence else { return false }
    if shape.isArray { return shape.keys.isSuperset(of: ownKeys) }
    return shape.keys.contains("habit_categories") || (shape.inner["habits"] ?? []).isSuperset(of: ownKeys)
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    guard case .json(let file) = source.content else { throw .otherKind(path: source.path, reason: source.words) }
    let root = try file.root()
    do throws(JSONFault) {
      var backup = HaboBackup(today: options.today)
      if let habits = root.elements { return backup.plan(of: habits, at: "") }
      let document = try JSONObject(from: root)
      return backup.plan(of: try document.required("habits"), at: "habits")
    } catch {
      throw file.damaged(error)
    }
  }
}
