import CommandKit
import Foundation
import HabitCore
import TestSupport
import Testing

@testable import HabitCLI

@Suite("habit ask") struct AskCommandTests {
  /// A home on Thursday 5 March 2026 with a daily habit since Monday, a goal of glasses, and others that are not asked.
  private func home() throws -> TestHome {
    let home = try TestHome()
    home.terminal = TerminalFacts(isInputTerminal: true, isOutputTerminal: true, isErrorTerminal: true, columns: 80)
    home.at("2026-03-05T21:00")
    for line in [
      "add Read --start 2026-03-02", "add Water --goal '8 glasses' --start 2026-03-05",
      "add Coffee --at-most 2 --start 2026-03-02", "add Gym --days mon --start 2026-02-01",
      "add Old --start 2026-03-02",
      "archive Old", "check Gym --on 2026-03-02", "check Read --on 2026-03-03", "check Gym --on 2026-02-23",
    ] { try home.run(line) }
    return home
  }

  private func history(_ home: TestHome) throws -> [String] {
    try home.run("history --json").json["changes"].items.compactMap { $0["command"].string }
  }

  private func states(_ home: TestHome, _ habit: String) throws -> [String] {
    try home.run("show \(habit) --from 2026-03-02 --to 2026-03-05 --json").json["days"].items
      .compactMap { $0["state"].string }
  }

