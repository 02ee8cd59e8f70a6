import Foundation
import HabitCore
import Synchronization
import TestSupport

@testable import CommandKit
@testable import HabitCLI

/// A person's home in a folder of its own, in which the program runs inside the test.
///
/// The clock stands where ``at(_:)`` sets it, identifiers count up, and nothing of the real world is read.
final class TestHome {
  private let folder: TemporaryFolder
  private let identifiers = Counter()

  /// The environment variables, `HABIT_HOME` and `HABIT_NOW` among them.
  var variables: [String: String]
  /// What the program is told of the terminal.
  var terminal = TerminalFacts()
  /// How far the local time of this home is ahead of UTC.
  var secondsFromUTC = 0
  /// What a person answers to the next questions.
  var answers: [String] = []
  /// What the executable can do besides.
  var abilities = Abilities()
  /// What was told beside the questions.
  private(set) var told = ""
  /// What was shown of the progress of long commands.
  private(set) var progress: [String] = []
  /// What happens elsewhere while a question stands.
  var whileAsking: () -> Void = {}
  /// The other programs.
  let programs = RecordedProcesses()
  /// What the program is told of the machine.
  var machine = MachineFacts()
  /// The questions that were asked.
  private(set) var questions: [String] = []

  /// Makes an empty home; its clock stands on the first day of March 2026, a Sunday.
  init() throws {
    folder = try TemporaryFolder()
    variables = ["HABIT_HOME": folder.path + "/home", "HABIT_NOW": "2026-03-01T12:00", "HABIT_BACKUPS": "off"]
  }

  /// Sets the clock, to `2026-03-08T20:00` and the like.
  @discardableResult
  func at(_ now: String) -> TestHome {
    variables["HABIT_NOW"] = now
    return self
  }

  /// Runs a command line that must succeed.
  ///
  /// - Parameter line: The words as a shell would take them, without the name of the program.
  /// - Returns: What it wrote.
  /// - Throws: ``UnexpectedExit`` if it does not.
  @discardableResult
  func run(_ line: String) throws -> TestRun {
    let run = try attempt(line)
    guard run.code == .success else { throw UnexpectedExit(line: line, run: run) }
    return run
  }

  /// Runs a command line, however it may end.
  func attempt(_ line: String) throws -> TestRun {
    guard let words = ShellWords(line)?.words else { throw UnexpectedExit(line: line, run: nil) }
    return attempt(words: words)
  }

  /// Runs the program with some words, however it may end.
  func attempt(words: [String]) -> TestRun {
    TestRun(Program.run(words, in: environment))
  }

  private var environment: ProgramEnvironment {
    ProgramEnvironment(
      variable: { self.variables[$0] },
      readClock: { preconditionFailure("A test never reads the real clock") },
      localMoment: { date, seconds in
        Moment(
          instant: Int64(date.ordinal * 86_400 + seconds - self.secondsFromUTC) * 1000,
          secondsFromUTC: self.secondsFromUTC)
      },
      secondsFromUTC: { [offset = self.secondsFromUTC] _ in offset },
      makeIdentifier: { [identifiers] in UUID(identifiers.next()) },
      terminal: terminal,
      ask: { question in
        self.questions.append(question)
        self.whileAsking()
        return self.answers.isEmpty ? nil : self.answers.removeFirst()
      },
      tell: { self.told += $0 },
      showProgress: { self.progress.append($0) },
      readFile: { path throws(FileFailure) in
        do {
          return Array(try Data(contentsOf: URL(filePath: path == "-" ? self.file("stdin") : path)))
        } catch {
          throw FileFailure(path: path, reason: "No such file or directory", kind: .missing, action: .read)
        }
      },
      writeFiles: { files throws(FileFailure) in
        for file in files {
          do {
            try Data(file.bytes).write(to: URL(filePath: file.path), options: .atomic)
          } catch {
            throw FileFailure(path: file.path, reason: "No such file or directory", kind: .cannotCreate)
          }
        }
      },
      makeFolder: { path throws(FileFailure) in
        do {
          try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
          throw FileFailure(path: path, reason: "Permission denied", kind: .permission)
        }
      },
      removeFile: { path throws(FileFailure) in try? FileManager.default.removeItem(atPath: path) },
      readMachine: { self.machine },
      processes: programs.processes, abilities: abilities)
  }
}

/// A command line that did not end as the test needs it to.
struct UnexpectedExit: Error {
  let line: String
  let run: TestRun?
}

/// Numbers that count up.
private final class Counter: Sendable {
  private let last = Mutex(0)

  func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}

// MARK: - Files

extension TestHome {
  /// The folder that holds the store.
  var path: String { variables["HABIT_HOME"] ?? "" }

  /// The path of the store.
  var store: String { path + "/habit.db" }

  /// The path of a file beside the home.
  func file(_ name: String) -> String { folder.path + "/" + name }

  /// The content of a file beside the home, as text.
  func text(of name: String) throws -> String { try String(contentsOfFile: file(name), encoding: .utf8) }

  /// Every file below the folder of this home with its bytes.
  func files() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.reduce(into: [:]) { files, name in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file(name), isDirectory: &isFolder), !isFolder.boolValue else {
        return
      }
      files[name] = try Data(contentsOf: URL(filePath: file(name)))
    }
  }
}
