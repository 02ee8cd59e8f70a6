import CommandKit
import HabitCLI
import TestSupport
import Testing

@Suite("Bad input about todos gets one clear line and changes nothing") struct TodoBadInputTests {
  @Test("a wrong command line is refused as the golden says, in words, in Korean and as JSON")
  func refused() throws {
    let home = try TestHome.withTodos()
    let before = try home.files()
    var page = ""
    for line in Self.lines {
      home.variables["LANG"] = nil
      let run = try home.attempt(line)
      let document = try home.attempt(line + " --json")
      home.variables["LANG"] = "ko_KR.UTF-8"
      let korean = try home.attempt(line)
      #expect(run.code != .success && run.code != .internalFault, "\(line)")
      #expect(run.output.isEmpty && document.output.isEmpty, "\(line)")
      #expect(document.code == run.code && korean.code == run.code, "\(line)")
      page += "habit \(line)\n\(run.code.rawValue) \(document.errorCode ?? "?")\n\(run.errors)\(korean.errors)\n"
    }
    #expect(try home.files() == before)
    expectGolden(page, named: "todo-bad-input.txt")
  }

  private static let lines = [
    "todo ad", "todo 'Buy milk'", "todo add", "todo add ''", "todo add '   '", "todo add X Y", "todo add X --due",
    "todo add X --due someday", "todo add X --due 2026-02-30", "todo add X --due +9999999", "todo add X --at 24:00",
    "todo add X --at 7", "todo add X --due none --at 09:00", "todo add X --priority urgent",
    "todo add X --priority hgih",
    "todo add X --priority low --important", "todo add X --category Hmoe", "todo add X --category Garden",
    "todo check", "todo check 99", "todo check 0", "todo check ''", "todo check Nothing", "todo check 'Buy mlik'",
    "todo check R", "todo check 1 Nothing", "todo uncheck 99", "todo show", "todo edit", "todo edit 99 --title X",
    "todo edit 1 --title ''", "todo edit 1 2 --title X", "todo edit 1 --due none --at 09:00", "todo move 1",
    "todo move 1 --first --last", "todo move 1 --before", "todo move 1 --before 99", "todo move 1 2 --first",
    "todo delete", "todo delete 1", "todo delete 1 2 3 4", "todo delete 99 --yes", "todo clear", "todo clear --all",
    "todo list --filter dnoe", "todo list --filter week", "todo list --sort dew", "todo list --search ''",
    "todo list --group colour", "todo list --category Wrok", "todo list extra",
    "today --habits --todos", "stats Read --todos", "chart strength --todos", "chart weekly Read --todos",
    "chart priority Read", "chart weekly --todos --from 2020-01-01",
  ]

  @Test("behind the last day of the calendar there is no next such time, and before the first no day")
  func calendarEnds() throws {
    let home = try TestHome().at("9999-12-31T23:00")
    try home.run("todo add Milk")
    for line in ["todo add X --at 22:00", "todo edit Milk --at 22:00"] {
      let run = try home.attempt(line)
      #expect(run.code == .usage, "\(line)")
      #expect(
        run.errors.hasPrefix("habit: --at is not valid: that day lies outside the years 0001 to 9999\n"),
        "\(run.errors)")
    }
    #expect(try home.run("todo").output == "☐  1  Milk\n")
    let first = try TestHome().at("0001-01-01T01:00")
    try first.run("config set day-start 04:00")
    try first.run("todo add Milk --at 02:00")
    #expect(try first.run("todo").output.hasPrefix("☐  1  Milk  today 02:00"))
    try first.run("add Read")
    #expect(try first.run("list").output.contains("Read"))
  }

  @Test("a title with control characters or of more than 200 characters is refused, in one line")
  func titles() throws {
    let home = try TestHome.withTodos()
    let before = try home.everything()
    for title in ["a\nb", "a\tb", "a\u{1B}[31mb", "a\u{7F}", String(repeating: "x", count: 201)] {
      for words in [["todo", "add", title], ["todo", "edit", "1", "--title", title]] {
        let run = home.attempt(words: words)
        #expect(run.code == .usage)
        #expect(run.errors.split(separator: "\n").count == 2)
        #expect(!run.errors.contains("\u{1B}"))
      }
    }
    let long = home.attempt(words: ["todo", "add", String(repeating: "x", count: 10_000)])
    #expect(long.errors.contains("a title has at most 200 characters; this one has 10000"))
    // What was typed is quoted, but no message is longer than a person reads.
    #expect(long.errors.count < 800 && long.errors.hasPrefix("habit: 'xxx"))
    let missing = home.attempt(words: ["check", String(repeating: "물", count: 5_000), "--json"])
    #expect(missing.errors.count < 800 && missing.errors.contains("there is no habit '물물"))
    #expect(home.attempt(words: ["todo", "add", "X", "--memo", "a\u{1B}[31m"]).code == .usage)
    #expect(try home.everything() == before)
    #expect(home.attempt(words: ["todo", "add", String(repeating: "👨‍👩‍👧‍👦", count: 200)]).code == .success)
  }

  @Test("of several todos none is written if one is not found")
  func allOrNothing() throws {
    let home = try TestHome.withTodos()
    let before = try home.everything()
    for line in ["todo check 1 Nothing", "todo uncheck 7 99", "todo edit 1 99 --important", "todo delete 1 99 --yes"] {
      #expect(try home.attempt(line).code == .missingInput)
      #expect(try home.everything() == before, "\(line)")
    }
  }

  @Test("a refused command makes no store where there is none, and neither does reading")
  func noStore() throws {
    let home = try TestHome()
    for line in [
      "todo check 1", "todo edit 1 --important", "todo delete 1 --yes", "todo add ''", "todo move 1 --first",
    ] {
      #expect(try home.attempt(line).code != .success)
    }
    try home.run("todo")
    try home.run("todo list --filter all --json")
    #expect(try home.files().isEmpty)
  }

  @Test("deleting asks on a terminal, and does nothing without a yes or where something else was agreed to")
  func deleting() throws {
    let home = try TestHome.withTodos()
    home.terminal.isInputTerminal = true
    home.terminal.isErrorTerminal = true
    let before = try home.everything()
    for answer in ["", "n", "no", "x"] {
      for line in ["todo delete 1", "todo delete 1 2 3 4", "todo clear", "todo clear --all"] {
        home.answers = [answer]
        #expect(try home.run(line).errors == "nothing was deleted\n")
      }
    }
    #expect(
      home.questions.prefix(4) == [
        "Delete 'Tax return'? [y/N] ", "Delete 4 todos: 'Tax return', 'Buy milk', 'Call Ann', …? [y/N] ",
        "Delete 2 done todos? [y/N] ", "Delete 9 todos, 7 of them open? [y/N] ",
      ])
    #expect(try home.everything() == before)

    home.answers = ["y"]
    home.whileAsking = { _ = try? home.run("todo check 1") }
    let run = try home.attempt("todo delete 1 --json")
    #expect(run.errorCode == "changed-meanwhile")
    home.whileAsking = {}
    home.answers = ["yes"]
    #expect(try home.run("todo delete 1").output == "Tax return: deleted\n")
    home.answers = ["Y"]
    #expect(try home.run("todo clear --all").output == "8 todos deleted\n")
    #expect(try home.run("todo clear").output == "No todo is done; nothing was deleted.\n")
    #expect(home.answers.isEmpty)
  }
}
