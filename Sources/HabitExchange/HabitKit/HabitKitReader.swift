internal import HabitCore

/// Reads the export of HabitKit.
enum HabitKitReader: TrackerReader {
  static let format = ImportFormat.habitkit

  /// The newest version of the format that is known here; older exports tell none.
  private static let newestVersion = 2

  static func recognizes(_ source: ImportSource) -> Bool {
    guard let shape = source.jsonShape, shape.isObject else { return false }
    return shape.keys.isSuperset(of: ["habits", "completions", "intervals"])
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    try source.refuseFormat(newerThan: newestVersion, of: format.trackerName)
    return try source.readJSON { (root) throws(JSONFault) in
      var document = try HabitKitDocument(try JSONObject(from: root), options)
      return document.finish()
    }
  }
}
