/// Why an export was not written.
public enum ExportError: Error, Sendable, Hashable {
  /// The folder holds what is no earlier export, and must not be replaced.
  case folderInUse(path: String, name: String)
  /// The system refuses to let the folder be looked at.
  case unreadable(ImportError)
}

extension ExportError: CustomStringConvertible {
  /// What happened, where, and what to do, in one line.
  public var description: String {
    switch self {
    case .folderInUse(let path, let name):
      "'\(path.onOneLine)' holds '\(name.onOneLine)', which is no earlier export; name a new folder"
    case .unreadable(let cause):
      cause.description
    }
  }
}
