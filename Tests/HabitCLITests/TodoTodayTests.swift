import CommandKit
import HabitRender
import TestSupport
import Testing

@testable import HabitCLI
@testable import HabitStore

@Suite("Habits and todos of a day together") struct TodoTodayTests {
  @Test("are shown as the golden says, in both languages, and one of them alone if that is asked for")
  func pages() throws {
    let home = try TestHome.withTodos()
    try home.run("add Read --at 21:00 --start 2026-03-01")
    try home.run("add Run --start 2026-03-01")
    try home.run("check Run")
    var page = ""
    for line in [
      "", "today --habits", "today --todos", "today --on tomorrow", "today --on -1", "today --on 2026-03-08",
      "today --on 2026-03-09 --todos", "today --group category", "today --category home",
      "today --category work --todos",
      "stats --todos --category work", "stats --todos", "stats --todos --from 2026-03-01 --to 2026-03-04",
      "stats --todos --last 1d", "stats --todos --year 2020",
    ] {
      page += "$ habit \(line)\n\(try home.run(line).output)\n"
    }
    home.variables["LANG"] = "ko_KR.UTF-8"
    for line in ["", "today --todos", "today --on tomorrow", "stats --todos"] {
      page += "$ LANG=ko habit \(line)\n\(try home.run(line).output)\n"
    }
    expectGolden(page, named: "todo-days.txt")
    #expect(!page.split(separator: "\n").contains { $0.last == " " && !$0.hasPrefix("$") }, "no line ends in a blank")
  }

  @Test("are one document, which counts the habits and lists the todos")
  func document() throws {
    let home = try TestHome.withTodos()
    try home.run("add Run --start 2026-03-01")
    let both = try home.run("--json").json
    #expect(both["due"].int == 1 && both["done"].int == 0)
    #expect(both["items"].items.count == 1)
    let order = ["Tax return", "Ring", "Report", "Buy milk", "전화하기"]
    #expect(both["todos"].items.compactMap { $0["title"].string } == order)
    #expect(try home.run("today --habits --json").json["todos"].items.isEmpty)
    let alone = try home.run("today --todos --json").json
    #expect(alone["items"].items.isEmpty && alone["due"].int == 0)
    #expect(alone["todos"] == both["todos"])
  }

  @Test("are narrowed to a category, which may have habits, todos, or neither")
  func narrowed() throws {
    let home = try TestHome.withTodos()
    try home.run("add Run --category Work --start 2026-03-01")
    try home.run("category add Empty")
    #expect(try home.todayTodos("--category work") == ["Tax return", "Report"])
    #expect(try home.todayNames("--category work") == ["Run"])
    #expect(try home.todayTodos("--category home") == ["Buy milk"])
    #expect(try home.todayNames("--category home") == [])
    #expect(try home.todayTodos("--category none") == ["Ring", "전화하기"])
    #expect(try home.attempt("today --category empty --json").errorCode == "empty-category")
    #expect(try home.todayTodos("--category empty --todos") == [])
    #expect(try home.run("stats --todos --category home --json").json["overall"]["count"].int == 1)
  }

  @Test("count fairly: of what there is none of, nothing is said")
  func counts() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    let count = { try home.run("").lines.first?.split(separator: "·").last.map { $0.dropFirst() } }
    try home.run("todo add X")
    #expect(try count() == "0 of 0 done")
    let page = [
      "Thursday, 5 March 2026 · 0 of 0 done", "", "Nothing is due.", "", "1 todo has no day; 'habit todo' shows it.",
    ]
    #expect(try home.run("").lines == page)
    try home.run("todo edit X --due today")
    #expect(try count() == "0 of 1 todo done")
    try home.run("add Read")
    #expect(try count() == "0 of 1 habit, 0 of 1 todo done")
    try home.run("todo check X")
    #expect(try count() == "0 of 1 habit, 1 of 1 todo done")
    try home.run("check Read")
    try home.run("todo clear --yes")
    #expect(try count() == "1 of 1 done")
    try home.run("todo add Y --due today")
    try home.run("archive Read --on 2026-03-06")
    #expect(try home.at("2026-03-06T12:00").run("").lines.first?.hasSuffix("· 0 of 1 todo done") == true)
  }

  @Test("read no todo that the day does not ask for, whatever it holds")
  func unread() throws {
    let home = try TestHome.withTodos()
    try home.run("add Run")
    // A row that means nothing is only found out by who reads it.
    try home.damageTodo("Clean the desk")
    try home.damageTodo("Read the contract")
    #expect(try home.attempt("todo").code == .malformedData)
    #expect(try home.todayTodos().count == 5)
    try home.run("check Run")
    try home.run("todo check 2")
  }

  @Test("say how many todos have no day, today alone and of all categories")
  func undated() throws {
    let home = try TestHome().at("2026-03-05T12:00")
    let last = { (line: String) in try home.run(line).lines.last }
    try home.run("category add Home")
    try home.run("add Read")
    #expect(try last("")?.contains("no day") == false)
    for line in ["X --category Home", "Y", "Z", "'Due one' --due today"] { try home.run("todo add \(line)") }
    try home.run("todo check Z")
    #expect(try last("") == "2 todos have no day; 'habit todo' shows them.")
    #expect(try last("today --todos") == "2 todos have no day; 'habit todo' shows them.")
    #expect(try last("today --group category") == "2 todos have no day; 'habit todo' shows them.")
    for line in ["today --habits", "today --on tomorrow", "today --on yesterday", "today --category home --todos"] {
      #expect(try !home.run(line).output.contains("no day"), "\(line)")
    }
    home.variables["LANG"] = "ko_KR.UTF-8"
    #expect(try last("") == "기한 없는 할 일 2개: 'habit todo'로 볼 수 있습니다.")
    home.variables["LANG"] = nil
    try home.run("todo edit X Y --due +3")
    #expect(try last("")?.contains("no day") == false)
  }

  @Test("say so too where there are too many to look at all of them")
  func manyUndated() {
    let many = UndatedTodos(count: 200, isWhole: false)
    #expect(Language.english.undated(many) == "200 todos or more have no day; 'habit todo' shows them.")
    #expect(Language.korean.undated(many) == "기한 없는 할 일 200개 이상: 'habit todo'로 볼 수 있습니다.")
  }
}
