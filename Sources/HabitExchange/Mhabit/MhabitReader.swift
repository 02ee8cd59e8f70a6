internal import HabitCore

/// Reads the export of Table Habit, which its makers also call mhabit.
enum MhabitReader: TrackerReader {
  static let format = ImportFormat.mhabit

  /// Keys of a habit that no other tracker writes.
  static let ownKeys: Set<String> = ["freq_type", "freq_custom", "daily_goal", "daily_goal_unit", "target_days"]

  static func recognizes(_ source: ImportSource) -> Bool {
    guard let shape = source.jsonShape, shape.isObject else { return false }
    return shape.keys == ["habits", "groups"] || !(shape.inner["habits"] ?? []).isDisjoint(with: ownKeys)
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    try source.readJSON { (root) throws(JSONFault) in
      var document = MhabitDocument(today: options.today)
      return try document.plan(of: try JSONObject(from: root))
    }
  }
}
