internal import HabitCore

/// Reads the export of HabitKit.
enum HabitKitReader: TrackerReader {
  static let format = ImportFormat.habitkit

  /// The newest version of the format that is known here; older exports tell none.
  private static let newestVersion = 2

  static func recognizes(_ source: ImportSource) -> Bool {
    guard case .json(let file) = source.content, let shape = file.shape, !shape.isArray, !shape.isSequence else {
      return false
    }
    return shape.keys.isSuperset(of: ["habits", "completions", "intervals"])
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    guard case .json(let file) = source.content else { throw .otherKind(path: source.path, reason: source.words) }
    let root = try file.root()
    let version: Int
    do throws(JSONFault) {
      let document = try JSONObject(from: root)
      version = try document.optional("formatVersion") ?? newestVersion
      if version <= newestVersion {
        var export = try HabitKitDocument(document, options)
        return export.finish()
      }
    } catch {
      throw file.damaged(error)
    }
    throw .unsupportedVersion(
      path: source.path,
      reason: "was written by a newer HabitKit (format \(version), and \(newestVersion) is the newest known here)")
  }
}
