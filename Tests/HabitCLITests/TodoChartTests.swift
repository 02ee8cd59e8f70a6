import HabitCLI
import TestSupport
import Testing

@Suite("Charts of todos") struct TodoChartTests {
  /// A home with todos of three weeks.
  private func home() throws -> TestHome {
    let home = try TestHome().at("2026-02-16T08:00")
    try home.run("category add Home --icon 🏠")
    try home.run("category add Work")
    let lines = [
      ("A --due 2026-02-17 --important --category Home", "2026-02-17"), ("B --due 2026-02-18", "2026-02-20"),
      ("C --due 2026-02-24 --category Work", "2026-02-24"), ("D --due 2026-02-25 --priority low", nil),
      ("E --due 2026-03-03 --important --category Work", "2026-03-02"), ("F --due 2026-03-04", "2026-03-04"),
      ("G --due 2026-03-20 --category Home", nil), ("H", nil),
    ]
    for (words, done) in lines {
      try home.at("2026-02-16T08:00").run("todo add \(words)")
      if let done { try home.at("\(done)T12:00").run("todo check \(words.prefix(1))") }
    }
    return home.at("2026-03-05T12:00")
  }

  @Test("show weeks, priorities and categories in the terminal as the golden says")
  func terminal() throws {
    let home = try home()
    var page = ""
    for line in [
      "chart weekly --todos", "chart priority", "chart priority --from 2026-02-16 --to 2026-03-05",
      "chart dashboard --todos",
      "stats --todos",
    ] {
      page += "$ habit \(line)\n\(try home.run(line).output)\n"
    }
    page += "$ habit chart dashboard --todos --lang ko\n\(try home.run("chart dashboard --todos --lang ko").output)\n"
    expectGolden(page, named: "todo-charts.txt")
  }

  @Test("are a document, and so are their numbers")
  func documents() throws {
    let home = try home()
    let chart = try home.run("chart priority --json").json
    #expect(chart["kind"].string == "priority")
    #expect(chart["panels"][0]["shares"].items.map { $0["count"].int } == [2, 5, 1])
    let bars = try home.run("chart weekly --todos --json").json["panels"][0]["bars"].items
    #expect(bars.suffix(3).map { $0["value"].number } == [2.0 / 3, 0.5, 1])

    let stats = try home.run("stats --todos --json").json
    #expect(stats["from"] == .null)
    #expect(stats["overall"]["count"].int == 8)
    #expect(stats["overall"]["pending"].int == 1)
    #expect(stats["overall"]["kept"].int == 5 && stats["overall"]["due"].int == 7)
    #expect(stats["overall"]["late"].int == 2 && stats["overall"]["dated"].int == 6)
    #expect(stats["categories"].items.map { $0["category"].string } == ["Home", "Work", nil])
    #expect(stats["priorities"].items.map { $0["count"].int } == [2, 5, 1])
    #expect(stats["weeks"].items.map { $0["week"].string } == ["2026-W08", "2026-W09", "2026-W10"])
  }

  @Test("without todos say so")
  func nothing() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    #expect(try home.run("chart weekly --todos").output.contains("No todo belongs to these days."))
    #expect(try home.run("chart priority").output.contains("There are no todos."))
    #expect(try home.run("stats --todos").output.contains("No todo belongs to these days."))
    #expect(try home.files().isEmpty)
  }

  @Test("stand in the report, where there are todos in its days and no habits were named")
  func report() throws {
    let home = try home()
    try home.run("add Read --start 2026-02-01")
    func page(_ words: String) throws -> String {
      try home.run("report \(words) -o \(home.file("report.html"))")
      return try home.text(of: "report.html")
    }
    #expect(try page("").contains("<h2 id=\"todos\">Todos</h2>"))
    #expect(try page("--lang ko").contains("<h2 id=\"todos\">할 일</h2>"))
    #expect(try !page("Read").contains("id=\"todos\""))
    #expect(try !page("--year 2025").contains("id=\"todos\""))
  }
}
