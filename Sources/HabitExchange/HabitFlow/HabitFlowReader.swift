internal import HabitCore

/// Reads our own JSON.
enum HabitFlowReader: TrackerReader {
  static let format = ImportFormat.json

  static func recognizes(_ source: ImportSource) -> Bool {
    guard case .json(let file) = source.content else { return false }
    return file.shape?.format == HabitFlowWriter.format
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    guard case .json(let file) = source.content else { throw .otherKind(path: source.path, reason: source.words) }
    let root = try file.root()
    let document: HabitFlowDocument
    do throws(JSONFault) {
      document = try HabitFlowDocument(try JSONObject(from: root))
    } catch {
      throw file.damaged(error)
    }
    guard document.version == HabitFlowWriter.version else {
      let version = "is of version \(document.version) of the format, and this habit reads \(HabitFlowWriter.version)"
      throw .unsupportedVersion(path: source.path, reason: "\(version); install a newer HabitFlow")
    }
    return document.plan
  }
}
