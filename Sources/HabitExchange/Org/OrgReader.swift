internal import HabitCore

/// Reads a file of Org with habits as `org-habit` knows them, and the tasks beside them.
enum OrgReader: TrackerReader {
  static let format = ImportFormat.org

  static func recognizes(_ source: ImportSource) -> Bool {
    guard case .text(let file) = source.content else { return false }
    if source.name.lowercased().hasSuffix(".org") { return true }
    return file.bytes.first == UInt8(ascii: "*") && OrgFile(file).headings.contains(where: \.isHabit)
  }

  static func accepts(_ source: ImportSource) -> Bool {
    if case .text = source.content { true } else { false }
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    guard case .text(let text) = source.content else { throw .otherKind(path: source.path, reason: source.words) }
    let file = OrgFile(text)
    guard !file.headings.isEmpty else {
      throw .otherKind(path: source.path, reason: "has no heading of Org, a line that begins with '* '")
    }
    var plan = OrgPlan(file, name: source.name, options)
    return plan.finish()
  }
}
