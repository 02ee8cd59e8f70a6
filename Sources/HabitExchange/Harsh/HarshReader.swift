internal import HabitCore

/// Reads the folder of harsh.
enum HarshReader: TrackerReader {
  static let format = ImportFormat.harsh

  static func recognizes(_ source: ImportSource) -> Bool {
    source.names.contains("habits") && !source.names.contains(LoopHabitsFile.name)
      && !HabitctlReader.recognizes(source)
  }

  static func hint(for source: ImportSource) -> String? {
    guard case .text = source.content, source.name == "habits" || source.name == "log" else { return nil }
    return "is one file of harsh; use 'habit import harsh' with the folder that holds it"
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    guard case .folder(let folder) = source.content else { throw .otherKind(path: source.path, reason: source.words) }
    return try HarshFolder(folder).plan(today: options.today)
  }
}
