internal import HabitCore

/// Reads the backup of Loop, and its CSV export.
enum LoopReader: TrackerReader {
  static let format = ImportFormat.loop

  static func recognizes(_ source: ImportSource) -> Bool {
    source.tables.isSuperset(of: ["habits", "repetitions"]) || source.names.contains(LoopHabitsFile.name)
      || source.names.contains(LoopTable.name)
  }

  static func hint(for source: ImportSource) -> String? {
    guard case .text = source.content, source.name.hasSuffix(".csv"), LoopTable.fileNames.contains(source.name) else {
      return nil
    }
    return "is one file of an export of Loop; give the folder that holds it and its siblings"
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    if case .folder(let folder) = source.content { return try LoopFolder(folder).plan(today: options.today) }
    return try LoopDatabase(path: source.path).plan(today: options.today)
  }
}
