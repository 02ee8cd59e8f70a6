import CommandKit

/// A table of cron: lines of the user, and the one of habit among them.
struct Crontab: Equatable {
  /// The table as it is written, in whatever character set.
  let text: [UInt8]

  private static let comment = " # \(ReminderJob.marker)"

  /// The line that runs a job; `nil` if cron cannot, because it would read a backslash or a line break otherwise.
  static func line(for job: ReminderJob) -> String? {
    let variables = job.variables.map { "\($0.name)=\($0.value.quotedForShell)" }
    let words = (variables.isEmpty ? [] : ["env"] + variables) + ([job.program] + job.words).map(\.quotedForShell)
    let command = words.joined(separator: " ")
    guard !["\n", "\\\\", "\\%"].contains(where: { command.unicodeScalars.contains($0.unicodeScalars) }) else {
      return nil
    }
    let minutes =
      switch job.minutes {
      case 1: "*"
      case 60: "0"
      case let minutes: "*/\(minutes)"
      }
    // To cron a bare percent sign is the end of the line.
    let escaped = command.replacingScalars("%", with: "\\%")
    return "\(minutes) * * * * \(escaped)\(comment)\n"
  }

  /// The line of habit; `nil` if there is none.
  var ownLine: String? { lines.first(where: Self.isOwn).map { String(decoding: $0, as: UTF8.self) } }

  /// The table without the line of habit; the others stay as they are.
  var withoutOwnLine: Crontab { Crontab(text: Array(lines.filter { !Self.isOwn($0) }.joined())) }

  /// The table with a line behind all others, in place of the one of habit that is there.
  func with(_ line: String) -> Crontab {
    let others = withoutOwnLine.text
    let isWhole = others.last.map { $0 == Self.lineFeed } ?? true
    return Crontab(text: others + (isWhole ? [] : [Self.lineFeed]) + line.utf8)
  }

  /// The lines, each with its line feed; the last one may have none.
  private var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: Self.lineFeed).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private static func isOwn(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.last == lineFeed ? line.dropLast() : line
    return words.suffix(comment.utf8.count).elementsEqual(comment.utf8)
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
