import CommandKit
import TestSupport
import Testing

/// Faults of other trackers when something is taken back or put in order, tried on todos.
@Suite("Todos are taken back exactly, and stand by time") struct TodoTrials {
  @Test("a second check changes nothing and keeps the time of the first")
  func twice() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    try home.run("todo add X --memo a")
    try home.run("todo check X")
    let once = try home.everything()
    let run = try home.at("2026-03-05T13:00").run("todo check X")
    #expect(run.output == "X: already done, nothing changed\n")
    #expect(try home.at("2026-03-05T12:00").everything() == once)
    #expect(try home.run("todo list --json").json["todos"][0]["doneAt"].string == "2026-03-05T12:00:00+00:00")
    #expect(try home.run("history --json").json["changes"].items.count == 2)
  }

  @Test("each undo restores the state before, each redo the one after, and nothing more says so")
  func backAndForth() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    var states = [try home.everything()]
    let lines = [
      "todo add X --due fri --at 7pm --memo 'first one'", "todo add Y --important", "todo check X", "todo check Y",
      "todo uncheck X Y", "todo edit X --title Z --due none --priority low", "todo edit Z Y --at 18:00 --memo b",
      "todo add W --due -3", "todo move W --first", "todo move Y --after Z", "todo check W Y", "todo clear --yes",
      "todo delete Z --yes", "todo add X", "todo clear --all --yes",
    ]
    for line in lines {
      try home.run(line)
      states.append(try home.everything())
      #expect(states[states.count - 1] != states[states.count - 2], "\(line)")
    }
    for (line, before) in zip(lines, states).reversed() {
      try home.run("undo")
      #expect(try home.everything() == before, "undo of \(line)")
    }
    #expect(try home.attempt("undo --json").errorCode == "nothing-to-do")
    for (line, after) in zip(lines, states.dropFirst()) {
      try home.run("redo")
      #expect(try home.everything() == after, "redo of \(line)")
    }
    #expect(try home.attempt("redo").code == .finding)
  }

  @Test("today's todos stand by time: midnight first, none last, equal times by position, and they never jump")
  func order() throws {
    let home = try TestHome().at("2026-03-05T06:00")
    for line in ["B --at 07:30", "A --at 7:30", "Late --at 23:00", "None", "Early --at 00:00", "Old --due -1", "More"] {
      try home.run("todo add \(line)\(line.contains("--due") ? "" : " --due today")")
    }
    let order = ["Old", "Early", "B", "A", "Late", "None", "More"]
    #expect(try home.todayTodos() == order)
    let rows = try home.run("today").lines.dropFirst(2)
    #expect(rows.count == order.count)
    #expect(zip(rows, order).allSatisfy { $0.contains(" \($1)") })
    try home.run("todo check B None Old")
    for _ in 1...3 { #expect(try home.todayTodos() == order) }
    #expect(try home.todoTitles("--sort due --filter all") == order)
    try home.run("todo move A --before B")
    #expect(try home.todayTodos() == ["Old", "Early", "A", "B", "Late", "None", "More"])
    #expect(try home.at("2026-03-06T06:00").todayTodos() == ["Early", "A", "Late", "More"])
  }

  @Test("times sort as times, not as text, and before the start of a day as those of the night")
  func times() throws {
    let home = try TestHome().at("2026-03-05T06:00")
    for time in ["오후 1시", "오전 9시 05분", "12:00am", "12 pm", "7pm", "10:00"] {
      try home.run("todo add '\(time)' --due today --at '\(time)'")
    }
    #expect(try home.todayTodos() == ["12:00am", "오전 9시 05분", "10:00", "12 pm", "오후 1시", "7pm"])
    try home.run("config set day-start 04:00")
    #expect(try home.todayTodos() == ["오전 9시 05분", "10:00", "12 pm", "오후 1시", "7pm", "12:00am"])
  }

  @Test(
    "a time that no clock shows is refused",
    arguments: ["24:00", "7:5", "0730", "25:00", "12:60", "13pm", "0am", "7", "-1:00", "12:00:00", "오후 13시", ""])
  func badTimes(time: String) throws {
    let home = try TestHome()
    let run = home.attempt(words: ["todo", "add", "X", "--at", time])
    #expect(run.code == .usage)
    #expect(run.errors.contains("--at"))
    #expect(try home.files().isEmpty)
  }

  @Test("a todo of a night belongs to the day before, and is overdue only when its time or that night is over")
  func nights() throws {
    let home = try TestHome().at("2026-03-05T20:00")
    try home.run("config set day-start 04:00")
    try home.run("todo add Night --due today --at 01:00")
    try home.run("todo add Whole --due today")
    let overdue = { (now: String) in
      try home.at(now).run("today --json").json["todos"].items.filter { $0["overdue"].bool == true }
        .compactMap { $0["title"].string }
    }
    #expect(try overdue("2026-03-05T23:59") == [])
    #expect(try overdue("2026-03-06T00:59") == [])
    #expect(try overdue("2026-03-06T01:01") == ["Night"])
    #expect(try overdue("2026-03-06T03:59") == ["Night"])
    #expect(try overdue("2026-03-06T04:00") == ["Night", "Whole"])
    try home.at("2026-03-06T03:30").run("todo check Whole")
    #expect(try home.todayTodos() == ["Night", "Whole"])
    #expect(try home.at("2026-03-06T04:00").todayTodos() == ["Night"])
  }
}
