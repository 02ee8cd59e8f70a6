import CommandKit
import TestSupport
import Testing

@testable import HabitCLI

@Suite("Todos") struct TodoCommandTests {
  // MARK: - What is printed

  @Test("are listed and shown as the golden says, in both languages")
  func pages() throws {
    let home = try TestHome.withTodos()
    var page = ""
    for line in [
      "todo", "todo list --filter all", "todo list --filter today --sort due", "todo list --filter upcoming",
      "todo list --filter overdue", "todo list --filter important", "todo list --filter done",
      "todo list --sort priority", "todo list --sort created", "todo list --sort title", "todo list --search MILK",
      "todo list --search rice", "todo list --search nowhere", "todo list --category work", "todo list --category none",
      "todo list --group category", "todo show 2 Ring",
    ] {
      let run = try home.run(line)
      #expect(!run.output.contains("\u{1B}"))
      page += "$ habit \(line)\n\(run.output)\n"
    }
    home.variables["LANG"] = "ko_KR.UTF-8"
    for line in ["todo", "todo show 2", "todo list --search nowhere", "todo list --group category"] {
      page += "$ LANG=ko habit \(line)\n\(try home.run(line).output)\n"
    }
    expectGolden(page, named: "todos.txt")
    #expect(!page.split(separator: "\n").contains { $0.last == " " }, "no line ends in a blank")
  }

  @Test("an empty list shows how to begin")
  func beginning() throws {
    let home = try TestHome()
    let lines = try home.run("todo").lines
    #expect(lines.first == "No todos yet. Add the first one:")
    for line in lines where line.hasPrefix("  habit ") { try home.run(String(line.dropFirst("  habit ".count))) }
    #expect(try home.todoTitles().count == 3)
    #expect(try home.run("todo list --filter done").output == "No todos here.\n")
  }

  @Test("show a memo line by line, however its lines end")
  func memoLines() throws {
    let home = try TestHome()
    _ = home.attempt(words: ["todo", "add", "Milk", "--memo", "Oat\r\nRice\n\nSoy"])
    #expect(try home.run("todo show Milk").output.hasSuffix("\n\n  Oat\n  Rice\n\n  Soy\n"))
  }

  @Test("are a document with all their fields, and their places in the manual order")
  func document() throws {
    let home = try TestHome.withTodos()
    let todos = try home.run("todo list --filter all --sort title --json").json["todos"].items
    let milk = try #require(todos.first { $0["title"].string == "Buy milk" })
    #expect(todos.first?["title"].string == "Buy milk")
    #expect(milk["number"].int == 2)
    #expect(milk["position"].int == 3)
    #expect(milk["due"].string == "2026-03-05")
    #expect(milk["time"].string == "18:00")
    #expect(milk["priority"].string == "normal")
    #expect(milk["category"].string == "Home")
    #expect(milk["memo"].string == "Oat\nand rice")
    #expect(milk["done"].bool == false)
    #expect(milk["doneAt"] == .null)
    #expect(milk["created"].string == "2026-03-02T08:00:00+00:00")
    #expect(todos.filter { $0["overdue"].bool == true }.map { $0["title"].string } == ["Tax return"])
    #expect(todos.filter { $0["soon"].bool == true }.map { $0["title"].string } == ["Report"])
    let old = try #require(todos.first { $0["title"].string == "Old thing" })
    #expect(old["doneAt"].string == "2026-03-04T10:00:00+00:00")
    #expect(todos.compactMap { $0["position"].int }.sorted() == Array(1...9))
  }

  @Test("due soon and overdue are told by words and by colour, and done ones are struck through")
  func looks() throws {
    let home = try TestHome.withTodos()
    let lines = try home.run("todo list --color always").lines
    let line = { (title: String) in lines.first { $0.contains(title) } ?? "" }
    #expect(line("Tax return").contains("\u{1B}[31moverdue since yesterday\u{1B}[0m"))
    #expect(line("Report").contains("\u{1B}[33mtoday 12:40, in 40 min\u{1B}[0m"))
    #expect(line("Report").contains("\u{1B}[33m!\u{1B}[0m"))
    #expect(line("Ring").contains("\u{1B}[9;90mRing\u{1B}[0m"))
    #expect(line("Ring").contains("✓"))
  }

  @Test("a narrow terminal gets cut titles, and a pipe whole ones", arguments: [44, 60, 80])
  func widths(width: Int) throws {
    let home = try TestHome.withTodos()
    let title = String(repeating: "물 마시기 ", count: 20)
    try home.run("todo add '\(title)' --due today --category Home")
    #expect(try home.run("todo").output.contains(title.dropLast()))
    home.terminal.isOutputTerminal = true
    home.terminal.columns = width
    for line in ["todo", "todo list --group category", "today"] {
      let lines = try home.run("\(line) --color never").lines
      #expect(lines.allSatisfy { $0.terminalColumns <= width }, "\(line)")
      #expect(lines.contains { $0.contains("…") }, "\(line)")
    }
  }

  // MARK: - Changes

