import CommandKit
import HabitRender

/// A schedule that is files in a folder, which a program turns on and off.
struct FileSchedule: ReminderSchedule {
  let name: String
  /// The folder of the files.
  let folder: String
  /// The names of the files, in the order of their texts.
  let files: [String]
  /// The texts of the files for a job.
  let texts: (ReminderJob) throws -> [String]
  /// What turns the job on.
  let turningOn: [[String]]
  /// What turns the job off.
  let turningOff: [[String]]
  /// What turning off leaves behind where the system does not answer.
  let leftovers: [String]
  /// What tells the system that the files are gone.
  let afterRemoval: [[String]]
  let environment: ProgramEnvironment

  private var paths: [String] { files.map { "\(folder)/\($0)" } }

  func pieces(for job: ReminderJob) throws -> [SchedulePiece] {
    zip(paths, try texts(job)).map { SchedulePiece(place: $0, text: $1) }
  }

  func install(_ job: ReminderJob) throws -> [SchedulePiece] {
    let pieces = try pieces(for: job)
    let present = try paths.map(text)
    for (piece, text) in zip(pieces, present) {
      guard let text, !text.contains(ReminderJob.marker) else { continue }
      throw CommandFailure(
        exitCode: .cannotCreate, code: "foreign-file", message: Wording { $0.isForeign(piece.place) })
    }
    let changed = zip(pieces, present).filter { $0.text != $1 }
    if !changed.isEmpty {
      try environment.makeFolder(folder)
      try environment.writeFiles(changed.map { ($0.0.place, Array($0.0.text.utf8)) })
    }
    do {
      for words in turningOn { try environment.run(words) }
    } catch {
      // What cannot be turned on is not left lying about.
      for (piece, text) in changed {
        if let text {
          try environment.writeFiles([(piece.place, Array(text.utf8))])
        } else {
          try environment.removeFile(piece.place)
        }
      }
      throw error
    }
    return changed.map(\.0)
  }

  func installed() throws -> [String] {
    try paths.filter { try text(at: $0)?.contains(ReminderJob.marker) ?? false }
  }

  func uninstall() throws {
    let own = try installed()
    guard !own.isEmpty else { return }
    // Where the system does not answer nothing runs that could be turned off.
    for words in turningOff { try? environment.run(words) }
    for path in own + leftovers { try environment.removeFile(path) }
    for words in afterRemoval { try? environment.run(words) }
  }

  private func text(at path: String) throws -> String? {
    do throws(FileFailure) {
      return String(decoding: try environment.readFile(path), as: UTF8.self)
    } catch {
      guard error.kind == .missing else { throw error }
      return nil
    }
  }
}

// MARK: - The schedules of systemd and launchd

extension FileSchedule {
  /// Timers of systemd.
  static func systemd(configuration: String, in environment: ProgramEnvironment) -> FileSchedule {
    let folder = "\(configuration)/systemd/user"
    let timer = SystemdUnits.timerName
    return FileSchedule(
      name: "systemd", folder: folder, files: [SystemdUnits.serviceName, timer],
      texts: { job in
        guard SystemdUnits.accepts(program: job.program) else {
          throw CommandFailure(
            exitCode: .cannotCreate, code: "unusual-path",
            message: Wording { $0.cannotSchedule(job.program, "systemd") })
        }
        return [SystemdUnits(job: job).service, SystemdUnits(job: job).timer]
      },
      turningOn: [
        ["systemctl", "--user", "daemon-reload"], ["systemctl", "--user", "enable", timer],
        ["systemctl", "--user", "restart", timer],
      ],
      turningOff: [["systemctl", "--user", "disable", "--now", timer]],
      leftovers: ["\(folder)/timers.target.wants/\(timer)"],
      afterRemoval: [["systemctl", "--user", "daemon-reload"]], environment: environment)
  }

  /// An agent of launchd.
  static func launchd(home: String, in environment: ProgramEnvironment) -> FileSchedule {
    let folder = "\(home)/Library/LaunchAgents"
    let path = "\(folder)/\(LaunchAgent.fileName)"
    return FileSchedule(
      name: "launchd", folder: folder, files: [LaunchAgent.fileName], texts: { [LaunchAgent(job: $0).text] },
      turningOn: [["launchctl", "unload", path], ["launchctl", "load", "-w", path]],
      turningOff: [["launchctl", "unload", "-w", path]], leftovers: [], afterRemoval: [], environment: environment)
  }
}
