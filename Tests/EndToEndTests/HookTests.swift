import Foundation
import TestSupport
import Testing

@Suite("Hooks after a change") struct HookTests {
  private let home: BuiltHome

  init() throws {
    home = try BuiltHome()
    #expect(try home.run("add", "Read", "--start", "2026-03-01").code == 0)
  }

  /// Sets the command that runs after a change, which is the first change that it runs after.
  private func setHook(_ command: String) throws {
    #expect(try home.run("config", "set", "on-change", command).code == 0)
  }

  /// Waits until something holds.
  private func wait(_ seconds: Double = 20, until holds: () throws -> Bool) rethrows -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < deadline {
      if try holds() { return true }
      usleep(10_000)
    }
    return try holds()
  }

  private func lines(of name: String) -> [String] {
    let text = try? String(contentsOfFile: home.file(name), encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  /// Waits until the background has left word of a failure.
  private func waitForFailure() -> Bool {
    wait { FileManager.default.fileExists(atPath: home.store + ".hook-failures") }
  }

  @Test("a command runs after every change, knows the store and the verb, and after nothing else")
  func everyChange() throws {
    try setHook("echo \"$HABIT_COMMAND in $HABIT_HOME\" >> '\(home.file("log"))'")
    let changes = [
      ["check", "read"], ["skip", "read", "--on", "2026-03-04"], ["undo"], ["redo"],
      ["config", "set", "day-start", "1am"],
    ]
    for words in changes {
      #expect(try home.start(words).end().code == 0)
      let count = lines(of: "log").count
      #expect(wait { lines(of: "log").count > count || lines(of: "log").last?.hasPrefix(words[0]) == true })
    }
    for words in [["today"], ["list"], ["check", "read"], ["config"], ["path"], ["undo", "--nonsense"]] {
      _ = try home.start(words).end()
    }
    #expect(wait { lines(of: "log").count >= 6 })
    usleep(300_000)
    #expect(
      lines(of: "log").sorted()
        == ["check", "config set", "config set", "redo", "skip", "undo"].map { "\($0) in \(home.path)" })
  }

  @Test("a command that fails is told once, by the next command of a person, and the change stands")
  func failing() throws {
    try setHook("echo 'no bar here' >&2; exit 3")
    #expect(waitForFailure())
    #expect(try home.run("widget").errors == "", "a bar has nobody who reads it")
    #expect(try home.run("today", "--quiet").errors == "")
    let told = try home.run("today")
    #expect(
      told.errors
        == "habit: 'on-change' failed with exit code 3: no bar here; the change stands; see 'habit config get on-change'\n"
    )
    #expect(told.code == 0 && told.output.contains("Read"))
    #expect(try home.run("today").errors == "")
    #expect(try home.run("config", "get", "on-change").output == "echo 'no bar here' >&2; exit 3\n")
  }

  @Test("a command that hangs is stopped with all that it started, and told; nobody waits for it")
  func hanging() throws {
    let began = ContinuousClock.now
    try setHook("sleep 60 & echo $! > '\(home.file("child"))'; wait")
    #expect(ContinuousClock.now - began < .seconds(8))
    #expect(wait(5) { !lines(of: "child").isEmpty })
    let child = try #require(pid_t(lines(of: "child").first ?? ""))
    #expect(kill(child, 0) == 0)
    #expect(waitForFailure())
    #expect(ContinuousClock.now - began >= .seconds(10))
    #expect(
      try home.run("today").errors
        == "habit: 'on-change' took more than 10 seconds and was stopped; the change stands; "
        + "see 'habit config get on-change'\n")
    #expect(wait(5) { kill(child, 0) != 0 || isZombie(child) })
  }

  @Test("a slow command holds up no command, and no pipe that a command writes into")
  func slow() throws {
    try setHook("sleep 4; echo late >&2; echo done >> '\(home.file("log"))'")
    let began = ContinuousClock.now
    let piped = try home.shell("habit check read | cat; habit check read --on yesterday 2>&1 3>&1 | cat")
    #expect(piped.output.contains("Read: done on 2026-03-05") && piped.output.contains("Read: done on 2026-03-04"))
    // Descriptor 3 of a shell stays open in what it starts, unless that is seen to.
    #expect(try home.shell("exec 3> >(cat); habit uncheck read; exec 3>&-; wait").code == 0)
    #expect(ContinuousClock.now - began < .seconds(4))
    #expect(wait { lines(of: "log").count == 4 })
    #expect(try home.run("today").errors == "")
  }

  @Test("a command that itself changes something starts no further command")
  func recursive() throws {
    let log = home.file("log")
    try setHook("echo run >> '\(log)'; '\(home.programs)/habit' check read --amount 1 >> '\(log)' 2>&1")
    #expect(wait { lines(of: "log").count >= 2 })
    usleep(500_000)
    #expect(lines(of: "log").first == "run" && lines(of: "log").filter { $0 == "run" }.count == 1)
    #expect(try home.run("history").output.contains("check read"))
  }

  @Test("a command of a terminal that is closed goes on")
  func hangup() throws {
    let script = "trap 'echo hup >> log' HUP; sleep 1; echo done >> log"
    try setHook("cd '\(home.file("."))'; \(script)")
    // The session of the terminal ends with its leader.
    #expect(try home.shell("setsid -w bash -c 'habit check read; kill -HUP 0' >out 2>&1; true").code == 0)
    #expect(wait { lines(of: "log").count == 2 })
    #expect(lines(of: "log") == ["done", "done"])
  }

  @Test("undo takes the command back, and a variable turns it off for once")
  func off() throws {
    let log = home.file("log")
    try setHook("echo run >> '\(log)'")
    #expect(wait { lines(of: "log").count == 1 })
    home.variables["HABIT_ON_CHANGE"] = "off"
    #expect(try home.run("check", "read").code == 0)
    home.variables["HABIT_ON_CHANGE"] = nil
    #expect(try home.run("undo").code == 0)
    #expect(wait { lines(of: "log").count == 2 })
    #expect(try home.run("undo").output.contains("config set on-change"))
    #expect(try home.run("check", "read").code == 0)
    usleep(300_000)
    #expect(lines(of: "log").count == 2)
  }

  @Test("a picture is drawn anew after a change, the last of many last")
  func picture() throws {
    let path = home.file("day.svg")
    #expect(try home.run("config", "set", "widget-file", path).code == 0)
    #expect(wait { FileManager.default.fileExists(atPath: path) })
    let changes = try (1...12).map { try home.start(["add", "Habit \($0)"]) }
    for change in changes { #expect(try change.end().code == 0) }
    let last = try home.run("widget", "-o", home.file("now.svg"))
    #expect(last.code == 0)
    #expect(
      wait {
        (try? Data(contentsOf: URL(filePath: path))) == (try? Data(contentsOf: URL(filePath: home.file("now.svg"))))
      })
    #expect(try home.run("today").errors == "")
  }

  @Test("a picture that cannot be drawn is told, with its reason")
  func failingPicture() throws {
    #expect(try home.run("config", "set", "widget-file", home.file("missing/day.svg")).code == 0)
    #expect(waitForFailure())
    let errors = try home.run("today").errors
    #expect(errors.hasPrefix("habit: 'widget-file' failed with exit code 73: "), "\(errors)")
    #expect(errors.contains("missing/day.svg"))
  }

  @Test("a store without hooks has nothing beside it")
  func none() throws {
    #expect(try home.run("check", "read").code == 0)
    #expect(
      try home.files().keys.allSatisfy { $0.hasPrefix("habit.db") && !$0.contains("hook") && !$0.contains("turn") })
  }

  private func isZombie(_ process: pid_t) -> Bool {
    ((try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? "").contains(") Z ")
  }
}
