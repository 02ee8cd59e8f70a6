import Foundation
import TestSupport
import Testing

/// Runs the scripts and configurations in `Examples`, over names that a shell, HTML and Markdown could take for more.
@Suite("Example scripts") struct ExampleScriptTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples")
    .standardized.path
  private static let name = "$(touch pwned) <b>_물_</b>"

  private func home() throws -> BuiltHome {
    let home = try BuiltHome()
    // The scripts run Python and Git, and the clock of `date` is the real one.
    home.variables["PATH"] = "/usr/bin:/bin"
    home.variables["GIT_CONFIG_GLOBAL"] = "/dev/null"
    try home.run("add", Self.name, "--start", "2026-02-20", "--at", "07:30", "--icon", "📖")
    for day in 1...9 { try home.run("check", "1", "--on", "-\(day)") }
    return home
  }

  private func run(_ script: String, _ words: String, in home: BuiltHome) throws -> Ended {
    let ended = try home.shell("cd ~; \(Self.folder)/\(script) \(words)")
    #expect(!FileManager.default.fileExists(atPath: home.file("pwned")))
    return ended
  }

  private func text(_ name: String, in home: BuiltHome) throws -> String {
    try String(contentsOfFile: home.file(name), encoding: .utf8)
  }

  // MARK: - The weekly summary

  @Test("mail the week through sendmail")
  func mail() throws {
    let home = try home()
    _ = try home.shell(
      "mkdir -p ~/.local/bin; printf '#!/bin/sh\\ncat > ~/mail' > ~/.local/bin/sendmail; chmod +x ~/.local/bin/sendmail"
    )
    home.variables["HABIT_MAIL"] = "anna@example.org"
    #expect(try run("weekly-summary.sh", "2026-W09", in: home).code == 0)
    let mail = try text("mail", in: home)
    #expect(mail.hasPrefix("To: anna@example.org\nSubject: Habits of 2026-W09\n"))
    #expect(mail.contains("$(touch pwned) &lt;b&gt;_물_&lt;/b&gt;"))
  }

  @Test("post the week to a webhook, and tell if that is refused")
  func webhook() throws {
    let home = try home()
    try Data(
      """
      import http.server, json
      class Receiver(http.server.BaseHTTPRequestHandler):
          def do_POST(self):
              body = self.rfile.read(int(self.headers["Content-Length"]))
              open("posted", "wb").write(body)
              self.send_response(200 if self.path == "/hook" else 403); self.end_headers()
          def log_message(self, *words): pass
      server = http.server.HTTPServer(("127.0.0.1", 0), Receiver)
      open("port", "w").write(str(server.server_port))
      server.handle_request(); server.handle_request()
      """.utf8
    ).write(to: URL(filePath: home.file("server.py")))
    let script = "\(Self.folder)/weekly-summary.sh"
    let ended = try home.shell(
      """
      cd ~; python3 server.py & for try in $(seq 100); do [ -s port ] && break; sleep 0.05; done
      HABIT_WEBHOOK=http://127.0.0.1:$(cat port)/hook \(script) 2026-W09 && echo sent
      HABIT_WEBHOOK=http://127.0.0.1:$(cat port)/other \(script) 2026-W09 || echo refused; wait
      """)
    #expect(ended.output == "sent\nrefused\n", "\(ended.errors)")
    #expect(try ParsedJSON(text("posted", in: home))["text"].string?.contains("물") == true)
    #expect(try run("weekly-summary.sh", "2026-W09", in: home).output.contains("물"))
  }

  // MARK: - Pages of others

  @Test("keep the heatmap and streak in a README up to date, and nothing else of it")
  func readme() throws {
    let home = try home()
    _ = try home.shell(
      "git init -q ~/site; printf 'Above\\n<!-- habit -->\\nold\\n<!-- /habit -->\\nBelow' > ~/site/README.md")
    #expect(try run("readme-badge.sh", "1 ~/site", in: home).code == 0)
    let page = try text("site/README.md", in: home)
    #expect(page.hasPrefix("Above\n<!-- habit -->\n\n**$\\(touch pwned\\)"), "\(page)")
    #expect(page.contains("</picture>\n\n<!-- /habit -->\nBelow") && !page.contains("old") && !page.contains("<b>"))
    #expect(try text("site/habit-dark.svg", in: home).hasPrefix("<"))
    _ = try home.shell("cd ~/site; git add -A; git -c user.name=a -c user.email=a@b commit -qm a")
    #expect(try run("readme-badge.sh", "1 ~/site", in: home).code == 0)
    #expect(try home.shell("cd ~/site; git status --short").output == "")
    _ = try home.shell("echo none > ~/site/README.md")
    #expect(try run("readme-badge.sh", "1 ~/site", in: home).code == 65)
  }

  @Test("write the day into a daily note, as often as it is run, and leave what is written by hand")
  func note() throws {
    let home = try home()
    let path = "vault/Daily/2026-03-05.md"
    _ = try home.shell("mkdir -p ~/vault/Daily; printf 'Mine\\r\\n\\377' > ~/\(path)")
    for _ in 0..<2 { #expect(try run("obsidian-daily-note.sh", "~/vault 1", in: home).code == 0) }
    var bytes = try Data(contentsOf: URL(filePath: home.file(path)))
    #expect(bytes.starts(with: Data("Mine\r\n".utf8) + [0xFF]))
    var section = String(decoding: bytes, as: UTF8.self)
    #expect(section.components(separatedBy: "%% habit %%").count == 2)
    #expect(section.contains("- [ ] 07:30 📖 $(touch pwned) \\<b\\>\\_물\\_\\</b\\>\n"), "\(section)")
    #expect(section.contains("![[habit-heatmap.svg]]"))
    try home.run("check", "1")
    #expect(try run("obsidian-daily-note.sh", "~/vault", in: home).code == 0)
    bytes = try Data(contentsOf: URL(filePath: home.file(path)))
    section = String(decoding: bytes, as: UTF8.self)
    #expect(section.contains("- [x] 07:30") && bytes.starts(with: Data("Mine\r\n".utf8)))
  }

  // MARK: - Status lines

  @Test("put the day into tmux", .enabled(if: Tmux.isExpected, Tmux.advice))
  func tmux() throws {
    let home = try home()
    let terminal = try Tmux(
      "TMUX= tmux -u -L inner -f \(Self.folder)/tmux/habit.conf new-session -x 100 -y 20", in: home)
    let screen = try terminal.wait { $0.contains("0/1") }
    #expect(screen.contains("0/1"), "\(screen)")
    _ = try home.shell("tmux -L inner kill-server")
  }

  @Test("are what waybar reads")
  func waybar() throws {
    let text = try String(contentsOfFile: "\(Self.folder)/waybar/config.jsonc", encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("//") }.joined(separator: "\n")
    let module = try ParsedJSON(lines)["custom/habit"]
    let shown = try home().shell(try #require(module["exec"].string))
    #expect(try ParsedJSON(shown.output)["text"].string?.contains("0/1") == true)
    let style = try String(contentsOfFile: "\(Self.folder)/waybar/style.css", encoding: .utf8)
    #expect(style.contains("#custom-habit.\(try #require(try ParsedJSON(shown.output)["class"].string)) {"))
  }

  @Test("are clean by shellcheck", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/shellcheck")))
  func shellcheck() throws {
    let ended = try home().shell("shellcheck \(Self.folder)/*.sh")
    #expect(ended.output == "")
  }
}
