import Foundation
import TestSupport
import Testing

@Suite("Completions in real shells", .enabled(if: Tmux.isExpected, Tmux.advice), .serialized)
struct ShellCompletionTests {
  /// Names that a shell could take for something else.
  private static let names = [
    "Buy a \"book\"", "it's fine", "$(touch pwned)", "`touch pwned`", "물 마시기", "🏃 family", "a:b=c", "~home", "#tag",
    "x;y*?", "back\\slash", "Zebra run",
  ]

  /// What of each name is typed before Tab is pressed.
  private static func beginning(of name: String) -> String {
    switch name {
    case "$(touch pwned)": "\\$"
    case "`touch pwned`": "\\`"
    case "~home": "\\~"
    case "#tag": "\\#"
    case "back\\slash": "ba"
    case "Buy a \"book\"": "bu"
    case "x;y*?": "x"
    default: String(name.prefix(1))
    }
  }

  private func home() throws -> BuiltHome {
    let home = try BuiltHome()
    for name in Self.names { #expect(try home.run("add", "--start", "2026-01-01", "--", name).code == 0) }
    #expect(try home.run("add", "Archived one").code == 0)
    #expect(try home.run("archive", "Archived one").code == 0)
    #expect(try home.run("todo", "add", "Wash \"it\"").code == 0)
    #expect(try home.run("category", "add", "Fit & Well").code == 0)
    return home
  }

  /// Opens a shell that has read its script.
  private func shell(_ name: String, in home: BuiltHome) throws -> Tmux {
    let start: String
    switch name {
    case "bash":
      _ = try home.shell("habit completions bash > $HOME/script")
      start = "cd $HOME; PS1='> ' exec bash --norc --noprofile"
    case "zsh":
      _ = try home.shell("mkdir -p $HOME/functions; habit completions zsh > $HOME/functions/_habit")
      start = "cd $HOME; PS1='> ' exec zsh -f"
    default:
      _ = try home.shell(
        "mkdir -p $HOME/.config/fish/completions; habit completions fish > $HOME/.config/fish/completions/habit.fish")
      start = "cd $HOME; exec fish --private"
    }
    let terminal = try Tmux(start, in: home)
    switch name {
    case "bash":
      try terminal.wait { $0.hasPrefix(">") }
      try run("bind 'set bell-style none'; . ~/script", in: terminal)
    case "zsh":
      try terminal.wait { $0.hasPrefix(">") }
      try run("fpath=(~/functions $fpath); autoload -U compinit; compinit -u -d ~/dump; unsetopt beep", in: terminal)
    default:
      try run("function fish_prompt; echo '> '; end; function fish_greeting; end", in: terminal)
    }
    return terminal
  }

  /// Runs a line, and waits for its end.
  private func run(_ line: String, in terminal: Tmux) throws {
    try terminal.type(line + "; clear; echo re''ady")
    try terminal.press("Enter")
    let screen = try terminal.wait { $0.hasPrefix("ready") }
    try #require(screen.hasPrefix("ready"), "\(screen)")
  }

  /// Types the beginning of a line, presses Tab, and waits for what comes of it.
  ///
  /// - Returns: The line as it stands then.
  private func complete(_ beginning: String, in terminal: Tmux) throws -> String {
    try terminal.press("C-u")
    try terminal.type(beginning)
    let typed = try terminal.wait { line(of: $0).hasSuffix(beginning) }
    try #require(line(of: typed).hasSuffix(beginning), "\(typed)")
    try terminal.press("Tab")
    let screen = try terminal.wait(seconds: 5) { !line(of: $0).hasSuffix(beginning) }
    return line(of: screen)
  }

  /// The line that is being typed: the last that has a prompt.
  private func line(of screen: String) -> String {
    screen.split(separator: "\n").last { $0.hasPrefix(">") }.map(String.init) ?? ""
  }

  private static func isInstalled(_ shell: String) -> Bool {
    ProcessInfo.processInfo.environment["CI"] == "true"
      || FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
  }

  private static let shells = ["bash", "zsh", "fish"].filter(isInstalled)

  @Test("complete each name so that the habit is checked, and run nothing of it", arguments: shells)
  func names(shell: String) throws {
    let home = try home()
    let terminal = try self.shell(shell, in: home)
    for name in Self.names {
      let line = try complete("habit check --note x \(Self.beginning(of: name))", in: terminal)
      try terminal.press("Enter")
      var count = 0
      for _ in 0..<50 where count == 0 {
        usleep(50_000)
        count = try home.run("log", name, "--json").json["checkIns"].items.count
      }
      #expect(count == 1, "\(shell), \(name): \(line)")
    }
    #expect(!FileManager.default.fileExists(atPath: home.file("pwned")))
  }

  @Test("complete commands, options, values and names of other things", arguments: shells)
  func places(shell: String) throws {
    let home = try home()
    let terminal = try self.shell(shell, in: home)
    let cases = [
      ("habit expl", "habit explain"), ("habit todo unc", "habit todo uncheck"), ("habit today --gr", "--group"),
      ("habit help sched", "habit help schedules"), ("habit unarchive A", "Archived\\ one"),
      ("habit todo check W", "Wash\\ \\\"it\\\""), ("habit edit Zebra\\ run --category F", "Fit\\ \\&\\ Well"),
      ("habit completions z", "completions zsh"), ("habit list --sort stren", "strength"),
    ]
    for (beginning, end) in cases {
      let line = try complete(beginning, in: terminal)
      #expect(line.contains(end), "\(shell), \(beginning): \(line)")
    }
  }

  @Test("run nothing of the history of bash, whatever a name in quotes holds", .enabled(if: isInstalled("bash")))
  func history() throws {
    let home = try home()
    #expect(try home.run("add", "Go !touch it").code == 0)
    let terminal = try shell("bash", in: home)
    try run("touch ~/first", in: terminal)
    try run("rm ~/first", in: terminal)
    _ = try complete("habit check \"Go", in: terminal)
    try terminal.press("Enter")
    var count = 0
    for _ in 0..<50 where count == 0 {
      usleep(50_000)
      count = try home.run("log", "Go", "--json").json["checkIns"].items.count
    }
    #expect(count == 1)
    #expect(!FileManager.default.fileExists(atPath: home.file("first")))
  }

  @Test("go on inside an open quote", arguments: shells)
  func quotes(shell: String) throws {
    let home = try home()
    let terminal = try self.shell(shell, in: home)
    let line = try complete("habit check \"Zeb", in: terminal)
    #expect(line.contains("\"Zebra run"), "\(shell): \(line)")
  }
}
