import Foundation
import TestSupport
import Testing

@Suite("Reminders by themselves") struct ReminderScheduleTests {
  private static let isCI = ProcessInfo.processInfo.environment["CI"] == "true"
  private static let hasSystemd = isCI || FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")
  private static let hasCron = isCI || FileManager.default.isExecutableFile(atPath: "/usr/sbin/cron") && getuid() == 0

  @Test(
    "systemd finds no fault in the units, with blanks, percent and dollar signs in every path",
    .enabled(if: hasSystemd, "there is no systemd to look at units; Tests/run.sh installs it"))
  func units() throws {
    let home = try BuiltHome()
    let folder = home.file("a b 100% $HOME")
    try FileManager.default.createDirectory(atPath: folder + "/runtime", withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: home.programs + "/habit", toPath: folder + "/habit")
    try writeScript("exit 0", to: folder + "/systemctl")
    home.programs = folder
    home.variables["PATH"] = folder + ":/usr/bin:/bin"
    home.variables["HABIT_HOME"] = folder + "/\"home\" 'x' \\"
    home.variables["XDG_CONFIG_HOME"] = folder + "/config"
    let ended = try home.run("remind", "install", "--command", "echo \"$1\" 5% \\ '$$'")
    #expect(ended.code == 0, "\(ended.errors)")
    let units = folder + "/config/systemd/user"
    home.variables["XDG_RUNTIME_DIR"] = folder + "/runtime"
    let verified = try Running(
      "/usr/bin/systemd-analyze",
      ["verify", "--user", "\(units)/habit-remind.service", "\(units)/habit-remind.timer"],
      variables: home.variables, folder: home.file("")
    ).end()
    #expect(verified.code == 0 && verified.errors == "", "\(verified.errors)")
    #expect(try home.run("remind", "uninstall").code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: units) == [])
  }

  @Test(
    "a real cron runs the line, and the crontab is afterwards as it was",
    .enabled(if: Soak.isOn && hasCron, "it takes a minute: with HABIT_SOAK=1, as root, with Debian's cron"))
  func cron() throws {
    let home = try BuiltHome(path: URL.temporaryDirectory.appending(path: "habit 100% \(UUID().uuidString)").path)
    defer { try? FileManager.default.removeItem(atPath: home.path) }
    home.variables["HABIT_NOW"] = nil
    let before = try home.shell("crontab -l")
    let sent = home.file("sent")
    // At midnight it has come due, whenever this runs.
    try home.run("add", "$(touch x) 5%", "--remind", "00:00")
    let ended = try home.run("remind", "install", "--cron", "--command", "echo \"$1\" 100% >> '\(sent)'")
    #expect(ended.code == 0, "\(ended.errors)")
    defer { _ = try? home.run("remind", "uninstall") }
    let daemon = try Running("/usr/sbin/cron", ["-f"], variables: home.variables, folder: home.file(""))
    defer { kill(daemon.process.processIdentifier, SIGKILL) }
    // Cron looks once a minute, and a machine on which everything is tried at once may be slow to follow.
    let deadline = ContinuousClock().now + .seconds(200)
    while ContinuousClock().now < deadline, !FileManager.default.fileExists(atPath: sent) { usleep(200_000) }
    // What the shell has opened it is about to write.
    usleep(500_000)
    #expect(try String(contentsOfFile: sent, encoding: .utf8) == "$(touch x) 5% 100%\n")
    #expect(try home.run("remind", "uninstall").code == 0)
    let after = try home.shell("crontab -l")
    #expect(after.code == before.code && after.output == before.output)
  }

  private func writeScript(_ body: String, to path: String) throws {
    try "#!/bin/sh\n\(body)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }
}
