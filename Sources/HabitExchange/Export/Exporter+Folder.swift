public import HabitCore

extension Exporter {
  /// The first line of each file by which an earlier export into a folder is known.
  static let mark = "# Written by habit export."

  /// Refuses a folder that holds anything but an earlier export of the same format.
  ///
  /// - Parameters:
  ///   - path: The path of the folder; there need be none.
  ///   - export: What is to be written into it.
  /// - Throws: ``ExportError`` if it holds a file of another name, or one that was not exported.
  public static func check(folder path: String, for export: Export) throws(ExportError) {
    let strangers: [String]
    do throws(ImportError) {
      strangers = try names(in: path, otherThan: export)
    } catch {
      throw .unreadable(error)
    }
    if let name = strangers.first { throw .folderInUse(path: path, name: name) }
  }

  private static func names(in path: String, otherThan export: Export) throws(ImportError) -> [String] {
    guard try FileSystem.kind(of: path) == .folder else { return [] }
    var names: [String] = []
    for name in try FileSystem.names(in: path) where try !isExported(name, in: path, export) { names.append(name) }
    return names
  }

  private static func isExported(_ name: String, in path: String, _ export: Export) throws(ImportError) -> Bool {
    guard export.files.contains(where: { $0.name == name }) else { return false }
    let file = "\(path)/\(name)"
    guard try FileSystem.kind(of: file) == .file else { return false }
    return try FileSystem.contents(of: file, limit: mark.utf8.count) == Array(mark.utf8)
  }
}
