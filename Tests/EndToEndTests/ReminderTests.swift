import Foundation
import TestSupport
import Testing

@Suite("Reminders on a desktop") struct ReminderTests {
  private let home: BuiltHome

  init() throws {
    home = try BuiltHome()
    home.variables["HABIT_NOW"] = "2026-03-05T20:55"
    // As under cron, where nothing says that texts are UTF-8.
    home.variables["LANG"] = nil
  }

  @Test("arrive as they are, whatever a name holds, and once", .enabled(if: Desktop.isExpected, Desktop.advice))
  func roundTrip() throws {
    let names = ["독서", "\"q\" 'a' $(touch x) `b`", "back\\nslash", "<b>&amp;"]
    for name in names { try home.run("add", name, "--at", "21:00", "--note", "메모 \(name)") }
    let session = try Desktop.run([["remind"], ["remind"]], in: home)
    #expect(session.runs.map(\.code) == [0, 0], "\(session.runs.map(\.errors))")
    #expect(session.runs[1].output == "No reminder is due.\n")
    #expect(session.notifications.map(\.title) == names)
    let markup = names.map {
      $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
    #expect(session.notifications.map(\.body) == markup.map { "In 5 min, at 21:00\n메모 \($0)" })
    for notification in session.notifications {
      #expect(notification.application == "HabitFlow" && notification.icon == "appointment-soon")
      #expect(notification.urgency == 1)
    }
    #expect(!FileManager.default.fileExists(atPath: home.file("x")))
  }

  @Test(
    "find the bus of the session where no variable names it, as under cron",
    .enabled(if: Desktop.isExpected, Desktop.advice))
  func place() throws {
    try home.run("add", "Read", "--at", "21:00")
    let session = try Desktop.run([["remind"]], in: home, bus: .place)
    #expect(session.runs.map(\.code) == [0], "\(session.runs.map(\.errors))")
    #expect(session.notifications.map(\.title) == ["Read"])
  }

  @Test("stay unsent where there is no service, which is one line", .enabled(if: Desktop.isExpected, Desktop.advice))
  func noService() throws {
    try home.run("add", "Read", "--at", "21:00")
    let session = try Desktop.run([["remind"]], in: home, hasService: false)
    #expect(session.runs[0].code == 69 && session.runs[0].output == "")
    #expect(session.runs[0].errors.hasPrefix("habit: could not remind you of 'Read': 'notify-send' "))
    #expect(session.runs[0].errors.split(separator: "\n").count == 1)
    #expect(try Desktop.run([["remind"]], in: home).notifications.map(\.title) == ["Read"])
  }

  @Test("of an important todo stay until they were seen", .enabled(if: Desktop.isExpected, Desktop.advice))
  func important() throws {
    try home.run("todo", "add", "Rent", "--important", "--due", "2026-03-05", "--at", "20:55")
    try home.run("todo", "add", "Call", "--due", "2026-03-05", "--at", "20:50")
    try home.run("todo", "add", "Done", "--due", "2026-03-05", "--at", "20:50")
    try home.run("todo", "check", "Done")
    let session = try Desktop.run([["remind"], ["remind"]], in: home)
    #expect(session.notifications.map(\.title) == ["Call", "Rent"])
    #expect(session.notifications.map(\.body) == ["Due at 20:50", "Due at 20:55"])
    #expect(session.notifications.map(\.urgency) == [1, 2])
  }

  @Test("are sent by a program whose parent ignores how children end")
  func ignoredChildren() throws {
    try home.run("add", "Read", "--at", "21:00")
    let ended = try home.shell("trap '' CHLD; exec habit remind --command 'echo \"$1\" >> sent'")
    #expect(ended.code == 0, "\(ended.errors)")
    #expect(try String(contentsOfFile: home.file("sent"), encoding: .utf8) == "Read\n")
  }

  @Test("stay unsent where notify-send is not installed")
  func notInstalled() throws {
    try home.run("add", "Read", "--at", "21:00")
    home.variables["PATH"] = "/nowhere"
    let ended = try home.run("remind")
    #expect(ended.code == 69 && ended.errors.contains("'notify-send' is not installed"))
    #expect(try home.run("remind", "--dry-run", "--json").json["due"].items.count == 1)
  }

  @Test("go to a command as words, which run nothing")
  func command() throws {
    try home.run("add", "$(touch x)", "--at", "21:00")
    try home.run("add", "'; touch y; '", "--at", "21:00")
    let line = "printf '%s|%s|%s|%s\\n' \"$1\" \"$2\" \"$HABIT_TITLE\" \"$HABIT_BODY\" >> \"$HOME/sent\""
    #expect(try home.run("remind", "--command", line).code == 0)
    let body = "In 5 min, at 21:00"
    #expect(
      try String(contentsOfFile: home.file("sent"), encoding: .utf8) == """
        $(touch x)|\(body)|$(touch x)|\(body)
        '; touch y; '|\(body)|'; touch y; '|\(body)

        """)
    for name in ["x", "y"] { #expect(!FileManager.default.fileExists(atPath: home.file(name))) }
  }

  @Test("of many runs at once are sent each once")
  func parallel() throws {
    for number in 1...5 { try home.run("add", "Habit\(number)", "--at", "21:00") }
    let running = try (1...8).map { _ in
      try home.start(["remind", "--command", "echo \"$1\" >> \"$HOME/sent\"; sleep 0.05"])
    }
    for process in running { #expect(try process.end().code == 0) }
    let sent = try String(contentsOfFile: home.file("sent"), encoding: .utf8).split(separator: "\n")
    #expect(sent.sorted() == (1...5).map { "Habit\($0)" })
  }
}
