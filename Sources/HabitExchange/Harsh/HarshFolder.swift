internal import HabitCore

/// A folder of harsh, with its files `habits` and `log`.
struct HarshFolder {
  private let folder: SourceFolder

  /// Creates the reader of a folder.
  ///
  /// - Parameter folder: The folder.
  init(_ folder: SourceFolder) {
    self.folder = folder
  }

  /// Reads all that the folder says.
  ///
  /// - Parameter today: The day of the import.
  /// - Returns: The plan.
  /// - Throws: ``ImportError`` if a file is missing, cannot be read or is no text.
  func plan(today: Day) throws(ImportError) -> ImportPlan {
    for name in ["habits", "log"] where !folder.names.contains(name) {
      throw .missing(path: "\(folder.path)/\(name)", advice: "give \(ImportFormat.harsh.source)")
    }
    let habits = HarshHabits(try folder.text("habits"), today: today)
    var log = HarshLog(try folder.text("log"), of: habits)
    return ImportPlan(
      categories: habits.categories.categories, habits: log.finish(today: today),
      omissions: habits.omissions + log.omissions)
  }
}
