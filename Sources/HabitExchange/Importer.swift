public import HabitCore

/// Reads the files of other trackers.
public enum Importer {
  /// Reads a file or folder of another tracker, and changes nothing there.
  ///
  /// Reading the same again gives an equal plan, with the same identifiers. Rows at fault are left out and listed in
  /// the plan with their place; all others are in it.
  ///
  /// - Parameters:
  ///   - format: The tracker.
  ///   - path: For Loop a database backup or the folder of an unpacked CSV export, for harsh its folder.
  ///   - today: The day of the import: the start of a habit without check-ins; done entries after it are left out.
  /// - Returns: What an import would write.
  /// - Throws: ``ImportError`` if nothing can be read: the path is missing, leads to something else, or its content is
  ///   damaged or of an unknown version.
  /// - Complexity: O(*n* log *n*), where *n* is the number of entries. A text file is held in memory while read.
  public static func read(_ format: ImportFormat, path: String, today: Day) throws(ImportError) -> ImportPlan {
    let source = try ImportSource(path: path)
    switch (format, source) {
    case (.loop, .database): return try LoopDatabase(path: path).plan(today: today)
    case (.loop, .loopFolder): return try LoopFolder(path: path).plan(today: today)
    case (.harsh, .harshFolder): return try HarshFolder(path: path).plan(today: today)
    case (.loop, let other):
      throw .otherKind(
        path: path, reason: "\(other.words); give Loop's backup, a .db file, or the unpacked folder of its CSV export")
    case (.harsh, let other):
      throw .otherKind(path: path, reason: "\(other.words); give harsh's folder, usually ~/.config/harsh")
    }
  }
}
