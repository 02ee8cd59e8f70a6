internal import HabitCore

/// Reads the tasks of Taskwarrior as `task export` writes them: a list, or one object a line.
enum TaskwarriorReader: TrackerReader {
  static let format = ImportFormat.taskwarrior

  static func recognizes(_ source: ImportSource) -> Bool {
    guard let shape = source.jsonShape else { return false }
    return shape.keys.isSuperset(of: ["description", "status", "uuid"])
      || shape.keys.isSuperset(of: ["description", "status", "entry"])
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    guard case .json(let file) = source.content else { throw .otherKind(path: source.path, reason: source.words) }
    var list = TaskwarriorList(options)
    if file.shape?.isSequence == true {
      for line in TextLines(file.text.bytes) { list.read(line) }
    } else {
      let root = try file.root()
      if let tasks = root.elements {
        for (index, task) in tasks.enumerated() { list.read(task, at: "[\(index)]") }
      } else {
        list.read(root, at: "")
      }
    }
    return list.plan
  }
}
