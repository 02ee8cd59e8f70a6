/// A table of cron: lines of the user, and the one of habit among them.
struct Crontab: Equatable {
  /// The table as it is written.
  let text: String

  private static let comment = " # \(ReminderJob.marker)"

  /// The line that runs a job; `nil` if cron cannot, because it would read a backslash or a line break otherwise.
  static func line(for job: ReminderJob) -> String? {
    let variables = job.variables.map { "\($0.name)=\($0.value.quotedForShell)" }
    let words = (variables.isEmpty ? [] : ["env"] + variables) + ([job.program] + job.words).map(\.quotedForShell)
    let command = words.joined(separator: " ")
    guard !["\n", "\\\\", "\\%"].contains(where: command.contains) else { return nil }
    let minutes =
      switch job.minutes {
      case 1: "*"
      case 60: "0"
      case let minutes: "*/\(minutes)"
      }
    // To cron a bare percent sign is the end of the line.
    let escaped = command.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "\\%")
    return "\(minutes) * * * * \(escaped)\(comment)\n"
  }

  /// The line of habit; `nil` if there is none.
  var ownLine: String? { lines.first(where: Self.isOwn) }

  /// The table without the line of habit; the others stay as they are.
  var withoutOwnLine: Crontab { Crontab(text: lines.filter { !Self.isOwn($0) }.joined()) }

  /// The table with a line behind all others, in place of the one of habit that is there.
  func with(_ line: String) -> Crontab {
    let others = withoutOwnLine.text
    return Crontab(text: others + (others.isEmpty || others.hasSuffix("\n") ? "" : "\n") + line)
  }

  /// The lines, each with its line break.
  private var lines: [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
    // Behind the last line break there is no line, or one without a line break.
    if let last = lines.popLast()?.dropLast(), !last.isEmpty { lines.append(String(last)) }
    return lines
  }

  private static func isOwn(_ line: String) -> Bool {
    line.hasSuffix(comment + "\n") || line.hasSuffix(comment)
  }
}
