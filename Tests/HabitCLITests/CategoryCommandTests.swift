import CommandKit
import HabitCLI
import TestSupport
import Testing

@Suite("Categories") struct CategoryCommandTests {
  /// Two categories, two habits in the first, one in the second and one in none, on Thursday 2026-03-05.
  private func home() throws -> TestHome {
    let home = try TestHome().at("2026-03-05T12:00")
    for line in [
      "category add Health --icon 💪 --color green", "category add 'Mind & soul'", "category add Empty",
      "add Run --category health --start 2026-03-01", "add Read --category 2 --at 21:00 --start 2026-03-01",
      "add Water --goal '8 glasses' --category Health --start 2026-03-01", "add Tidy --start 2026-03-01",
      "add Smoking --at-most 0 --category health --start 2026-03-01",
    ] { try home.run(line) }
    return home
  }

  private func names(_ home: TestHome, _ line: String) throws -> [String] {
    let json = try home.run(line + " --json").json
    return (json["habits"].items + json["items"].items).compactMap { $0["name"].string }
  }

  @Test("are added, listed, changed and moved, each a step to undo")
  func manage() throws {
    let home = try home()
    #expect(
      try home.run("category").lines == [
        "1  💪  Health       #30A14E  3 habits and 0 todos", "2  📁  Mind & soul  #007AFF  1 habit and 0 todos",
        "3  📁  Empty        #007AFF  0 habits and 0 todos",
      ])
    #expect(
      try home.run("category edit mind --name Mind --icon 🧠 --color '#112233'").output
        == "Mind & soul: named 'Mind', icon 🧠, colour #112233\n")
    #expect(try home.run("category move Mind --first").output == "Mind: is number 1 now\n")
    #expect(try home.run("category move mind --after 2 --json").json["category"]["number"].int == 2)
    try home.run("category edit Mind --icon none --color none")
    let fields = try home.run("category --json").json["categories"][1]
    #expect(fields["icon"].string == "📁" && fields["color"].string == "#007AFF" && fields["habits"].int == 1)
    for _ in 0..<4 { try home.run("undo") }
    #expect(
      try home.run("category --json").json["categories"].items.map { $0["name"] } == [
        .string("Health"), .string("Mind & soul"), .string("Empty"),
      ])
    #expect(try TestHome().run("category").output.hasPrefix("No categories yet."))
  }

  @Test("a habit is in one, none or another, and says in which by name")
  func membership() throws {
    let home = try home()
    #expect(
      try home.run("list --json").json["habits"].items.map { $0["category"].string } == [
        "Health", "Mind & soul", "Health", nil, "Health",
      ])
    #expect(try home.run("today --json").json["items"].items.compactMap { $0["category"].string }.count == 4)
    #expect(try home.run("show read --json").json["habit"]["category"].string == "Mind & soul")
    #expect(try home.run("show read").output.contains("category    Mind & soul\n"))
    #expect(try home.run("edit read --category health").output == "Read: in 'Health'\n")
    #expect(try home.run("edit read --category none --json").json["habit"]["category"] == .null)
    #expect(try home.run("edit tidy --category none").output == "Tidy: nothing to change\n")
  }

  @Test("deleting one keeps what is in it, and undo puts it back")
  func delete() throws {
    let home = try home()
    let refused = try home.attempt("category delete health")
    #expect(refused.code == .usage && refused.errorCode == nil && refused.errors.contains("needs --yes here"))
    home.terminal.isInputTerminal = true
    home.terminal.isErrorTerminal = true
    home.answers = ["n"]
    #expect(try home.run("category delete health").errors == "nothing was deleted\n")
    #expect(
      home.questions[0] == "Delete the category 'Health'? Its 3 habits and 0 todos stay, in no category. [y/N] ")
    #expect(
      try home.run("category delete health --yes").output
        == "Health: deleted; 3 habits and 0 todos in no category now\n")
    #expect(try names(home, "list --category none") == ["Run", "Water", "Tidy", "Smoking"])
    #expect(try home.run("list --json").json["habits"][0]["category"] == .null)
    try home.run("category add Health")
    #expect(try names(home, "list --category none").count == 4)
    try home.run("undo")
    try home.run("undo")
    #expect(try names(home, "list --category health") == ["Run", "Water", "Smoking"])
  }

  @Test("are found by name, beginning and number, and missed with a suggestion; a name is taken in any spelling")
  func names() throws {
    let home = try home()
    try home.run("category add Hobby")
    try home.run("category add Café")
    for word in ["HEALTH", "hea", "1"] { #expect(try names(home, "list --category \(word)").count == 3, "\(word)") }
    let missed = try home.attempt("today --category helth")
    #expect(missed.code == .missingInput)
    #expect(missed.errors == "habit: there is no category 'helth'; did you mean 'Health'?\n")
    let several = try home.attempt("today --category h")
    #expect(several.code == .missingInput)
    #expect(
      several.errors
        == "habit: 'h' may mean 2 categories; type more of the name, or its number\n  1  Health\n  4  Hobby\n")
    for line in ["category add health", "category add 'Cafe\u{301}'", "category edit hobby --name HEALTH"] {
      let taken = try home.attempt(line + " --json")
      #expect(taken.code == .usage && taken.errorCode == "name-taken", "\(line)")
    }
    #expect(try home.run("category edit health --name HEALTH").output == "Health: named 'HEALTH'\n")
  }

  @Test("every command that looks back or at the day can be narrowed to one")
  func filters() throws {
    let home = try home()
    for line in ["today", "list", "streaks", "stats", "week", "month"] {
      #expect(try names(home, "\(line) --category health").sorted() == ["Run", "Smoking", "Water"], "\(line)")
      #expect(try names(home, "\(line) --category none") == ["Tidy"], "\(line)")
    }
    try home.run("check Run")
    #expect(try home.run("stats --category mind --json").json["overall"]["kept"].int == 0)
    let next = try home.run("badges --category mind --json").json["next"].items
    #expect(next.map { $0["habit"]["name"].string } == ["Read", "Read"])
    #expect(try home.run("heatmap --category health").output.hasPrefix("💪 Health"))
    #expect(try home.run("chart weekly --category none").output.hasPrefix("No category"))
    try home.run("report --category mind -o \(home.file("page.html"))")
    #expect(try home.text(of: "page.html").contains("Read") && !home.text(of: "page.html").contains("Water"))
    for line in ["list", "today", "stats", "heatmap", "chart weekly", "check", "badges", "week"] {
      let run = try home.attempt("\(line) --category empty")
      #expect(run.code == .missingInput, "\(line)")
      #expect(
        run.errors
          == "habit: no habit is in the category 'Empty'; put one there with: habit edit HABIT --category Empty\n",
        "\(line)")
    }
  }

  @Test("checking a category checks what is due and open in it, and no limit")
  func check() throws {
    let home = try home()
    try home.run("add Weekly --days mon --category health --start 2026-03-01")
    try home.run("check Run")
    #expect(
      try home.run("check --category health").output == "Water: done on 2026-03-05, 8 of 8 glasses, streak 1 day\n")
    #expect(try home.run("check --category health").output == "nothing is open on 2026-03-05\n")
    #expect(try home.run("check --category health --json").json["habits"].items.isEmpty)
    try home.run("undo")
    #expect(try home.run("check --category health --on yesterday").lines.map { $0.prefix(5) } == ["Run: ", "Water"])
    #expect(try home.attempt("check Run --category health").code == .usage)
  }

  @Test("lists can be grouped by them, in their order, what is in none last")
  func groups() throws {
    let home = try home()
    try home.run("category move mind --first")
    try home.run("check Run")
    expectGolden(
      try home.run("today --group category").output + "\n" + home.run("list --group category --sort name").output + "\n"
        + home.run("today --category none --group category").output, named: "categories.txt")
    home.variables["LC_ALL"] = "ko_KR.UTF-8"
    #expect(try home.run("list --group category").output.contains("카테고리 없음"))
  }
}
