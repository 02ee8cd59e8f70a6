public import HabitCore

/// Reads the files of other trackers.
public enum Importer {
  /// Reads a file or folder of a tracker, and changes nothing there.
  ///
  /// Reading the same again gives an equal plan, with the same identifiers. Rows at fault are left out and listed in
  /// the plan with their place; all others are in it.
  ///
  /// - Parameters:
  ///   - format: The tracker; `nil` to find out by the names, tables and keys that are there.
  ///   - path: Its file or folder, as `ImportFormat.source` of `HabitCore` says.
  ///   - options: What the person and the machine add to it.
  /// - Returns: The tracker, and what an import would write.
  /// - Throws: ``ImportError`` if nothing can be read: the path is missing, leads to something else, or its content is
  ///   damaged or of an unknown version.
  /// - Complexity: O(*n* log *n*), where *n* is the number of entries. A text file is held in memory while read.
  public static func read(
    _ format: ImportFormat?, path: String, options: ImportOptions
  ) throws(ImportError) -> (format: ImportFormat, plan: ImportPlan) {
    let source = try ImportSource(path: path)
    if let format {
      guard format.reader.accepts(source) else { throw source.refusal(as: format) }
      return (format, try format.reader.plan(source, options).withoutNullsInTodos)
    }
    guard let format = source.format else { throw source.refusal(as: nil) }
    return (format, try format.reader.plan(source, options).withoutNullsInTodos)
  }
}

extension ImportSource {
  /// The tracker that wrote it; `nil` if none is known that did.
  var format: ImportFormat? { ImportFormat.allCases.first { $0.reader.recognizes(self) } }

  /// Why it is not read.
  ///
  /// - Parameter wanted: The tracker that it was thought to be of; `nil` for any.
  /// - Returns: The error.
  func refusal(as wanted: ImportFormat?) -> ImportError {
    if case .json(let file) = content, let fault = file.fault {
      return .damaged(path: path, reason: "is no whole JSON document: \(fault); export it again")
    }
    let advice = wanted.map { "; give \($0.source)" } ?? "; 'habit help import' lists what can be read"
    if let format {
      return .otherKind(
        path: path, reason: "belongs to \(format.trackerName); use 'habit import \(format.rawValue)'\(advice)")
    }
    let hint = ImportFormat.allCases.lazy.compactMap { $0.reader.hint(for: self) }.first
    return .otherKind(path: path, reason: (hint ?? words) + advice)
  }
}

extension ImportPlan {
  /// The plan with memos that other programs read to their end.
  fileprivate var withoutNullsInTodos: ImportPlan {
    var plan = self
    for index in todos.indices where todos[index].memo.utf8.contains(0) {
      plan.todos[index].memo = todos[index].memo.removingNulls
      plan.remarks.append("the memo of '\(todos[index].title)' held NUL characters, which were taken out")
    }
    return plan
  }
}
