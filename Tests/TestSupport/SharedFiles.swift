import Foundation

/// The files of other trackers and the judged cases that lie outside the project.
public enum SharedFiles {
  /// Finds one of the shared files through the variable `HABIT_SHARED`.
  ///
  /// - Parameter path: The path below the shared folder.
  /// - Returns: The path of the file, or `nil` if there is no shared folder on this machine.
  /// - Throws: ``MissingSharedFile`` if the folder or the file is missing where it must not be: with `CI=true`, or
  ///   when the folder is named but lacks the file.
  public static func path(_ path: String) throws -> String? {
    let environment = ProcessInfo.processInfo.environment
    guard let folder = environment["HABIT_SHARED"], !folder.isEmpty else {
      if environment["CI"] == "true" { throw MissingSharedFile(path: path) }
      return nil
    }
    let full = folder + "/" + path
    guard FileManager.default.fileExists(atPath: full) else { throw MissingSharedFile(path: full) }
    return full
  }

  /// Whether the shared files can be read here, or must be because this is CI.
  public static var areExpected: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["CI"] == "true" || !(environment["HABIT_SHARED"] ?? "").isEmpty
  }
}

/// A shared file that a test needs and does not find.
public struct MissingSharedFile: Error {
  /// The path that was looked for.
  public let path: String
}