  @Test("say of each change what became of it, and each is one step to undo")
  func reports() throws {
    let home = try TestHome.withTodos()
    var page = ""
    var before = try home.everything()
    for line in [
      "todo add Walk", "todo add Bake --at 11:00", "todo add Bake --at 13:00", "todo add Past --due -2",
      "todo add Urgent --important --due fri", "todo check 1 4 전화", "todo check 1", "todo uncheck 1 4",
      "todo uncheck 1",
      "todo edit 1 --title 'Tax' --due none --priority high --category Home --memo 'Form 12'",
      "todo edit 1 --category none --memo none --priority normal", "todo edit 1 --at 11:00", "todo edit 1 --at none",
      "todo edit 1 --at 23:59", "todo edit 1 --due sat", "todo edit 1 --due none", "todo edit 1 2 --important",
      "todo edit 1 --important", "todo move 2 --first", "todo move 2 --last", "todo move 2 --before 1",
      "todo move 2 --after 3", "todo delete 3 5 --yes", "todo clear --yes", "todo clear --yes",
      "todo clear --all --yes",
      "todo clear --all --yes",
    ] {
      let run = try home.run(line)
      page += "$ habit \(line)\n\(run.output)\(run.errors)"
      let after = try home.everything()
      if after != before {
        try home.run("undo")
        #expect(try home.everything() == before, "undo of \(line)")
        try home.run("redo")
        #expect(try home.everything() == after, "redo of \(line)")
      }
      before = after
    }
    expectGolden(page, named: "todo-reports.txt")
  }

  @Test("report in Korean too")
  func koreanReports() throws {
    let home = try TestHome.withTodos()
    home.variables["LANG"] = "ko_KR.UTF-8"
    var page = ""
    for line in [
      "todo add 산책 --at 11:00 --important", "todo check 1 산책", "todo check 1", "todo uncheck 1", "todo uncheck 1",
      "todo edit 2 --title '우유 사기' --due none --category none --memo none --priority low",
      "todo edit 2 --memo 두유 --category Work --due fri", "todo edit 2 --important", "todo edit 2 --important",
      "todo move 2 --first", "todo move 2 --last", "todo move 2 --before 1", "todo move 2 --after 3",
      "todo delete 2 --yes", "todo clear --yes", "todo clear --yes", "todo clear --all --yes", "todo clear --all --yes",
      "todo",
    ] {
      page += "$ habit \(line)\n\(try home.run(line).output)"
    }
    expectGolden(page, named: "todo-reports-ko.txt")
  }

  @Test("a time without a day is that of today, or of tomorrow if it has passed")
  func timeAlone() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    for (time, day) in [
      ("12:00", "2026-03-05"), ("11:59", "2026-03-06"), ("18:00", "2026-03-05"), ("오전 9시 05분", "2026-03-06"),
    ] {
      let todo = try home.run("todo add X --at '\(time)' --json").json["todo"]
      #expect(todo["due"].string == day, "\(time)")
    }
    try home.run("config set day-start 04:00")
    let night = try home.at("2026-03-06T00:20").run("todo add Night --at 01:00")
    #expect(night.output == "Night: added as 5, due today 01:00\n")
    #expect(try home.todayTodos().last == "Night")
  }

  @Test("new ones stand below the others, and important ones above them; numbers stay")
  func places() throws {
    let home = try TestHome()
    for line in ["A", "B", "C --important", "D --priority high", "E --priority low"] {
      try home.run("todo add \(line)")
    }
    #expect(try home.todoTitles() == ["D", "C", "A", "B", "E"])
    try home.run("todo move A --first")
    try home.run("todo move B --after D")
    #expect(try home.todoTitles() == ["A", "D", "B", "C", "E"])
    let numbers = try home.run("todo --json").json["todos"].items.map { $0["number"].int }
    #expect(numbers == [1, 4, 2, 3, 5])
    try home.run("todo delete 5 --yes")
    #expect(try home.run("todo add F --json").json["todo"]["number"].int == 5)
  }

  @Test(
    "are not said to have moved where they stay, and neither are habits and categories",
    arguments: [
      "--first", "--before A", "--after A", "--before B",
    ])
  func movesToTheSamePlace(place: String) throws {
    let home = try TestHome()
    for kind in ["", "todo ", "category "] {
      for name in ["A", "B", "C"] { try home.run("\(kind)add \(name)") }
      let before = try home.everything()
      #expect(try home.run("\(kind)move A \(place)").output == "A: nothing to change\n")
      #expect(try home.everything() == before)
      let last = try home.run("\(kind)move C --last").output
      #expect(last == "C: nothing to change\n")
    }
  }

  @Test("are named by number, title, beginning or id; of several the open one is meant, or with uncheck the done one")
  func finding() throws {
    let home = try TestHome()
    for title in ["Milk", "milk", "Milkshake", "2", "Bread"] { try home.run("todo add \(title)") }
    let id = try #require(try home.run("todo show Bread --json").json["todos"][0]["id"].string)
    for (word, number) in [("BREAD", 5), ("bre", 5), ("milks", 3), (id, 5), (id.lowercased(), 5), ("2", 2), ("4", 4)] {
      #expect(try home.run("todo show \(word) --json").json["todos"][0]["number"].int == number, "\(word)")
    }
    let run = try home.attempt("todo check MILK")
    #expect(run.code == .missingInput)
    #expect(run.errors == "habit: 'MILK' may mean 2 todos; name one by its number\n  1  Milk\n  2  milk\n")
    try home.run("todo check 1")
    #expect(try home.run("todo check milk").output == "milk: done\n")
    #expect(try home.attempt("todo uncheck milk").errors.contains("may mean 2 todos"))
    try home.run("todo uncheck 2")
    #expect(try home.run("todo uncheck milk").output == "Milk: open again\n")
  }

  @Test("a deleted category leaves its todos in none")
  func deletedCategory() throws {
    let home = try TestHome.withTodos()
    try home.run("category delete Home --yes")
    #expect(try home.run("todo show 2 --json").json["todos"][0]["category"] == .null)
    #expect(try home.todoTitles("--category none").contains("Buy milk"))
    try home.run("undo")
    #expect(try home.todoTitles("--category home") == ["Buy milk"])
  }
}
