import CommandKit
import Foundation
import HabitCLI
import TestSupport
import Testing

@Suite("habit remind install") struct InstallTests {
  private let home: TestHome
  private let system: PretendedSystem

  init() throws {
    home = try TestHome()
    home.variables["HOME"] = home.file("me")
    home.machine.programPath = "/usr/local/bin/habit"
    system = PretendedSystem()
    home.programs.answer = { [system] order throws(ProcessFailure) in try system.answer(order) }
  }

  private var service: String { "me/.config/systemd/user/habit-remind.service" }
  private var timer: String { "me/.config/systemd/user/habit-remind.timer" }

  /// The command lines that were run, without the questions whether something is there.
  private var ran: [String] {
    home.programs.orders.map { $0.words.joined(separator: " ") }
      .filter { !$0.contains("show-environment") && $0 != "crontab -l" }
  }

  @Test("writes timers of systemd where it answers, shows them, and turns them on")
  func systemd() throws {
    let run = try home.run("remind install")
    #expect(run.lines[0] == "Reminders are sent automatically now: systemd runs habit every minute.")
    #expect(run.lines[1] == "wrote \(home.file(service)):")
    for name in [service, timer] {
      for line in try home.text(of: name).split(separator: "\n") { #expect(run.output.contains("  \(line)\n")) }
    }
    #expect(try home.text(of: service).contains(#"ExecStart="/usr/local/bin/habit" "remind" "--quiet""#))
    #expect(try home.text(of: service).contains("Environment=\"HABIT_HOME=\(home.path)\""))
    #expect(try home.text(of: timer).contains("OnCalendar=*:0/1\n"))
    #expect(
      ran == [
        "systemctl --user daemon-reload", "systemctl --user enable habit-remind.timer",
        "systemctl --user restart habit-remind.timer",
      ])
  }

  @Test("again changes nothing", arguments: ["--systemd", "--cron"])
  func again(option: String) throws {
    try home.run("remind install \(option)")
    let before = (try home.files(), system.crontab)
    let run = try home.run("remind install \(option)")
    #expect(run.output.hasPrefix("Nothing to change: reminders are sent automatically already, through "))
    #expect(try home.files() == before.0 && system.crontab == before.1)
    #expect(try home.run("remind install \(option) --json").json["written"].items.isEmpty)
  }

  @Test("takes a line in the crontab where systemd does not answer, and lets the others be")
  func cron() throws {
    system.hasSystemd = false
    system.crontab = "MAILTO=me\n0 5 * * * backup 100\\%\n"
    let run = try home.run("remind install --every 5 --command 'ping \"$1\"'")
    let line =
      "*/5 * * * * env HABIT_HOME=\(home.path) /usr/local/bin/habit remind --quiet --command 'ping \"$1\"'"
      + " # Written by 'habit remind install'; 'habit remind uninstall' removes it.\n"
    #expect(system.crontab == "MAILTO=me\n0 5 * * * backup 100\\%\n" + line)
    #expect(run.output.hasSuffix("wrote crontab:\n  " + line))
    #expect(try home.run("remind uninstall").output == "removed the line from the crontab\n")
    #expect(system.crontab == "MAILTO=me\n0 5 * * * backup 100\\%\n")
    #expect(try home.run("remind uninstall").output == "Nothing to remove: reminders are not sent automatically.\n")
  }

  @Test("leaves no crontab where there was none")
  func emptyCrontab() throws {
    try home.run("remind install --cron")
    #expect(system.crontab != nil)
    try home.run("remind uninstall")
    #expect(system.crontab == nil)
  }

  @Test("shows what it would write, and writes nothing", arguments: ["--systemd", "--cron", ""])
  func dryRun(option: String) throws {
    let run = try home.run("remind install \(option) --dry-run")
    #expect(run.output.hasPrefix("would write "))
    #expect(try home.files().isEmpty && system.crontab == nil && ran.isEmpty)
    try home.run("remind install \(option)")
    let before = (try home.files(), system.crontab)
    #expect(try home.run("remind uninstall --dry-run").output.hasPrefix("would remove "))
    #expect(try home.files() == before.0 && system.crontab == before.1)
  }

  @Test("takes an agent of launchd on a Mac")
  func mac() throws {
    home.machine.isMac = true
    try home.run("remind install --every 10")
    let path = home.file("me/Library/LaunchAgents/habit.remind.plist")
    #expect(try home.text(of: "me/Library/LaunchAgents/habit.remind.plist").contains("<integer>600</integer>"))
    #expect(ran == ["launchctl unload \(path)", "launchctl load -w \(path)"])
    #expect(try home.run("remind uninstall").output == "removed \(path)\n")
    #expect(try home.files().isEmpty)
  }

