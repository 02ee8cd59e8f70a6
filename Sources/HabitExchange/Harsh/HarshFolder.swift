internal import HabitCore

/// A folder of harsh, with its files `habits` and `log`.
struct HarshFolder {
  /// The path of the folder.
  let path: String

  /// Reads all that the folder says.
  ///
  /// - Parameter today: The day of the import.
  /// - Returns: The plan.
  /// - Throws: ``ImportError`` if a file is missing, cannot be read or is no text.
  func plan(today: Day) throws(ImportError) -> ImportPlan {
    for name in ["habits", "log"] where try FileSystem.kind(of: "\(path)/\(name)") == nil {
      throw .missing(path: "\(path)/\(name)", advice: "give harsh's folder, usually ~/.config/harsh")
    }
    let habits = HarshHabits(try TextFile("\(path)/habits"), today: today)
    var log = HarshLog(try TextFile("\(path)/log"), of: habits)
    return ImportPlan(habits: log.finish(today: today), omissions: habits.omissions + log.omissions)
  }
}
