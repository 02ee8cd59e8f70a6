extension ImportSource {
  /// The keys near the root of a JSON document; `nil` for anything else, and for a damaged document.
  var jsonShape: JSONShape? {
    if case .json(let file) = content { file.shape } else { nil }
  }

  /// Reads the root of a JSON document.
  ///
  /// - Parameter read: Reads the root; a fault that it throws is one with which nothing at all can be read.
  /// - Returns: What it read.
  /// - Throws: ``ImportError`` for another kind of file, a damaged document, and for the fault.
  func readJSON<Value>(_ read: (JSONValue) throws(JSONFault) -> Value) throws(ImportError) -> Value {
    guard case .json(let file) = content else { throw .otherKind(path: path, reason: words) }
    let root = try file.root()
    do throws(JSONFault) {
      return try read(root)
    } catch {
      throw file.damaged(error)
    }
  }

  /// Refuses a document whose format is newer than what is known here.
  ///
  /// - Parameters:
  ///   - newest: The newest version that is known.
  ///   - tracker: The name of the tracker.
  /// - Throws: ``ImportError/unsupportedVersion(path:reason:)``, and ``ImportError/damaged(path:reason:)`` if the version
  ///   is no number.
  func refuseFormat(newerThan newest: Int, of tracker: String) throws(ImportError) {
    let version = try readJSON { (root) throws(JSONFault) in
      try JSONObject(from: root).optional("formatVersion") ?? newest
    }
    guard version > newest else { return }
    throw .unsupportedVersion(
      path: path,
      reason: "was written by a newer \(tracker) (format \(version), and \(newest) is the newest known here)")
  }
}