  @Test("asks day by day, oldest first, and saves each answer as a step of its own")
  func walk() throws {
    let home = try home()
    home.answers = ["y", "3", "", "3"]
    let run = try home.run("ask --since 2026-03-04")
    #expect(run.output == "2 answered, 2 still open\n")
    #expect(home.questions.count == 4)
    #expect(home.questions[0].hasPrefix("[1/3] Wed 2026-03-04 · Read? ") || home.questions[0].contains("Read"))
    #expect(home.told.contains("Read: done on 2026-03-04, streak 2 days\n"), "\(home.told)")
    #expect(
      try Array(history(home).prefix(2)) == ["check --amount 3 --on 2026-03-05 Water", "check --on 2026-03-04 Read"])
    #expect(try states(home, "Read")[2] == "done")
  }

  @Test("looks back to the last day with an entry, to yesterday at least and two weeks at most")
  func lookingBack() throws {
    let home = try home()
    #expect(try home.run("ask").output.contains("still open"))
    #expect(home.questions.first?.contains("03-04") == true || home.questions.first?.contains("4 Mar") == true)
    // Read is due on each of the last two weeks, and the last entry lies further back.
    home.at("2026-04-30T21:00")
    try home.run("ask")
    #expect(home.questions.last?.contains("2026-04-16") == true, "\(home.questions)")
  }

  @Test(
    "writes yes, no, a skip, an amount and a note to the day that it names",
    arguments: [
      ("y", "done", ""), ("네", "done", ""), ("n", "missed", ""), ("아니오", "missed", ""), ("s", "skipped", ""),
      ("note it rained\ny", "done", "it rained"), ("note\nit rained\nn", "missed", "it rained"),
      ("메모 비\ns", "skipped", "비"),
    ])
  func answers(answer: String, state: String, note: String) throws {
    let home = try home()
    // Midnight passes while the question stands.
    home.whileAsking = { home.at("2026-03-06T00:10") }
    home.answers = answer.components(separatedBy: "\n") + ["q"]
    try home.run("ask --since 2026-03-04 --on 2026-03-04")
    #expect(try states(home, "Read")[2] == state)
    let entry = try home.run("log Read --from 2026-03-04 --to 2026-03-04 --json").json["checkIns"].items.first
    #expect(entry?["note"].string == note)
  }

  @Test("goes back to the last question, and takes its answer back")
  func back() throws {
    let home = try home()
    home.answers = ["y", "b", "n", "q"]
    try home.run("ask --since 2026-03-04")
    #expect(try states(home, "Read")[2] == "missed")
    #expect(try history(home)[0] == "check --no --on 2026-03-04 Read")
  }

  @Test("keeps a note for the question that it was written to, and goes back to one that was left open")
  func openQuestions() throws {
    let home = try home()
    home.answers = ["note it rained", "", "b", "y", "q"]
    try home.run("ask --since 2026-03-04")
    #expect(home.questions[3] == home.questions[0])
    #expect(try home.run("log Read --from 2026-03-04 --json").json["checkIns"].items.map { $0["note"].string } == [""])
  }

  @Test("takes nothing back that somebody else has changed since")
  func backAfterOthers() throws {
    let home = try home()
    var count = 0
    home.whileAsking = {
      count += 1
      if count == 2 { _ = try? home.run("add Elsewhere") }
    }
    home.answers = ["y", "b", "q"]
    try home.run("ask --since 2026-03-04")
    #expect(home.told.contains("something else was changed since"))
    #expect(try states(home, "Read")[2] == "done")
  }

  @Test("does not ask what was answered elsewhere meanwhile, nor what was answered with no before")
  func meanwhile() throws {
    let home = try home()
    try home.run("check Read --no --on 2026-03-04")
    home.whileAsking = { _ = try? home.run("check Water") }
    home.answers = [""]
    #expect(try home.run("ask --since 2026-03-04").output == "0 answered, 1 still open\n")
    #expect(home.questions.count == 1)
    #expect(home.questions[0].contains("Read"))
  }

  @Test("leaves what a wrong answer says, and asks again")
  func wrongAnswers() throws {
    let home = try home()
    home.answers = ["perhaps", "?", "q"]
    try home.run("ask --since 2026-03-04")
    #expect(home.questions.count == 3 && Set(home.questions).count == 1)
    #expect(home.told.contains("leave the day out"))
    #expect(try home.run("ask --since 2026-03-05").output.hasPrefix("0 answered"))
  }

  @Test("is refused without a terminal, for documents, and for days that make no sense")
  func refused() throws {
    let home = try home()
    #expect(try home.attempt("ask --json").code == .usage)
    #expect(try home.attempt("ask --on tomorrow").code == .usage)
    #expect(try home.attempt("ask --since today --on yesterday").code == .usage)
    home.terminal = TerminalFacts()
    let run = try home.attempt("ask")
    #expect(run.code == .usage && run.errors.contains("habit check"))
    #expect(home.questions.isEmpty)
  }

  @Test("asks in Korean")
  func korean() throws {
    let home = try home()
    home.variables["LANG"] = "ko_KR.UTF-8"
    home.answers = ["그만"]
    #expect(try home.run("ask").output.contains("답함"))
    #expect(home.questions[0].contains("메모"))
  }

  @Test("writes what the same commands would write", arguments: 1...5 as ClosedRange<UInt64>)
  func property(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (asked, commanded) = (try home(), try home())
    let questions = 3
    var lines: [String] = []
    for index in 0..<questions {
      let (day, name) = [("2026-03-04", "Read"), ("2026-03-05", "Read"), ("2026-03-05", "Water")][index]
      // Only a goal takes an amount.
      let kind = index == 2 ? Int.random(in: 0..<5, using: &generator) : Int.random(in: 0..<3, using: &generator)
      asked.answers.append(["y", "n", "s", "2", ""][kind])
      let verb = ["check", "check --no", "skip", "check --amount 2", ""][kind]
      if kind < 4 { lines.append("\(verb) --on \(day) \(name)") }
    }
    try asked.run("ask --since 2026-03-04")
    for line in lines { try commanded.run(line) }
    for habit in ["Read", "Water"] {
      #expect(
        try asked.run("show \(habit) --json").output.replacing(/"id":"[^"]*"/, with: "")
          == commanded.run("show \(habit) --json").output.replacing(/"id":"[^"]*"/, with: ""), "seed \(seed): \(lines)")
    }
  }
}
