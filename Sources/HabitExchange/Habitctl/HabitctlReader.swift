internal import HabitCore

/// Reads the folder of habitctl, whose files have the names of those of harsh.
enum HabitctlReader: TrackerReader {
  static let format = ImportFormat.habitctl

  static func recognizes(_ source: ImportSource) -> Bool {
    guard case .folder(let folder) = source.content, folder.names.contains("habits") else { return false }
    let log = folder.names.contains("log") ? try? folder.text("log") : nil
    if let entry = log.flatMap({ TextLines($0.bytes).first { $0.holdsEntry } }) {
      return entry.bytes.contains(UInt8(ascii: "\t"))
    }
    // Without entries the habits tell: a line of harsh begins with the name, and its frequency follows a colon.
    guard let habits = try? folder.text("habits") else { return false }
    let lines = TextLines(habits.bytes).filter(\.holdsEntry)
    return !lines.isEmpty
      && lines.allSatisfy { HabitctlHabit($0.bytes) != nil && !$0.bytes.contains(UInt8(ascii: ":")) }
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    guard case .folder(let folder) = source.content else { throw .otherKind(path: source.path, reason: source.words) }
    return try HabitctlFolder(folder).plan(today: options.today)
  }
}

extension TextLines.Line {
  /// Whether the line is neither blank nor a comment.
  var holdsEntry: Bool {
    let trimmed = bytes.trimmed
    return !trimmed.isEmpty && trimmed.first != UInt8(ascii: "#")
  }
}
