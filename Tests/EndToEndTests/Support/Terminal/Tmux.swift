import Foundation
import TestSupport
import Testing

/// A real terminal in which a program runs and a person types: a tmux server of its own, gone with the value.
final class Tmux {
  /// Whether there can be such terminals, or must be because this is CI.
  static let isExpected =
    ProcessInfo.processInfo.environment["CI"] == "true"
    || FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

  /// What a skipped test says.
  static let advice: Comment = "there is no tmux; Tests/run.sh installs it"

  private let home: BuiltHome

  /// Opens a terminal.
  ///
  /// - Parameters:
  ///   - command: What runs in it, for the shell.
  ///   - home: The home whose programs it finds.
  ///   - columns: Its width.
  ///   - rows: Its height.
  /// - Throws: What starting it throws.
  init(_ command: String, in home: BuiltHome, columns: Int = 100, rows: Int = 30) throws {
    self.home = home
    home.variables["TERM"] = "xterm-256color"
    home.variables["TMUX_TMPDIR"] = home.file("")
    // The server outlives the client, and must hold none of the files by which `Process` learns of its end.
    _ = try home.shell(
      """
      (for file in /dev/fd/*; do file=${file##*/}; [ $file -gt 2 ] && eval "exec $file>&-"; done
      exec \(Self.program) new-session -d -x \(columns) -y \(rows) \(quoted(command)))
      """)
  }

  deinit { _ = try? tmux("kill-server") }

  /// Types text as it is.
  func type(_ text: String) throws {
    try tmux("send-keys -l -- \(quoted(text))")
  }

  /// Presses keys by their names, such as `Enter` or `C-c`.
  func press(_ keys: String...) throws {
    for key in keys { try tmux("send-keys \(key)") }
  }

  /// What the screen shows, without blanks at its end.
  var screen: String {
    get throws {
      try tmux("capture-pane -p -J").split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
    }
  }

  /// Waits until the screen fulfils a condition.
  ///
  /// - Returns: The screen that does, or the last one if none did in time.
  @discardableResult
  func wait(seconds: Double = 20, until isFulfilled: (_ screen: String) -> Bool) throws -> String {
    let end = Date(timeIntervalSinceNow: seconds)
    var last = try screen
    while !isFulfilled(last), Date() < end {
      usleep(30_000)
      last = try screen
    }
    return last
  }

  @discardableResult
  private func tmux(_ words: String) throws -> String {
    try home.shell("\(Self.program) \(words)").output
  }

  private static let program = "tmux -u -L terminal -f /dev/null"

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
