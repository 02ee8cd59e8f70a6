import CommandKit
import HabitCLI
import TestSupport
import Testing

/// Faults of other trackers when something is taken back, tried on this one.
@Suite("Everything can be taken back") struct UndoTrials {
  /// All that a person can see of a store.
  private func all(_ home: TestHome) throws -> [ParsedJSON] { try home.everything() }

  @Test("a second check-in changes nothing and keeps the note")
  func twice() throws {
    let home = try TestHome()
    try home.run("add X")
    try home.run("check X --note a")
    let once = try all(home)
    let run = try home.run("check X")
    #expect(run.output == "X: already done on 2026-03-01, nothing changed\n")
    #expect(try all(home) == once)
    #expect(try home.run("history --json").json["changes"].items.count == 2)
    try home.run("check X --note b")
    #expect(try home.run("log --json").json["checkIns"].items.map { $0["note"].string } == ["b"])
  }

  @Test("a note that comes later leaves the order of a day as it was, so the last check-in is taken back first")
  func order() throws {
    let home = try TestHome()
    try home.run("add X")
    for line in ["skip X", "check X", "skip X --note ill"] { try home.run(line) }
    #expect(try home.run("log --json").json["checkIns"].items.map { $0["kind"].string } == ["done", "skip"])
    try home.run("uncheck X")
    #expect(try home.run("log --json").json["checkIns"].items.map { $0["note"].string } == ["ill"])
  }

  @Test("each undo restores the state before, each redo the one after, and nothing more says so")
  func backAndForth() throws {
    let home = try TestHome()
    var states = [try all(home)]
    let lines = [
      "add X --start 2026-02-01", "check X --note 'first one'", "add Water --goal '2 l' --icon 💧 --color blue",
      "check Water --amount 0.5", "check Water", "uncheck Water --every", "skip X --on 2026-02-20 --note away",
      "check X --no --on 2026-02-21", "edit X --days mon,fri --from 2026-02-15 --name Y --at 7pm",
      "edit Water --goal none", "pause --all --from 2026-04-01 --to 2026-04-05", "resume --all --on 2026-04-03",
      "check Y --on 2026-01-20", "move Water --first", "archive Y", "unarchive Y", "config set week-start sat",
      "config set day-start 03:00", "config unset day-start",
      "category add Home", "category add Work --icon 💼", "add Tidy --category home", "edit Y --category work",
      "category edit home --name House", "category move work --first", "category delete work house --yes",
      "delete Water --yes",
    ]
    for line in lines {
      try home.run(line)
      states.append(try all(home))
      #expect(states[states.count - 1] != states[states.count - 2], "\(line)")
    }
    for (line, before) in zip(lines, states).reversed() {
      try home.run("undo")
      #expect(try all(home) == before, "undo of \(line)")
    }
    let nothing = try home.attempt("undo --json")
    #expect(nothing.code == .finding)
    #expect(nothing.errorCode == "nothing-to-do")

    for (line, after) in zip(lines, states.dropFirst()) {
      try home.run("redo")
      #expect(try all(home) == after, "redo of \(line)")
    }
    #expect(try home.attempt("redo").code == .finding)
  }

  @Test("a new change after an undo leaves nothing to redo")
  func fork() throws {
    let home = try TestHome()
    try home.run("add X")
    try home.run("check X")
    try home.run("undo")
    try home.run("skip X")
    #expect(try home.attempt("redo").code == .finding)
    #expect(try home.state(of: "X", on: "2026-03-01") == "skipped")
  }

  @Test("nothing to undo in a home without a store, and none is made")
  func nothingThere() throws {
    let home = try TestHome()
    #expect(try home.attempt("undo").errors == "habit: there is nothing to undo\n")
    #expect(try home.attempt("redo").code == .finding)
    #expect(try home.files().isEmpty)
  }

  @Test("deleting asks on a terminal, and elsewhere wants to be told")
  func deleting() throws {
    let home = try TestHome()
    try home.run("add X")
    try home.run("check X")
    #expect(try home.attempt("delete X --json").errorCode == "not-confirmed")
    home.terminal.isInputTerminal = true
    home.terminal.isErrorTerminal = true
    for answer in ["", "n", "no", "x"] {
      home.answers = [answer]
      #expect(try home.run("delete X").errors == "nothing was deleted\n")
    }
    home.answers = []
    #expect(try home.run("delete X").errors == "nothing was deleted\n")
    #expect(home.questions.last == "Delete 'X' and its 1 check-in? [y/N] ")
    #expect(try home.run("list --json").json["habits"].items.count == 1)
    home.answers = ["Y"]
    #expect(try home.run("delete X").output == "X: deleted with 1 check-in\n")
  }
}
