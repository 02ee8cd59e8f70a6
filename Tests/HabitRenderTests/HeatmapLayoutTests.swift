import HabitCore
import HabitRender
import TestSupport
import Testing

@Suite("Heatmap layout")
struct HeatmapLayoutTests {
  private let layout = HeatmapLayout(colors: .github(.light))

  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  private func months(_ figure: Figure) -> [String] {
    figure.labels.filter { $0.role == .month }.map(\.text)
  }

  private func expectTidy(_ figure: Figure, _ hint: String) {
    let canvas = Rectangle(x: 0, y: 0, width: Double(figure.width), height: Double(figure.height))
    let labels = figure.labels
    for (index, label) in labels.enumerated() {
      #expect(canvas.contains(label.bounds), "'\(label.text)' leaves the canvas, \(hint)")
      for other in labels[(index + 1)...] {
        #expect(!label.bounds.intersects(other.bounds), "'\(label.text)' meets '\(other.text)', \(hint)")
      }
      for box in boxes(figure) {
        #expect(!label.bounds.intersects(box), "'\(label.text)' stands on a cell, \(hint)")
      }
    }
    #expect(boxes(figure).allSatisfy(canvas.contains), "a cell leaves the canvas, \(hint)")
  }

  private func boxes(_ figure: Figure) -> [Rectangle] {
    figure.shapes.compactMap { shape in
      guard case .symbol(let symbol, let x, let y, _) = shape else { return nil }
      return Rectangle(x: Double(x), y: Double(y), width: Double(symbol.size), height: Double(symbol.size))
    }
  }

  @Test("keeps texts apart and within the canvas, over random ranges, week starts, languages and titles")
  func tidy() {
    for seed in UInt64(0)..<120 {
      var generator = SeededGenerator(seed: seed)
      let first = Day(ordinal: Int.random(in: -700_000...2_900_000, using: &generator))
      let range = first...(first + Int.random(in: 0...380, using: &generator))
      let weekStart = WeekStart.allCases[Int.random(in: 0..<3, using: &generator)]
      let start = first + Int.random(in: -100...400, using: &generator)
      let today = first + Int.random(in: -100...500, using: &generator)
      let grids = HeatmapView.range(range).blocks(today: today, weekStart: weekStart).map { range in
        SampleSheet.grid(range, weekStart: weekStart, today: today) { day in
          HeatmapDay(state: day < start || day > today ? .none : day.ordinal % 3 == 0 ? .skipped : .done)
        }
      }
      var options = HeatmapOptions()
      options.months = HeatmapOptions.Months.allCases[Int.random(in: 0..<3, using: &generator)]
      options.labels = HeatmapOptions.Labels.allCases[Int.random(in: 0..<3, using: &generator)]
      options.hasTitle = Int.random(in: 0..<4, using: &generator) > 0
      options.hasLegend = Int.random(in: 0..<4, using: &generator) > 0
      options.isVertical = Int.random(in: 0..<3, using: &generator) == 0
      let layout = HeatmapLayout(
        colors: .github(.light), options: options, geometry: Self.geometry(seed: seed), hasCaption: seed % 3 == 0)
      let length = Int.random(in: 0...200, using: &generator)
      let sheet = HeatmapSheet(
        title: String(repeating: ["W", "i", "물", "💧", " "][Int(seed % 5)], count: length),
        period: Bool.random(using: &generator) ? "2026" : "",
        facts: [String(repeating: "best 41 ", count: Int.random(in: 0...30, using: &generator))],
        blocks: grids.map { HeatmapBlock(heading: String(repeating: "x", count: length), grid: $0) },
        language: Bool.random(using: &generator) ? .english : .korean)
      expectTidy(layout.figure(of: sheet), "seed \(seed), \(options)")
    }
  }

  /// Other measures than the usual ones: cells of 9 to 20 units.
  private static func geometry(seed: UInt64) -> HeatmapGeometry {
    seed % 4 == 0 ? HeatmapGeometry(cell: 9 + Int(seed % 12), gap: 2 + Int(seed % 3)) : .standard
  }