  @Test("uninstall removes what was written, and foreign files stay")
  func uninstall() throws {
    try home.run("remind install")
    let other = home.file("me/.config/systemd/user/other.service")
    try "[Unit]\n".write(toFile: other, atomically: true, encoding: .utf8)
    home.programs.forget()
    #expect(try home.run("remind uninstall").lines == ["removed \(home.file(service))", "removed \(home.file(timer))"])
    #expect(try home.files().keys.sorted() == ["me/.config/systemd/user/other.service"])
    #expect(ran == ["systemctl --user disable --now habit-remind.timer", "systemctl --user daemon-reload"])
  }

  @Test("a foreign file of that name is left, and named")
  func foreign() throws {
    let folder = home.file("me/.config/systemd/user")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "mine".write(toFile: home.file(timer), atomically: true, encoding: .utf8)
    let run = try home.attempt("remind install")
    #expect(run.code == .cannotCreate)
    #expect(
      run.errors
        == "habit: there is a file \(home.file(timer)) that habit did not write; move it away first\n")
    #expect(try home.run("remind uninstall").output.hasPrefix("Nothing to remove"))
    #expect(try home.files().mapValues { String(decoding: $0, as: UTF8.self) } == [timer: "mine"])
  }

  @Test("what cannot be turned on is not left lying about")
  func refused() throws {
    system.refusal = "enable"
    let run = try home.attempt("remind install")
    #expect(run.code == .unavailable)
    #expect(
      run.errors
        == "habit: could not turn reminders on or off: 'systemctl --user enable habit-remind.timer' says: no\n")
    #expect(try home.files().isEmpty)
  }

  @Test("another way takes the place of the one before")
  func change() throws {
    try home.run("remind install --cron")
    #expect(try home.run("remind install --systemd").output.hasSuffix("removed the line from the crontab\n"))
    #expect(system.crontab == nil)
    try home.run("remind install --cron")
    #expect(try home.files().isEmpty && system.crontab != nil)
  }

  @Test("carries over what a run without a session would not know")
  func variables() throws {
    home.variables["LANG"] = "ko_KR.UTF-8"
    home.variables["XDG_CONFIG_HOME"] = home.file("config")
    home.variables["HABIT_HOME"] = nil
    try home.run("remind install --cron")
    let text = try #require(system.crontab)
    #expect(text.contains(" env XDG_CONFIG_HOME=\(home.file("config")) LANG=ko_KR.UTF-8 /usr/local/bin/habit "))
    home.variables["PWD"] = "/somewhere"
    try home.run("remind install --cron --home here")
    #expect(try #require(system.crontab).contains(" env HABIT_HOME=/somewhere/here "))
    home.variables["PWD"] = nil
    #expect(try home.attempt("remind install --cron --home here").code == .usage)
  }

  @Test(
    "what makes no sense is refused, and nothing is written",
    arguments: [
      "remind install --every 7", "remind install --every 0", "remind install --every x",
      "remind install --cron --systemd", "remind install now",
    ])
  func badInput(line: String) throws {
    #expect(try home.attempt(line).code == .usage)
    #expect(try home.files().isEmpty && system.crontab == nil)
  }

  @Test("without a home, or neither systemd nor cron, it says so")
  func nothingThere() throws {
    system.hasSystemd = false
    system.hasCron = false
    let run = try home.attempt("remind install")
    #expect(run.code == .unavailable)
    #expect(run.errors == "habit: could not turn reminders on or off: 'crontab' is not installed\n")
    home.variables["HOME"] = nil
    #expect(try home.attempt("remind install").code == .usage)
  }
}

/// A machine with systemd and cron, as programs see it.
private final class PretendedSystem {
  var hasSystemd = true
  var hasCron = true
  /// The table of the user; `nil` if there is none.
  var crontab: String?
  /// A verb of systemctl that fails.
  var refusal: String?

  func answer(_ order: ProcessOrder) throws(ProcessFailure) -> ProcessResult {
    switch order.words[0] {
    case "systemctl":
      if !hasSystemd { return ProcessResult(.exited(1), errors: Array("no bus\n".utf8)) }
      return order.words.contains { $0 == refusal }
        ? ProcessResult(.exited(1), errors: Array("no\n".utf8)) : ProcessResult(.exited(0))
    case "crontab":
      guard hasCron else {
        throw ProcessFailure(program: "crontab", reason: "No such file or directory", isMissing: true)
      }
      return answer(crontab: order)
    default: return ProcessResult(.exited(0))
    }
  }

  private func answer(crontab order: ProcessOrder) -> ProcessResult {
    switch order.words[1] {
    case "-l":
      guard let crontab else { return ProcessResult(.exited(1), errors: Array("no crontab for me\n".utf8)) }
      return ProcessResult(.exited(0), output: Array(crontab.utf8))
    case "-r": crontab = nil
    default: crontab = String(decoding: order.input, as: UTF8.self)
    }
    return ProcessResult(.exited(0))
  }
}
