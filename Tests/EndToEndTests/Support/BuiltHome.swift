import Foundation
import HabitCore
import TestSupport

/// A person's home, in which the built executables run in processes of their own.
final class BuiltHome {
  private let folder: TemporaryFolder
  /// The environment of the processes, and nothing beside it.
  var variables: [String: String]
  /// The folder of the executables that are run: the one that holds the test bundle.
  var programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().resolvingSymlinksInPath().path

  /// Makes an empty home.
  ///
  /// - Parameter path: The folder of the store; without it, one of its own.
  /// - Throws: What the file system says, if the folder cannot be made.
  init(path: String? = nil) throws {
    folder = try TemporaryFolder()
    variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HABIT_HOME": path ?? folder.path + "/home",
      "HABIT_NOW": "2026-03-05T12:00", "HOME": folder.path, "LANG": "C.UTF-8", "TZ": "UTC",
      // A copy that appears in the background would be one file more, at any moment.
      "HABIT_BACKUPS": "off",
    ]
  }

  /// The folder that holds the store.
  var path: String { variables["HABIT_HOME"] ?? "" }

  /// The path of the store.
  var store: String { path + "/habit.db" }

  /// The path of a file beside the home.
  func file(_ name: String) -> String { folder.path + "/" + name }

  /// Starts `habit` with some words.
  func start(_ words: [String]) throws -> Running {
    try Running(programs + "/habit", words, variables: variables, folder: folder.path)
  }

  /// Runs `habit` to its end.
  @discardableResult
  func run(_ words: String...) throws -> Ended { try start(words).end() }

  /// Runs a line in a shell that finds `habit`.
  func shell(_ line: String) throws -> Ended {
    var variables = variables
    variables["PATH"] = programs + ":" + (variables["PATH"] ?? "")
    return try Running("/bin/bash", ["-c", line], variables: variables, folder: folder.path).end()
  }

  /// Every file of the store's folder with its bytes.
  func files() throws -> [String: Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return try names.reduce(into: [:]) { files, name in
      files[name] = try Data(contentsOf: URL(filePath: path + "/" + name))
    }
  }
}