  @Test("keeps the labels of special years and months apart", arguments: WeekStart.allCases, Language.allCases)
  func specialRanges(weekStart: WeekStart, language: Language) throws {
    let years = try [1, 2000, 2012, 2020, 2028, 2056, 9999].map { try #require(DayRange.year($0)) }
    let months = try (1...12).map { try #require(DayRange.month(Month(year: 2026, month: $0))) }
    let long = (try day("2026-01-26"))...(try day("2027-01-03"))
    for range in years + months + [long] {
      for isVertical in [false, true] {
        var options = HeatmapOptions()
        options.isVertical = isVertical
        options.labels = .all
        let sheet = SampleSheet.sheet(range, weekStart: weekStart, fact: "streak 3 days", language: language)
        let layout = HeatmapLayout(colors: .github(.light), options: options)
        expectTidy(layout.figure(of: sheet), "\(range) \(weekStart) \(language)")
      }
    }
  }

  @Test("names the twelve months of a year, each over its own column", arguments: [2012, 2026, 2028, 2040])
  func fullYear(_ year: Int) throws {
    let figure = layout.figure(of: SampleSheet.sheet(try #require(DayRange.year(year))))
    #expect(months(figure) == (1...12).map { Language.english.name(of: Month(year: 2026, month: $0)) })
    expectTidy(figure, "\(year)")
  }

  @Test("drops the name of a month that is too short for it, and moves none")
  func shortMonths() throws {
    let summer = try day("2026-07-27")...(try day("2026-09-30"))
    #expect(months(layout.figure(of: SampleSheet.sheet(summer))) == ["Aug", "Sep"])
    let long = try day("2026-01-26")...(try day("2027-01-03"))
    let sheet = SampleSheet.sheet(long)
    #expect(months(layout.figure(of: sheet)).first == "Feb")
    let second = try #require(sheet.blocks[0].grid.monthLabels.dropFirst().first)
    let label = try #require(layout.figure(of: sheet).labels.first { $0.role == .month })
    let left = layout.figure(of: sheet).labels.filter { $0.role == .weekday }.map(\.x).max() ?? 0
    #expect(Int(label.x - left) == layout.geometry.gutter + second.column * layout.geometry.pitch)
  }

  @Test("shows the year where it changes")
  func yearChange() {
    let names = months(layout.figure(of: SampleSheet.rolling()))
    #expect(names.contains("Jan 2026"))
    #expect(names.count == 12)
  }

  @Test("says since when there are days if they fill only the end")
  func since() throws {
    let start = try day("2026-02-25")
    let range = HeatmapView.rolling.blocks(today: SampleSheet.today, weekStart: .monday)[0]
    let grid = SampleSheet.grid(range) { $0 < start ? HeatmapDay(state: .none) : HeatmapDay(state: .done) }
    let figure = layout.figure(of: HeatmapSheet(title: "New", blocks: [HeatmapBlock(grid: grid)]))
    #expect(figure.labels.contains { $0.text == "since 2026-02-25" })
    #expect(months(figure) == ["Feb"])
    expectTidy(figure, "new habit")
  }

  @Test("labels Monday, Wednesday and Friday in the rows of these days", arguments: WeekStart.allCases)
  func weekdays(_ weekStart: WeekStart) throws {
    let sheet = SampleSheet.sheet(try #require(DayRange.year(2025)), weekStart: weekStart)
    let figure = layout.figure(of: sheet)
    let cells = sheet.blocks[0].grid.cells
    for (name, weekday) in [("Mon", Weekday.monday), ("Wed", .wednesday), ("Fri", .friday)] {
      let label = try #require(figure.labels.first { $0.text == name })
      let index = try #require(cells.firstIndex { $0.day.weekday == weekday })
      let box = boxes(figure)[index]
      #expect(label.bounds.y < box.y + 5.5 && label.bounds.maxY > box.y + 5.5)
    }
  }

  @Test("gives each day of a year one cell with a tooltip of its own")
  func tooltips() throws {
    let figure = layout.figure(of: SampleSheet.sheet(try #require(DayRange.year(2024))))
    let tooltips = figure.shapes.compactMap { shape -> String? in
      if case .symbol(_, _, _, let tooltip) = shape { tooltip } else { nil }
    }.filter { $0.hasPrefix("2024-") }
    #expect(tooltips.count == 366 && Set(tooltips.map { $0.prefix(10) }).count == 366)
    #expect(tooltips.contains("2024-01-06: done, 8 of 8 glasses, 100%"))
  }

  @Test("rings today, and only today")
  func todayRing() throws {
    func rings(_ figure: Figure) -> [Rectangle] {
      figure.shapes.compactMap { if case .outline(let box, _, _) = $0 { box } else { nil } }
    }
    let figure = layout.figure(of: SampleSheet.rolling())
    let cell = try #require(boxes(figure).dropLast(10).max { $0.x < $1.x })
    #expect(rings(figure).count == 1)
    #expect(rings(figure)[0].x == cell.x - 1)
    #expect(rings(layout.figure(of: SampleSheet.sheet(try #require(DayRange.year(2020))))).isEmpty)
  }

  @Test("stacks habits in one sheet with one legend")
  func stacked() throws {
    let range = try #require(DayRange.year(2025))
    let grids = [SampleSheet.grid(range), SampleSheet.grid(range, scale: .binary, entry: SampleSheet.checkedDay)]
    let blocks = [
      HeatmapBlock(heading: "💧 물 마시기", facts: ["best 41"], grid: grids[0]),
      HeatmapBlock(heading: "Coffee", subject: .limit, grid: grids[1]),
    ]
    let figure = layout.figure(of: HeatmapSheet(title: "2 habits", blocks: blocks))
    let keys = figure.labels.filter { $0.role == .key }.map(\.text)
    #expect(keys == ["not due", "missed or over the limit", "skipped", "extra", "Less", "More"])
    #expect(figure.labels.filter { $0.role == .heading }.map(\.text) == ["💧 물 마시기", "Coffee"])
    #expect(Set(figure.symbols.map(\.name)).count == figure.symbols.count)
    expectTidy(figure, "stacked")
  }

  @Test("shows two swatches for a habit that is kept or not, and names a limit")
  func binaryLegend() throws {
    let range = try #require(DayRange.year(2025))
    let grid = SampleSheet.grid(range, scale: .binary, entry: SampleSheet.checkedDay)
    func keys(isLimit: Bool) -> [String] {
      let sheet = HeatmapSheet(title: "", blocks: [HeatmapBlock(subject: isLimit ? .limit : .habit, grid: grid)])
      return layout.figure(of: sheet).labels.filter { $0.role == .key }.map(\.text)
    }
    #expect(keys(isLimit: false) == ["missed", "done"])
    #expect(keys(isLimit: true) == ["over the limit", "within the limit"])
  }

  @Test("lays out a single day, an empty habit, no block at all, and the first and last years")
  func edges() throws {
    let leapDay = try day("2024-02-29")
    let oldest = try #require(DayRange.year(1))
    let newest = try #require(DayRange.year(9999))
    for range in [leapDay...leapDay, oldest, newest] {
      expectTidy(layout.figure(of: SampleSheet.sheet(range, fact: "streak 3 days")), "\(range)")
    }
    let empty = SampleSheet.grid(try #require(DayRange.year(2025))) { _ in nil }
    let figure = layout.figure(of: HeatmapSheet(title: "Empty", blocks: [HeatmapBlock(grid: empty)]))
    expectTidy(figure, "empty")
    #expect(figure.labels.filter { $0.role == .month }.isEmpty)
    #expect(figure.labels.filter { $0.role == .caption }.map(\.text) == ["nothing in this period"])
    expectTidy(layout.figure(of: HeatmapSheet(title: "None", blocks: [])), "no block")
    expectTidy(layout.figure(of: HeatmapSheet(title: "", blocks: [])), "nothing")
  }

  @Test("ends a long name with an ellipsis within the canvas", arguments: ["a", "W", "물", "👨‍👩‍👧", "ع", "e\u{301}"])
  func longNames(_ character: String) throws {
    let title = String(repeating: character, count: 200)
    let figure = layout.figure(of: SampleSheet.rolling(title: title))
    let label = try #require(figure.labels.first { $0.role == .title })
    #expect(label.text.last == "…" && label.text.count > 10)
    expectTidy(figure, character)
  }

  @Test("drops control characters from every text")
  func controlCharacters() throws {
    let grid = SampleSheet.grid(try #require(DayRange.year(2025))) { _ in
      HeatmapDay(state: .skipped, note: "a\u{1B}[31m\nb\u{0}\u{FFFE}")
    }
    let sheet = HeatmapSheet(
      title: "a\u{7}\tb", facts: ["x\u{2028}y"], description: "\u{1B}",
      blocks: [HeatmapBlock(heading: "\r\n", grid: grid)]
    )
    let figure = layout.figure(of: sheet)
    #expect(figure.title == "a b")
    let texts = figure.labels.map(\.text) + [figure.title, figure.description]
    #expect(texts.allSatisfy { text in !text.unicodeScalars.contains { $0.properties.generalCategory == .control } })
    let tooltips = figure.shapes.compactMap { if case .symbol(_, _, _, let tooltip) = $0 { tooltip } else { nil } }
    #expect(tooltips.first == "2025-01-01: skipped: a[31m b")
  }
}
