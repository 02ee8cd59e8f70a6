internal import HabitCore

/// Reads the notes of Obsidian's Habit Tracker, which keeps the days of a habit in the property `entries` of its note.
enum ObsidianReader: TrackerReader {
  static let format = ImportFormat.obsidian

  static func recognizes(_ source: ImportSource) -> Bool {
    switch source.content {
    case .folder(let folder):
      guard let paths = try? folder.paths(withExtension: ".md") else { return false }
      return paths.contains { path in (try? folder.text(path)).map(isHabit) ?? false }
    case .text(let file): return source.name.lowercased().hasSuffix(".md") && isHabit(file)
    default: return false
    }
  }

  private static func isHabit(_ file: TextFile) -> Bool { Frontmatter(file)?["entries"] != nil }

  static func hint(for source: ImportSource) -> String? {
    guard case .text = source.content, source.name.lowercased().hasSuffix(".md") else { return nil }
    return "is a note without the property 'entries'"
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    var plan = ObsidianPlan(options)
    switch source.content {
    case .text(let file): plan.read(file, path: source.name)
    case .folder(let folder):
      for path in try folder.paths(withExtension: ".md") {
        do throws(ImportError) {
          plan.read(try folder.text(path), path: path)
        } catch {
          plan.leaveOut(path, error)
        }
      }
    default: throw .otherKind(path: source.path, reason: source.words)
    }
    return plan.finish()
  }
}
