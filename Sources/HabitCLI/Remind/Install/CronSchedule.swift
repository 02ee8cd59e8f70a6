import CommandKit
import HabitRender

/// A schedule that is a line in the table of cron.
struct CronSchedule: ReminderSchedule {
  let name = "cron"
  let environment: ProgramEnvironment

  private static let place = "crontab"

  func pieces(for job: ReminderJob) throws -> [SchedulePiece] {
    guard let line = Crontab.line(for: job) else {
      throw CommandFailure(
        exitCode: .cannotCreate, code: "unusual-path", message: Wording { $0.cannotSchedule(job.program, name) })
    }
    return [SchedulePiece(place: Self.place, text: line)]
  }

  func install(_ job: ReminderJob) throws -> [SchedulePiece] {
    let table = try table()
    let pieces = try pieces(for: job).filter { $0.text != table.ownLine }
    for piece in pieces { try write(table.with(piece.text)) }
    return pieces
  }

  func installed() throws -> [String] {
    // Where there is no cron it has no line.
    guard let table = try? table() else { return [] }
    return table.ownLine == nil ? [] : [Self.place]
  }

  func uninstall() throws {
    let table = try table()
    guard table.ownLine != nil else { return }
    let rest = table.withoutOwnLine
    if rest.text.isEmpty { try environment.run(["crontab", "-r"]) } else { try write(rest) }
  }

  /// The table of the user; an empty one if there is none.
  private func table() throws -> Crontab {
    let result = try environment.result(of: ProcessOrder(["crontab", "-l"], variables: ["LC_ALL": "C"]))
    if result.end == .exited(0) { return Crontab(text: result.output) }
    guard String(decoding: result.errors, as: UTF8.self).contains("no crontab") else {
      throw CommandFailure.refused(["crontab", "-l"], result)
    }
    return Crontab(text: [])
  }

  private func write(_ table: Crontab) throws {
    try environment.run(["crontab", "-"], input: table.text)
  }
}
