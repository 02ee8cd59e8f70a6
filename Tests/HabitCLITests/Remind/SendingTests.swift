import CommandKit
import HabitCLI
import TestSupport
import Testing

@Suite("How reminders are sent") struct SendingTests {
  private let home: TestHome

  init() throws {
    home = try TestHome().at("2026-03-05T12:00")
  }

  @Test("the notification service gets title and body as words of their own, whatever they hold")
  func notifySend() throws {
    try home.run("add --at 12:05 --note 'a <b> & c\\n <\u{301}' -- '-독서 \"$(touch x)\"'")
    try home.run("remind")
    #expect(
      home.programs.orders == [
        ProcessOrder(
          [
            "notify-send", "--app-name=HabitFlow", "--icon=appointment-soon", "--urgency=normal",
            "--category=x-habit.reminder", "--", "-독서 \"$(touch x)\"",
            "In 5 min, at 12:05\na &lt;b&gt; &amp; c\\\\n &lt;\u{301}",
          ], variables: ["LC_ALL": "C.UTF-8"])
      ])
  }

  @Test("the bus of the session is found where no variable names it")
  func bus() throws {
    home.machine.sessionBus = "unix:path=/run/user/7/bus"
    try home.run("add Read --at 12:05")
    try home.run("remind")
    #expect(home.programs.orders.last?.variables["DBUS_SESSION_BUS_ADDRESS"] == "unix:path=/run/user/7/bus")
    home.variables["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/tmp/bus"
    try home.run("add Run --at 12:05")
    try home.run("remind")
    #expect(home.programs.orders.last?.variables["DBUS_SESSION_BUS_ADDRESS"] == nil)
    try home.run("add Swim --at 12:05")
    home.variables["DBUS_SESSION_BUS_ADDRESS"] = nil
    try home.run("remind --command true")
    #expect(home.programs.orders.last?.variables["DBUS_SESSION_BUS_ADDRESS"] == "unix:path=/run/user/7/bus")
  }

  @Test("a Mac gets them as arguments of its script")
  func mac() throws {
    home.machine.isMac = true
    try home.run("add 'a\" & (do shell script \"x\")' --at 12:05")
    try home.run("remind")
    #expect(
      home.programs.orders.map(\.words) == [
        [
          "osascript", "-e", "on run argv", "-e",
          "display notification (item 2 of argv) with title (item 1 of argv)", "-e", "end run", "--",
          "a\" & (do shell script \"x\")", "In 5 min, at 12:05",
        ]
      ])
  }

  @Test("a command gets them as arguments and in variables")
  func command() throws {
    try home.run("add '$(touch x)' --at 12:05")
    try home.run("remind --command 'echo \"$1\"'")
    #expect(
      home.programs.orders == [
        ProcessOrder(
          ["/bin/sh", "-c", "echo \"$1\"", "habit", "$(touch x)", "In 5 min, at 12:05"],
          variables: ["HABIT_TITLE": "$(touch x)", "HABIT_BODY": "In 5 min, at 12:05"])
      ])
  }

  @Test("if the third of five fails, the others are sent and marked, and the next run tries it again")
  func thirdOfFive() throws {
    for number in 1...5 { try home.run("add Habit\(number) --at 12:0\(number)") }
    home.programs.answer = { order in
      ProcessResult(.exited(order.words.contains("Habit3") ? 1 : 0), errors: Array("no service\nmore\n".utf8))
    }
    let run = try home.attempt("remind")
    #expect(run.code == .unavailable)
    #expect(
      run.errors == """
        habit: could not remind you of 'Habit3': 'notify-send' says: no service; start a notification service, \
        or name a command that sends it with --command; 4 others were sent

        """)
    #expect(run.output.split(separator: "\n").count == 4)
    #expect(home.programs.orders.count == 5)
    home.programs.forget()
    home.programs.answer = { _ in ProcessResult(.exited(0)) }
    try home.run("remind")
    #expect(home.programs.orders.compactMap { $0.words.dropLast().last } == ["Habit3"])
  }

  @Test("those that fail alike are told in one line, others in a line of their own")
  func severalFailures() throws {
    for number in 1...6 { try home.run("add Habit\(number) --at 12:0\(number)") }
    home.programs.answer = { order in
      ProcessResult(order.words.contains("Habit2") ? .exited(0) : .exited(order.words.contains("Habit4") ? 4 : 1))
    }
    let run = try home.attempt("remind --command ping")
    #expect(
      run.errors == """
        habit: could not remind you of 'Habit1', 'Habit3', 'Habit5' +1 more: 'ping' ended with the exit code 1; \
        1 other was sent
        habit: could not remind you of 'Habit4': 'ping' ended with the exit code 4

        """)
    #expect(run.output == "sent: Habit2 · In 2 min, at 12:02\n")
    let again = try home.attempt("remind --command ping --json")
    #expect(again.code == .unavailable && again.errorCode == "no-notification")
    #expect(try again.json["due"].items.map { $0["sent"].bool } == Array(repeating: false, count: 5))
    home.variables["LANG"] = "ko_KR.UTF-8"
    #expect(
      try home.attempt("remind --command ping").errors.hasPrefix(
        "habit: 알림을 보내지 못했습니다('Habit1', 'Habit3', 'Habit5' +1개 더). 'ping': 종료 코드 1로 끝났습니다\n"))
  }

  @Test(
    "what cannot be sent is one clear line, and stays unsent",
    arguments: [
      (.exited(1), "'notify-send' ended with the exit code 1"),
      (.signalled(9), "'notify-send' was ended by the signal 9"),
      (.timedOut, "'notify-send' took longer than 10 seconds"),
    ] as [(ProcessResult.End, String)])
  func failures(end: ProcessResult.End, reason: String) throws {
    try home.run("add Read --at 12:05")
    home.programs.answer = { _ in ProcessResult(end) }
    let run = try home.attempt("remind")
    #expect(run.code == .unavailable && run.output == "")
    #expect(run.errors.hasPrefix("habit: could not remind you of 'Read': \(reason); "))
    #expect(run.errors.split(separator: "\n").count == 1)
    home.programs.answer = { _ in ProcessResult(.exited(0)) }
    #expect(try home.run("remind").output == "sent: Read · In 5 min, at 12:05\n")
  }

  @Test("what would be sent stands below one another, at times as the language writes them")
  func koreanTimes() throws {
    home.variables["LANG"] = "ko_KR.UTF-8"
    for line in ["add 독서 --at 12:05", "add 물 --at 23:30"] { try home.run(line) }
    #expect(
      try home.run("remind --dry-run").output == """
        지금 보낼 알림
          오전 11시 55분  독서  5분 뒤, 오후 12시 05분

        오늘 남은 알림
          오후 1시 05분   독서  오후 12시 05분 예정, 아직 하지 않음
          오후 9시        오늘  오늘 아직 남은 습관 2개 (독서, 물)
          오후 11시 20분  물    10분 뒤, 오후 11시 30분

        """)
  }

  @Test("a service that is not installed is named")
  func missing() throws {
    try home.run("add Read --at 12:05")
    home.programs.answer = { order throws(ProcessFailure) in
      throw ProcessFailure(program: order.words[0], reason: "No such file or directory", isMissing: true)
    }
    let run = try home.attempt("remind --json")
    #expect(run.code == .unavailable && run.errorCode == "no-notification")
    let message = try ParsedJSON(run.errors)["error"]["message"].string
    #expect(message?.contains("'notify-send' is not installed (Debian has it in libnotify-bin); ") == true)
  }

  @Test("a command that fails is named, and what it said")
  func failedCommand() throws {
    try home.run("add Read --at 12:05")
    home.programs.answer = { _ in ProcessResult(.exited(3), errors: Array("no route\n".utf8)) }
    #expect(
      try home.attempt("remind --command ping").errors
        == "habit: could not remind you of 'Read': 'ping' says: no route\n")
  }
}
