import CommandKit
import Foundation
import HabitCore
import HabitStore
import TestSupport
import Testing

@testable import HabitCLI

@Suite("Settings on the command line") struct ConfigCommandTests {
  private let home: TestHome

  init() throws {
    home = try TestHome().at("2026-03-05T03:00")
    home.variables["HOME"] = home.file("me")
    try home.run("add Read --start 2026-03-01")
  }

  /// Writes the configuration file.
  private func configure(_ text: String) throws {
    let folder = home.file("me/.config/habit")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: folder + "/config"))
  }

  @Test("every command judges with the settings that hold")
  func judging() throws {
    let today = { try home.run("today --json").json["date"].string }
    #expect(try today() == "2026-03-05")
    try configure("day-start = 04:00\nweek-start = sat")
    #expect(try today() == "2026-03-04")
    #expect(try home.run("week --json").json["from"].string == "2026-02-28")
    try home.run("config set day-start 02:00")
    #expect(try today() == "2026-03-04", "the file wins over the store")
    home.variables["HABIT_DAY_START"] = "03:00"
    #expect(try today() == "2026-03-05", "the environment wins over the file")
    home.variables["HABIT_WEEK_START"] = "sun"
    #expect(try home.run("week --json").json["from"].string == "2026-03-01")
  }

  @Test("the configuration lies where the XDG specification says")
  func place() throws {
    let folder = home.file("xdg")
    try FileManager.default.createDirectory(atPath: folder + "/habit", withIntermediateDirectories: true)
    try Data("day-start = 01:00".utf8).write(to: URL(filePath: folder + "/habit/config"))
    try configure("day-start = 02:00")
    #expect(try home.run("config get day-start").output == "02:00\n")
    home.variables["XDG_CONFIG_HOME"] = folder
    #expect(try home.run("config get day-start").output == "01:00\n")
    home.variables["XDG_CONFIG_HOME"] = "relative"
    #expect(try home.run("config get day-start").output == "02:00\n")
  }

  @Test("the language follows the store, once it is read, and what wins over it")
  func language() throws {
    try home.run("config set language ko")
    #expect(try home.run("today").output.contains("목요일"))
    try configure("language = en")
    #expect(try home.run("today").output.contains("Thursday"))
    home.variables["HABIT_LANGUAGE"] = "ko"
    #expect(try home.run("today").output.contains("목요일"))
    #expect(try home.run("heatmap --lang en").output.contains("Mar"))
    #expect(try home.run("heatmap").output.contains("3월"))
    #expect(try home.attempt("show nothing").errors.contains("습관이 없습니다"))
    #expect(try home.attempt("frobnicate").errors.contains("명령이 없습니다"), "also before a command is known")
  }

  @Test("a list says of each value where it comes from")
  func sources() throws {
    try configure("# mine\nremind-before = 5")
    home.variables["HABIT_LANGUAGE"] = "en"
    try home.run("config set day-start 04:00")
    let keys = try home.run("config --json").json["keys"].items
    let sources = keys.map { "\($0["name"].string ?? "") \($0["source"].string ?? "") \($0["place"].string ?? "-")" }
    let file = home.file("me/.config/habit/config")
    #expect(
      sources == [
        "day-start store -", "week-start store -", "language environment HABIT_LANGUAGE", "reminders default -",
        "remind-before file \(file):2", "remind-after default -", "remind-summary default -", "on-change default -",
        "widget-file default -", "widget-size default -", "backups environment HABIT_BACKUPS",
      ])
    #expect(try home.run("config").lines.contains("remind-before   5       \(file):2"))
  }

  @Test("a value that is set but does not hold is told, with what to do")
  func overridden() throws {
    #expect(try home.run("config set day-start 01:00").errors == "")
    try configure("day-start = 02:00")
    let file = home.file("me/.config/habit/config")
    let fileWins = try home.run("config set day-start 03:00")
    #expect(fileWins.output == "day-start: 03:00\n")
    #expect(fileWins.errors == "day-start stays 02:00 as long as \(file):1 says so; change it there\n")
    home.variables["HABIT_DAY_START"] = "1am"
    #expect(
      try home.run("config unset day-start").errors
        == "day-start stays 01:00 as long as HABIT_DAY_START says so; unset HABIT_DAY_START\n")
    home.variables["HABIT_DAY_START"] = nil
    try configure("")
    #expect(try home.run("config get day-start").output == "00:00\n")
  }

  @Test(
    "a bad key or value is refused with a suggestion, and nothing is set",
    arguments: [
      ("config set day-strat 04:00", "did you mean 'day-start'?"),
      ("config get remind-befor", "did you mean 'remind-before'?"),
      ("config unset nothing", "write one of day-start"), ("config set language kr", "did you mean 'ko'?"),
      ("config set reminders maybe", "write one of on, off"), ("config set remind-before -1", "from 0 to 1439"),
      ("config set remind-after soon", "or write off"), ("config set remind-summary 24:00", "HH:MM"),
      ("config set on-change ''", "write a command on one line"), ("config set on-change 'a\nb'", "on one line"),
      ("config set widget-file day.png", "write the whole path"), ("config set widget-file /day.pdf", ".png or .svg"),
      ("config set widget-size tiny", "write one of small, medium, large"),
    ])
  func refusal(line: String, advice: String) throws {
    let before = try home.run("config --json").output
    let run = try home.attempt(line)
    #expect(run.code == .usage && run.output == "")
    #expect(run.errors.contains(advice), "\(run.errors)")
    #expect(try home.run("config --json").output == before)
  }

  @Test("a bad variable is refused with its name")
  func badVariable() throws {
    home.variables["HABIT_REMIND_BEFORE"] = "x"
    let run = try home.attempt("check Read")
    #expect(run.code == .usage)
    #expect(run.errors.hasPrefix("habit: 'x' is not valid for HABIT_REMIND_BEFORE: write a whole number of minutes"))
    home.variables["HABIT_REMIND_BEFORE"] = nil
    #expect(try home.run("today --json").json["done"].int == 0)
  }

  @Test("with a damaged file nothing is done but what needs no settings")
  func damagedFile() throws {
    try configure("language = ko\nnonsense\nday-start = x\n")
    let before = try home.files()
    let file = home.file("me/.config/habit/config")
    for line in [
      "today", "check Read", "undo", "config", "config get language", "config set language en", "heatmap", "widget",
      "remind --dry-run", "week", "log", "pause", "badges",
    ] {
      let run = try home.attempt(line)
      #expect(run.code == .configuration, "\(line)")
      if line != "widget" { #expect(run.output == "", "\(line)") }
      let faults = run.errors.split(separator: "\n")
      #expect(faults.count == 2 && faults[0].hasPrefix("habit: \(file):2: "), "\(line): \(run.errors)")
      #expect(faults.last?.hasPrefix("habit: \(file):3: ") == true)
    }
    for line in ["path", "--version", "--help", "config --help", "help config"] {
      #expect(try home.attempt(line).code == .success, "\(line)")
    }
    #expect(try home.attempt("today --json").errorCode == "damaged-configuration")
    #expect(try home.files() == before)
  }

  @Test("settings of this device are set, undone and done again like others")
  func deviceSettings() throws {
    home.variables["HOME"] = "/home/me"
    for line in ["on-change 'pkill -RTMIN+8 waybar'", "widget-file /home/me/day.png", "widget-size large"] {
      try home.run("config set \(line)")
    }
    #expect(try home.run("config get on-change").output == "pkill -RTMIN+8 waybar\n")
    try home.run("undo")
    try home.run("undo")
    try home.run("undo")
    #expect(try home.run("config get on-change").output == "off\n")
    try home.run("redo")
    #expect(try home.run("config get on-change").output == "pkill -RTMIN+8 waybar\n")
  }
}
