import HabitCLI
import TestSupport
import Testing

@Suite("An empty variable") struct EmptyVariableTests {
  @Test(
    "counts as one that is not set",
    arguments: [
      "HABIT_DAY_START", "HABIT_LANGUAGE", "NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "XDG_CONFIG_HOME", "LC_ALL",
    ])
  func unset(name: String) throws {
    let home = try TestHome()
    home.variables["LANG"] = "ko_KR.UTF-8"
    home.variables["TERM"] = "xterm-256color"
    home.terminal.isOutputTerminal = true
    try home.run("add Read --at 07:30")
    let lines = ["", "config", "list"]
    let usual = try lines.map { try home.run($0).output }
    #expect(usual[0].contains("\u{1B}["))
    home.variables[name] = ""
    #expect(try lines.map { try home.run($0).output } == usual)
  }
}
