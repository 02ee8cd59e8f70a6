internal import HabitCore

/// Reads the database of Rewire.
enum RewireReader: TrackerReader {
  static let format = ImportFormat.rewire

  static func recognizes(_ source: ImportSource) -> Bool {
    source.tables.isSuperset(of: ["habits", "checkins", "unit"])
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    var database = try RewireDatabase(path: source.path, today: options.today)
    return try database.plan()
  }
}
