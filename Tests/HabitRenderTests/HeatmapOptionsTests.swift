@testable import HabitCore
import HabitRender
import TestSupport
import Testing

@Suite("Heatmap options")
struct HeatmapOptionsTests {
  private func figure(
    _ range: DayRange, weekStart: WeekStart = .monday, _ change: (inout HeatmapOptions) -> Void = { _ in }
  ) -> Figure {
    var options = HeatmapOptions()
    change(&options)
    let sheet = SampleSheet.sheet(range, weekStart: weekStart, title: "Read", fact: "streak 3 days")
    return HeatmapLayout(colors: .github(.light), options: options).figure(of: sheet)
  }

  private func range(_ first: String, _ last: String) throws -> DayRange {
    (try #require(Day(first)))...(try #require(Day(last)))
  }

  /// The cells with a tooltip, by the date in it.
  private func cells(_ figure: Figure) -> [String: (x: Int, y: Int)] {
    figure.shapes.reduce(into: [:]) { cells, shape in
      guard case .symbol(_, let x, let y, let tooltip?) = shape, tooltip.hasPrefix("20") else { return }
      cells[String(tooltip.prefix(10))] = (x, y)
    }
  }

  private func texts(_ figure: Figure, _ role: TextRole) -> [String] {
    figure.labels.filter { $0.role == role }.map(\.text)
  }

  @Test("leaves half a cell of room before each month, and moves its name with it")
  func gaps() throws {
    let spring = try range("2025-03-03", "2025-06-01")
    let (plain, gapped) = (figure(spring), figure(spring) { $0.months = .gap })
    let pitch = 14
    #expect(gapped.width >= plain.width)
    let (before, after) = (cells(plain), cells(gapped))
    // April begins within the week of 31 March, so the first column that begins in April is that of 7 April.
    for (day, moved) in [("2025-03-31", 0), ("2025-04-06", 0), ("2025-04-07", 1), ("2025-05-05", 2)] {
      let (old, new) = (try #require(before[day]), try #require(after[day]))
      #expect(new.x - old.x == moved * pitch / 2, "\(day)")
      #expect(new.y == old.y)
    }
    let may = try #require(gapped.labels.first { $0.text == "May" })
    #expect(Int(may.x) == after["2025-05-05"]?.x)
  }

  @Test("draws lines between months that touch no cell and part the days rightly", arguments: WeekStart.allCases)
  func outlines(_ weekStart: WeekStart) throws {
    for isVertical in [false, true] {
      let figure = figure(try range("2025-01-06", "2025-12-28"), weekStart: weekStart) {
        $0.months = .outline
        $0.isVertical = isVertical
      }
      let lines = figure.shapes.compactMap { shape -> [Point]? in
        if case .polyline(let points, _) = shape { points } else { nil }
      }
      #expect(lines.count == 11)
      let cells = cells(figure)
      for (first, line) in zip(2...12, lines) {
        #expect(line.count == 2 || line.count == 4)
        // Every segment is straight and runs through the gaps.
        for (start, end) in zip(line, line.dropFirst()) {
          #expect(start.x == end.x || start.y == end.y)
          for (_, cell) in cells {
            let box = Rectangle(x: Double(cell.x), y: Double(cell.y), width: 11, height: 11)
            let path = Rectangle(
              x: min(start.x, end.x) - 0.5, y: min(start.y, end.y) - 0.5, width: abs(start.x - end.x) + 1,
              height: abs(start.y - end.y) + 1)
            #expect(!box.intersects(path))
          }
        }
        let day = try #require(Day(year: 2025, month: first, day: 1))
        let cell = try #require(cells[day.description])
        let corner = Point(x: Double(cell.x) - 1.5, y: Double(cell.y) - 1.5)
        #expect(line.contains(corner), "\(day): \(line)")
      }
    }
  }

  @Test("names all weekdays, every other one, or none")
  func labels() throws {
    let spring = try range("2025-03-03", "2025-06-01")
    #expect(texts(figure(spring), .weekday) == ["Mon", "Wed", "Fri"])
    let all = figure(spring) { $0.labels = .all }
    #expect(texts(all, .weekday).isEmpty)
    #expect(Set(texts(all, .denseWeekday)) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    let none = figure(spring) { $0.labels = .none }
    #expect(texts(none, .weekday).isEmpty && texts(none, .denseWeekday).isEmpty)
    #expect(cells(none).values.map(\.x).min() == 16)
    // A name stands beside the row of its weekday, whatever the first row is.
    for weekStart in WeekStart.allCases {
      let figure = figure(spring, weekStart: weekStart) { $0.labels = .all }
      let sunday = try #require(figure.labels.first { $0.text == "Sun" })
      let cell = try #require(cells(figure)["2025-04-13"])
      #expect((cell.y...cell.y + 11).contains(Int(sunday.baseline)), "\(weekStart)")
    }
  }

  @Test("leaves the title and the legend out where they are not wanted")
  func parts() throws {
    let spring = try range("2025-03-03", "2025-06-01")
    let bare = figure(spring) {
      $0.hasTitle = false
      $0.hasLegend = false
    }
    #expect(texts(bare, .title).isEmpty && texts(bare, .fact).isEmpty && texts(bare, .key).isEmpty)
    #expect(bare.title == "Read", "it still has a name for those who do not see it")
    #expect(bare.height < figure(spring).height - 40)
  }

  @Test("lets weeks go down: the same days, with rows and columns exchanged")
  func vertical() throws {
    let spring = try range("2025-03-03", "2025-06-01")
    let (across, down) = (cells(figure(spring)), cells(figure(spring) { $0.isVertical = true }))
    let (origin, turned) = (try #require(across["2025-03-03"]), try #require(down["2025-03-03"]))
    #expect(Set(across.keys) == Set(down.keys) && across.count == 91)
    for (day, cell) in across {
      let other = try #require(down[day])
      #expect(cell.x - origin.x == other.y - turned.y && cell.y - origin.y == other.x - turned.x, "\(day)")
    }
    let figure = figure(spring) { $0.isVertical = true }
    #expect(texts(figure, .month) == ["Mar", "Apr", "May"])
    #expect(texts(figure, .denseWeekday) == ["M", "W", "F"])
    #expect(figure.height > figure.width)
  }

  @Test("puts the verdicts on weeks at their ends, also where weeks are rows")
  func verdicts() throws {
    let first = try #require(Day("2026-01-05"))
    let periods = (0..<3).map { week in
      let days = (first + week * 7)...(first + week * 7 + 6)
      return JudgedPeriod(
        days: days, covered: days, unit: .weeks, verdict: week == 1 ? .missed : .kept,
        progress: .times(done: 3, wanted: 3), isOver: true, keptOn: nil)
    }
    let grid = HeatmapGrid(
      range: first...(first + 20), weekStart: .monday, today: first + 30, scale: .binary, periods: periods
    ) { _ in HeatmapDay(state: .done) }
    var options = HeatmapOptions()
    options.isVertical = true
    let sheet = HeatmapSheet(title: "", blocks: [HeatmapBlock(grid: grid)])
    for isVertical in [false, true] {
      options.isVertical = isVertical
      let figure = HeatmapLayout(colors: .github(.light), options: options).figure(of: sheet)
      let suffix = isVertical ? "-upright" : ""
      let names = figure.shapes.compactMap { shape -> String? in
        guard case .symbol(let symbol, _, _, nil) = shape, symbol.name.hasPrefix("week") else { return nil }
        return symbol.name
      }
      #expect(Array(names.prefix(3)) == ["week-kept", "week-missed", "week-kept"].map { $0 + suffix })
    }
  }

  @Test("gives habits with a palette of their own a ramp each, and flattens only those without shades")
  func series() throws {
    let spring = try range("2025-03-03", "2025-06-01")
    let blocks = [
      HeatmapBlock(heading: "Water", series: 0, grid: SampleSheet.grid(spring)),
      HeatmapBlock(
        heading: "Read", series: 1, grid: SampleSheet.grid(spring, scale: .binary, entry: SampleSheet.checkedDay)),
    ]
    let colors = ColorScheme(
      .habit, theme: .light, colors: [HabitColor(rgb: 0x0090FF), HabitColor(rgb: 0xF76B15)])
    let figure = HeatmapLayout(colors: colors).figure(of: HeatmapSheet(title: "", blocks: blocks))
    #expect(Set(figure.symbols.map(\.name)).isSuperset(of: ["level4", "level4-1", "level0-1"]))
    #expect(figure.colors[.level(.full)] == colors[.level(.full)])
    #expect(figure.colors[.level(.full, series: 1)] == colors.only(series: 1))
  }
}
