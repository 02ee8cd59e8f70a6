internal import HabitCore

/// Reads the files `todo.txt` and `done.txt`.
enum TodoTxtReader: TrackerReader {
  static let format = ImportFormat.todotxt

  private static let names = ["todo.txt", "done.txt"]

  static func recognizes(_ source: ImportSource) -> Bool {
    switch source.content {
    case .folder(let folder): return folder.names.contains("todo.txt")
    case .text(let file):
      if names.contains(where: source.name.lowercased().hasSuffix) { return true }
      guard let first = TextLines(file.bytes).first(where: { !$0.bytes.trimmed.isEmpty })?.bytes.trimmed.text else {
        return false
      }
      let line = TodoTxtLine(first)
      return line.priority != nil || line.completed != nil
    default: return false
    }
  }

  static func accepts(_ source: ImportSource) -> Bool {
    if case .text = source.content { true } else { recognizes(source) }
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    var plan = TodoTxtPlan(options)
    switch source.content {
    case .text(let file): plan.read(file, name: source.name)
    case .folder(let folder):
      for name in names where folder.names.contains(name) { plan.read(try folder.text(name), name: name) }
    default: throw .otherKind(path: source.path, reason: source.words)
    }
    return plan.finish()
  }
}
