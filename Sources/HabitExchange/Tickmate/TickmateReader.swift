internal import HabitCore

/// Reads the database of Tickmate.
enum TickmateReader: TrackerReader {
  static let format = ImportFormat.tickmate

  static func recognizes(_ source: ImportSource) -> Bool {
    source.tables.isSuperset(of: ["tracks", "ticks"])
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    var database = try TickmateDatabase(path: source.path, options)
    return try database.plan()
  }
}
