import Foundation
import TestSupport
import Testing

/// Shows the day at a glance in programs that read it, with a habit whose name would steer them.
@Suite("Status bars and prompts") struct StatusBarTests {
  private static let hasTmux = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")
  private static let name = "#(touch x)#[bold]#S"

  private func home(_ names: String...) throws -> BuiltHome {
    let home = try BuiltHome()
    for name in names { #expect(try home.run("add", "--", name).code == 0) }
    return home
  }

  @Test("tmux shows a name as it is, and runs nothing of it", .enabled(if: hasTmux))
  func tmux() throws {
    let home = try home(Self.name)
    home.variables["TERM"] = "xterm-256color"
    // One tmux draws its status line inside another, which tells what is seen.
    let shown = try home.shell(
      """
      export TMUX_TMPDIR=$HOME
      inner() { tmux -u -L inner -f /dev/null "$@"; }
      outer() { tmux -u -L outer -f /dev/null "$@"; }
      inner new-session -d -x 100 -y 5 'sleep 60'
      inner set -g status-left-length 90 \\; set -g status-interval 1 \\; set -g status-left '#(habit widget --format tmux)'
      outer new-session -d -x 100 -y 8 'TMUX= tmux -u -L inner attach'
      for try in $(seq 100); do
        if outer capture-pane -p | grep -F '0/1'; then break; fi
        sleep 0.1
      done
      outer kill-server; inner kill-server
      """)
    #expect(shown.output.hasPrefix("0/1 · \(Self.name)"), "\(shown.output)\(shown.errors)")
    #expect(!FileManager.default.fileExists(atPath: home.file("x")))
  }

  @Test("bash shows a count in its prompt, whatever habits are called")
  func bash() throws {
    let home = try home("$(touch x)", "`touch x`", "\\u\\w", "!!")
    let line = #"PS1='$(habit widget --format prompt) \$ '; echo "${PS1@P}""#
    #expect(try home.shell(line).output.hasPrefix("0/4 "))
    #expect(!FileManager.default.fileExists(atPath: home.file("x")))
  }

  @Test(
    "a card is drawn by the companion, as large as it says",
    arguments: [("small", 160), ("medium", 360), ("large", 360)])
  func card(size: String, width: Int) throws {
    let home = try home("Read", "물 마시기", "שיעור עברית")
    let drawn = try home.run(
      "widget", "-o", home.file("x.png"), "--size", size, "--scale", "2", "-o", home.file("x.svg"))
    #expect(drawn.code == 0, "\(drawn.errors)")
    let png = try Data(contentsOf: URL(filePath: home.file("x.png")))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(png[16..<20].reduce(0) { $0 << 8 | Int($1) } == 2 * width)
    #expect(try String(contentsOfFile: home.file("x.svg"), encoding: .utf8).contains("width=\"\(width)\""))
  }
}
