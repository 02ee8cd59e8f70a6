internal import HabitCore

/// Reads the export of Table Habit, which its makers also call mhabit.
enum MhabitReader: TrackerReader {
  static let format = ImportFormat.mhabit

  /// Keys of a habit that no other tracker writes.
  static let ownKeys: Set<String> = ["freq_type", "freq_custom", "daily_goal", "daily_goal_unit", "target_days"]

  static func recognizes(_ source: ImportSource) -> Bool {
    guard case .json(let file) = source.content, let shape = file.shape, !shape.isArray, !shape.isSequence else {
      return false
    }
    return shape.keys == ["habits", "groups"] || !(shape.inner["habits"] ?? []).isDisjoint(with: ownKeys)
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    guard case .json(let file) = source.content else { throw .otherKind(path: source.path, reason: source.words) }
    let root = try file.root()
    do throws(JSONFault) {
      var document = MhabitDocument(today: options.today)
      return try document.plan(of: try JSONObject(from: root))
    } catch {
      throw file.damaged(error)
    }
  }
}
