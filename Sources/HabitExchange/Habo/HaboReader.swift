internal import HabitCore

/// Reads the backup of Habo: a list of habits, or since its categories an object that holds one.
enum HaboReader: TrackerReader {
  static let format = ImportFormat.habo

  /// Keys of a habit that no other tracker writes.
  private static let ownKeys: Set<String> = ["title", "events", "cue", "routine"]

  static func recognizes(_ source: ImportSource) -> Bool {
    guard let shape = source.jsonShape, !shape.isSequence else { return false }
    if shape.isArray { return shape.keys.isSuperset(of: ownKeys) }
    return shape.keys.contains("habit_categories") || (shape.inner["habits"] ?? []).isSuperset(of: ownKeys)
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    try source.readJSON { (root) throws(JSONFault) in
      var backup = HaboBackup(today: options.today)
      if let habits = root.elements { return backup.plan(of: habits, at: "") }
      return backup.plan(of: try JSONObject(from: root).required("habits"), at: "habits")
    }
  }
}
