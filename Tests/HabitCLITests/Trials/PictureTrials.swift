import CommandKit
import HabitCore
import TestSupport
import Testing

/// Faults of other heatmaps, tried on the pictures of this one.
@Suite("Heatmaps show what was done") struct PictureTrials {
  /// Draws a heatmap as SVG.
  private func picture(_ options: String, in home: TestHome) throws -> DrawnSVG {
    try home.run("heatmap \(options) -o \(home.file("picture.svg"))")
    return DrawnSVG(try home.text(of: "picture.svg"))
  }

  @Test(
    "the start of the week moves the cells, their labels and the weekly sums together",
    arguments: [
      ("mon", row: 6, column: 0, week: "2026-02-23"), ("sun", row: 0, column: 1, week: "2026-03-01"),
      ("sat", row: 1, column: 1, week: "2026-02-28"),
    ])
  func weekStart(start: String, row: Int, column: Int, week: String) throws {
    let home = try TestHome()
    try home.run("add X --start 2026-02-20")
    try home.check("X", on: "2026-03-01")
    try home.at("2026-03-08T12:00").run("config set week-start \(start)")
    let picture = try picture("X --from 2026-02-23 --to 2026-03-08", in: home)
    #expect(picture.cells.count == 14)

    let columns = Set(picture.cells.map(\.x)).sorted()
    let rows = Set(picture.cells.map(\.y)).sorted()
    let sunday = try #require(picture.cells.first { $0.day == "2026-03-01" })
    #expect(rows.firstIndex(of: sunday.y) == row)
    #expect(columns.firstIndex(of: sunday.x) == column)

    for label in picture.labels where label.role == "weekday" {
      let cell = try #require(picture.cells.first { abs($0.y - label.y) < 12 && $0.y < label.y })
      let day = try #require(Day(cell.day))
      #expect(label.text == WeekdayNames.short[day.weekday.rawValue - 1])
    }
    #expect(try home.at("2026-03-01T12:00").run("week --json").json["from"].string == week)
  }

  @Test(
    "no two labels overlap, and none leaves the picture",
    arguments: [
      "--from 2026-07-27 --to 2026-09-30", "--from 2026-01-26 --to 2027-01-03", "--from 2026-01-31 --to 2026-02-28",
      "--from 2026-03-31 --to 2026-04-06", "--from 2026-03-01 --to 2026-03-01", "--year 2026", "--year 2024", "",
      "--from 2020-05-01 --to 2026-05-01",
    ])
  func labels(range: String) throws {
    let home = try TestHome().at("2026-12-31T12:00")
    let long = String(repeating: "A long name of a habit ", count: 8)
    for name in ["X", "물 마시기", long] { try home.run("add '\(name)' --icon 💧 --start 2025-12-01") }
    for number in 1...3 {
      for picture in [try picture("\(number) \(range)", in: home), try picture("\(range)", in: home)] {
        let placed = picture.labels.filter { $0.role == "month" || $0.role == "weekday" }
        for (index, label) in placed.enumerated() {
          #expect(!placed.dropFirst(index + 1).contains { $0.overlaps(label) }, "\(label.text) of \(range)")
        }
        for label in picture.labels {
          #expect(label.left >= 0 && label.right <= picture.width, "\(label.text) of \(range)")
          #expect(label.y > 0 && label.y <= picture.height, "\(label.text) of \(range)")
        }
      }
    }
  }

  @Test("a month of one column has no label over another month's column")
  func oneColumn() throws {
    let home = try TestHome().at("2026-12-31T12:00")
    try home.run("add X --start 2026-01-01")
    let picture = try picture("X --from 2026-07-27 --to 2026-09-30", in: home)
    #expect(picture.labels.filter { $0.role == "month" }.map(\.text) == ["Aug", "Sep"])
    let august = try #require(picture.labels.first { $0.text == "Aug" })
    let first = try #require(picture.cells.first { $0.day == "2026-08-03" })
    #expect(abs(august.left - first.x) < 15)
  }

  @Test(
    "texts and cells stand out from their ground, and no cell is told from another by colour alone",
    arguments: ["light", "dark"], ["X", "Blue", ""])
  func contrast(theme: String, habit: String) throws {
    let home = try TestHome()
    try home.run("add X --start 2026-01-01")
    try home.run("add Blue --color '#1f6feb' --goal '8 glasses' --start 2026-01-01")
    try home.check("X", on: "2026-02-20")
    try home.run("skip X --on 2026-02-21")
    try home.run("check Blue --amount 3 --on 2026-02-20")
    let picture = try picture("\(habit) --theme \(theme)", in: home.at("2026-03-01T12:00"))
    let ground = try #require(picture.colors["background"])
    #expect(DrawnSVG.contrast(ground, try #require(picture.colors["title"])) >= 7)
    #expect(DrawnSVG.contrast(ground, try #require(picture.colors["fact"])) >= 4.5)
    let line = try #require(picture.colors["line-line"])
    for under in [ground, try #require(picture.colors["l0"])] { #expect(DrawnSVG.contrast(under, line) >= 3) }
    #expect(DrawnSVG.contrast(ground, try #require(picture.colors["l4"])) >= 3)
    // A skipped day has a shape of its own, and each cell says in words what it is.
    if habit == "X" {
      let skipped = picture.cells.filter { $0.tooltip.hasSuffix("skipped") }.map(\.symbol)
      let missed = picture.cells.filter { $0.tooltip.hasSuffix("missed") }.map(\.symbol)
      #expect(skipped.count == 1)
      #expect(!missed.contains(skipped[0]))
    }
    #expect(picture.cells.allSatisfy { $0.tooltip.count > "2026-03-01: ".count })
  }

  @Test("every theme and colour gives a picture that is well-formed for any name")
  func awkwardNames() throws {
    let home = try TestHome()
    let names = ["물 마시기 💧", "a <b> & \"c\" 'd'", "עברית", "e\u{301}", "👨‍👩‍👧‍👦", "%s %d {x}"]
    for (number, name) in names.enumerated() {
      #expect(home.attempt(words: ["add", name, "--start", "2026-02-01"]).code == .success)
      try home.run("heatmap \(number + 1) -o \(home.file("picture.svg"))")
      let text = try home.text(of: "picture.svg")
      let picture = DrawnSVG(text)
      #expect(picture.labels.contains { $0.role == "title" && $0.text == (try? Name(name))?.text })
      #expect(!text.contains("<b>"))
    }
  }

  @Test("a full year has one cell for each of its days")
  func wholeYears() throws {
    let home = try TestHome().at("2026-12-31T12:00")
    try home.run("add X --start 2023-01-01")
    for (year, days) in [(2023, 365), (2024, 366)] {
      let cells = try picture("X --year \(year)", in: home).cells
      #expect(cells.count == days)
      #expect(Set(cells.map(\.day)).count == days)
    }
  }
}

/// The names that weekdays have in a picture, from Sunday on.
private enum WeekdayNames {
  static let short = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
}
