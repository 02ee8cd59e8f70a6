internal import HabitCore

/// Reads the records of dijo: its folder, or one of the two files in it.
enum DijoReader: TrackerReader {
  static let format = ImportFormat.dijo

  private static let fileNames = ["habit_record.json", "habit_record[auto].json"]

  static func recognizes(_ source: ImportSource) -> Bool {
    switch source.content {
    case .folder: fileNames.contains(where: source.names.contains)
    case .json(let file):
      file.shape.map { $0.isArray && $0.keys.isSuperset(of: ["type", "name", "stats", "goal"]) } ?? false
    default: false
    }
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    var records = DijoRecords(today: options.today)
    switch source.content {
    case .folder(let folder):
      for name in fileNames where folder.names.contains(name) {
        let text = try folder.text(name)
        guard let file = JSONFile(text) else { throw .damaged(path: text.path, reason: "is no JSON list of habits") }
        try read(file, at: "\(name): ", into: &records)
      }
    case .json(let file):
      try read(file, at: "", into: &records)
    default:
      throw .otherKind(path: source.path, reason: source.words)
    }
    return records.plan
  }

  private static func read(_ file: JSONFile, at place: String, into records: inout DijoRecords) throws(ImportError) {
    guard let habits = try file.root().elements else {
      throw file.damaged(JSONFault(place: "", reason: "it is no list of habits"))
    }
    records.read(habits, at: place)
  }
}
