internal import HabitCore

/// Reads the export of Beaver Habits, and its store.
enum BeaverReader: TrackerReader {
  static let format = ImportFormat.beaver

  static func recognizes(_ source: ImportSource) -> Bool {
    guard let shape = source.jsonShape, shape.isObject else { return false }
    if shape.inner["data"]?.contains("habits") == true || shape.keys.isSuperset(of: ["user_email", "habits"]) {
      return true
    }
    let habit = shape.inner["habits"] ?? []
    return habit.isSuperset(of: ["name", "records"]) && habit.isDisjoint(with: MhabitReader.ownKeys)
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    try source.readJSON { (root) throws(JSONFault) in
      let document = try JSONObject(from: root)
      // The store wraps what the export writes bare.
      let data: JSONObject? = try document.optional("data")
      var list = BeaverList(place: data == nil ? "habits" : "data.habits", today: options.today)
      return try list.plan(of: data ?? document)
    }
  }
}
