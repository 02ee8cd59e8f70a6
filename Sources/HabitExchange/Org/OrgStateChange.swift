internal import HabitCore

/// A line of a log of Org: `- State "DONE"       from "TODO"       [2026-03-01 Sun 21:10]`.
struct OrgStateChange {
  /// The number of the line.
  let line: Int
  /// The state after the change.
  let state: String
  /// When it changed; `nil` if the line has no sound timestamp.
  let timestamp: OrgTimestamp?
  /// What was noted about it.
  var note = ""
  /// Whether the lines that follow belong to its note.
  let hasNote: Bool

  /// Reads a line.
  ///
  /// It is `nil` if the line is none of a change.
  ///
  /// - Parameters:
  ///   - text: The line without blanks at its ends.
  ///   - line: Its number.
  init?(_ text: String, line: Int) {
    guard text.hasPrefix("- State ") || text.hasPrefix("+ State ") else { return nil }
    let parts = text.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    state = String(parts[1])
    timestamp = parts[2].firstIndex(of: "[").flatMap { OrgTimestamp(parts[2][$0...]) }
    hasNote = text.hasSuffix("\\\\")
    self.line = line
  }
}
