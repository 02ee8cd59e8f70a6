/// Why nothing at all of a file or folder can be imported.
///
/// Every case names the path and says what to do. Rows at fault are no errors: the plan lists them.
public enum ImportError: Error, Sendable, Hashable {
  /// There is no such file or folder.
  case missing(path: String, advice: String)
  /// The system refuses to let it be read.
  case unreadable(path: String, reason: String)
  /// It is something else than the import was asked for.
  case otherKind(path: String, reason: String)
  /// It is cut short or damaged.
  case damaged(path: String, reason: String)
  /// It was written by a version of the tracker that is not known here.
  case unsupportedVersion(path: String, reason: String)
}

extension ImportError: CustomStringConvertible {
  /// What happened, where, and what to do, in one line.
  public var description: String {
    switch self {
    case .missing(let path, let advice):
      "there is no '\(path.onOneLine)'; \(advice)"
    case .unreadable(let path, let reason):
      "could not read '\(path.onOneLine)': \(reason)"
    case .otherKind(let path, let reason), .damaged(let path, let reason), .unsupportedVersion(let path, let reason):
      "'\(path.onOneLine)' \(reason)"
    }
  }
}

extension ImportError {
  /// What happened, as half a sentence that begins with the path.
  var reason: String {
    switch self {
    case .missing: "is missing"
    case .unreadable(_, let reason): "could not be read: \(reason)"
    case .otherKind(_, let reason), .damaged(_, let reason), .unsupportedVersion(_, let reason): reason
    }
  }
}
