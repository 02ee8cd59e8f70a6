import HabitCore
import TestSupport
import Testing

@testable import HabitRender

@Suite("Chart layout")
struct ChartLayoutTests {
  private let layout = ChartLayout(colors: .github(.light))

  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  private func figure(_ content: ChartPanel.Content, language: Language = .english) -> Figure {
    layout.figure(of: ChartPanel(title: "Title", fact: "fact", content: content), width: 400, language: language)
  }

  private func texts(_ figure: Figure, _ role: TextRole) -> [String] {
    figure.labels.filter { $0.role == role }.map(\.text)
  }

  static let kinds: [(name: String, content: ChartPanel.Content)] = [
    ("bars", .bars(SampleCharts.weekly(13))), ("goal", .bars(SampleCharts.amounts(14))),
    ("line", .line(SampleCharts.rate(90))), ("filled", .line(SampleCharts.strength(60))),
    ("profile", .profile(SampleCharts.weekdays())), ("streaks", .streaks(SampleCharts.streaks(120))),
    ("times", .times(SampleCharts.times(21))), ("shares", .shares(SampleCharts.priorities)),
    ("sentence", .sentence("No due days in this period")),
  ]

  @Test("draws each kind of chart as it always did", arguments: kinds.map(\.name))
  func golden(_ name: String) throws {
    let kind = try #require(Self.kinds.first { $0.name == name })
    let sheet = ChartSheet(
      title: "Read <&\">", period: "2026", description: "A chart",
      panels: [ChartPanel(title: "Chart", fact: "mean 74%", note: "a note", content: kind.content)])
    let figure = layout.figure(of: sheet)
    #expect(figure.faults.isEmpty)
    expectGolden(String(decoding: SVGWriter().svg(of: figure), as: UTF8.self), named: "chart-\(name).svg")
  }

  @Test("keeps a whole sheet tidy in each language and theme", arguments: Language.allCases)
  func sheets(_ language: Language) {
    for theme in [Theme.light, .dark] {
      let figure = ChartLayout(colors: .github(theme)).figure(of: SampleCharts.sheet(language))
      #expect(figure.faults.isEmpty)
      #expect(figure.width == 848)
    }
  }

  // MARK: - Sheets and panels

  @Test("frames several panels in two columns, and a single one not at all")
  func frames() {
    func frames(_ count: Int) -> [Rectangle] {
      let panels = Array(repeating: ChartPanel(title: "Panel", content: .sentence("Nothing")), count: count)
      return layout.figure(of: ChartSheet(title: "Sheet", panels: panels)).shapes.compactMap {
        if case .outline(let box, _, _) = $0 { box } else { nil }
      }
    }
    #expect(frames(0).isEmpty && frames(1).isEmpty)
    let three = frames(3)
    #expect(three.map(\.width) == [399, 399, 399] && three.map(\.height) == [189, 189, 189])
    #expect(three[1].x - three[0].maxX == 17 && three[2].y - three[0].maxY == 17 && three[2].x == three[0].x)
  }

  @Test("gives a panel that is left over the whole row if it shows more there")
  func leftOver() {
    func width(_ last: ChartPanel.Content) -> Double? {
      let panels = [ChartPanel.Content.sentence(""), .sentence(""), last].map { ChartPanel(title: "", content: $0) }
      return layout.figure(of: ChartSheet(title: "", panels: panels)).shapes.compactMap {
        if case .outline(let box, 6, _) = $0 { box.width } else { nil }
      }.last
    }
    #expect(width(.line(SampleCharts.rate())) == 815)
    #expect(width(.bars(SampleCharts.weekly(52))) == 815)
    #expect(width(.bars(SampleCharts.weekly(4))) == 399)
    #expect(width(.profile(SampleCharts.weekdays())) == 399)
  }

  @Test("makes a row of panels as high as the one that needs most")
  func heights() {
    let rows = (0..<20).map { ProfileChart.Row(name: "Row \($0)", share: 0.5, text: "50%") }
    let long = ChartPanel(title: "Long", content: .profile(ProfileChart(rows: rows)))
    let figure = layout.figure(of: ChartSheet(title: "", panels: [long, long]))
    #expect(figure.faults.isEmpty && texts(figure, .axis).count == 40)
    #expect(figure.height > 300)
  }

  @Test("breaks a long note into two lines and makes room for them")
  func longNote() {
    func drawn(_ words: Int) -> Figure {
      let note = Array(repeating: "note", count: words).joined(separator: " ")
      return layout.figure(
        of: ChartPanel(title: "Title", note: note, content: .line(SampleCharts.rate())), width: 300)
    }
    #expect(texts(drawn(20), .fact).count == 2)
    #expect(drawn(20).height == drawn(2).height + 16)
    #expect(texts(drawn(200), .fact).map { $0.hasSuffix("…") } == [true, false])
    #expect(drawn(200).faults.isEmpty)
  }

  @Test("lays out one panel for a page, as wide as asked for", arguments: [160, 300, 400, 900])
  func panel(_ width: Int) {
    for panel in SampleCharts.panels() + SampleCharts.panels(.korean) {
      let figure = layout.figure(of: panel, width: width, language: .korean)
      #expect(figure.width == width && figure.title == panel.title && figure.description.hasPrefix(panel.title))
      #expect(figure.faults.isEmpty, "\(panel.title) at \(width)")
    }
  }

  @Test("paints each panel with the ramp of its series")
  func series() {
    let panel = ChartPanel(title: "", content: .line(SampleCharts.strength(30)), series: 2)
    let habits = [0x0090FF, 0xF76B15, 0x30A14E].map { HabitColor(rgb: $0) }
    let layout = ChartLayout(colors: ColorScheme(.habit, theme: .light, colors: habits))
    let inks = Set(layout.figure(of: panel, width: 400).parts.flatMap { [$0.fill, $0.stroke?.ink].compactMap { $0 } })
    #expect(inks.contains(.level(.full, series: 2)) && inks.contains(.tint(series: 2)))
    #expect(!inks.contains(.level(.full)))
  }

  @Test("has tooltips for bars, points, runs and slices only if they are asked for")
  func tooltips() {
    let contents: [ChartPanel.Content] = [
      .bars(SampleCharts.weekly()), .times(SampleCharts.times()), .streaks(SampleCharts.streaks()),
      .shares(SampleCharts.priorities),
    ]
    let mute = ChartLayout(colors: .github(.light), hasTooltips: false)
    for content in contents {
      let panel = ChartPanel(title: "", content: content)
      #expect(!layout.figure(of: panel, width: 400).tooltips.isEmpty)
      #expect(mute.figure(of: panel, width: 400).tooltips.isEmpty)
    }
    #expect(figure(.streaks(SampleCharts.streaks())).tooltips.contains("1 Aug – 10 Sep: 41"))
    #expect(figure(.shares(SampleCharts.priorities)).tooltips.first == "High: 5, 36%")
  }

  // MARK: - Kinds

  @Test("leaves a gap where nothing was due, and shows a bar where nothing was done")
  func gaps() throws {
    let first = try day("2026-01-05")
    let values: [Double?] = [0, nil, .nan, 1]
    let bars = values.enumerated().map { index, value in
      BarChart.Bar(days: first + index...first + index, value: value, isFull: value == 1, tooltip: "bar \(index)")
    }
    #expect(figure(.bars(BarChart(bars: bars, axis: .share))).tooltips == ["bar 0", "bar 3"])
  }

  @Test("cuts a bar that goes on beyond the scale, and lets it reach above")
  func outlier() throws {
    let first = try day("2026-01-05")
    let bars = [1, 12, 1_000_000].enumerated().map { index, value in
      BarChart.Bar(days: first + index...first + index, value: value, tooltip: "")
    }
    let drawn = figure(.bars(BarChart(bars: bars, axis: SampleCharts.amounts().axis)))
    let boxes = drawn.parts.compactMap { shape in
      if case .box(let box, _, .level(.medium, _)) = shape { box } else { nil }
    }
    #expect(boxes.map(\.y) == [131, 30, 25] && drawn.faults.isEmpty)
    #expect(drawn.parts.filter { if case .polygon(_, .background) = $0 { true } else { false } }.count == 1)
  }

  @Test("draws a running bar hollow, and the goal in steps")
  func runningBar() {
    let shapes = figure(.bars(SampleCharts.amounts())).parts
    let outlines = shapes.compactMap { if case .outline(_, _, let stroke) = $0 { stroke } else { nil } }
    #expect(outlines.map(\.dash) == [2])
    let goals = shapes.compactMap { shape -> [Point]? in
      if case .polyline(let points, Stroke(.text)) = shape { points } else { nil }
    }
    #expect(goals.count == 1 && goals[0].count == 4)
    #expect(goals[0][1].x == goals[0][2].x && goals[0][2].y < goals[0][1].y)
  }

  @Test("breaks a line where there are no values, and writes the last value at its end")
  func brokenLine() throws {
    let drawn = figure(.line(SampleCharts.rate()))
    let lines = drawn.shapes.compactMap { if case .polyline(let points, _) = $0 { points } else { nil } }
    #expect(lines.map(\.count) == [60, 108])
    let end = try #require(lines.last?.last)
    let label = try #require(drawn.labels.first { $0.text == "74%" })
    #expect(label.x == end.x + 8 && abs(label.bounds.y + label.bounds.height / 2 - end.y) < 3)
  }

  @Test("names in a sentence what has no share")
  func neverDue() {
    let drawn = figure(.profile(SampleCharts.weekdays()))
    #expect(texts(drawn, .axis).contains("never due"))
    #expect(texts(drawn, .value) == ["88%", "100%", "76%", "82%", "59%", "46%"])
  }

  @Test("cuts off no number, however narrow the panel is or long the number", arguments: [160, 200, 240, 400])
  func wholeNumbers(_ width: Int) {
    func texts(_ content: ChartPanel.Content) -> [String] {
      layout.figure(of: ChartPanel(title: "", content: content), width: width).labels.map(\.text)
    }
    #expect(texts(.profile(SampleCharts.weekdays())).contains("100%"))
    #expect(texts(.profile(SampleCharts.weekdays())).contains("46 / 52") == (width > 160))
    #expect(texts(.streaks(SampleCharts.streaks())).contains("1 Aug – 10 Sep"))
    let line = LineChart(range: SampleCharts.range(days: 2), values: [1, 2], axis: .share, end: "1000000")
    #expect(texts(.line(line)).contains("1000000"))
  }

  @Test("writes the length of the longest run above it, within the strip")
  func longest() throws {
    let range = try day("2026-01-01")...(try day("2026-12-31"))
    let run = StreakChart.Run(days: range.lowerBound...range.lowerBound, length: 1_000_000, name: "1 Jan")
    let drawn = figure(.streaks(StreakChart(range: range, runs: [run], longest: [run])))
    #expect(drawn.faults.isEmpty && texts(drawn, .value) == ["1000000", "1000000"])
  }

  @Test("draws a ring only for a proportion, and a table always")
  func ring() {
    func rings(_ counts: [(name: String, count: Int)]) -> Int {
      let drawn = figure(.shares(ShareChart(counts: counts, noun: "todos")))
      #expect(texts(drawn, .axis).contains(counts[0].name))
      return drawn.parts.filter { if case .ring = $0 { true } else { false } }.count
    }
    #expect(rings([("High", 5)]) == 0)
    #expect(rings([("High", 1), ("Low", 1)]) == 0)
    #expect(rings([("High", 2), ("Low", 1)]) == 2)
  }

  @Test("never cuts off the number in the ring")
  func greatTotal() {
    let counts = [("High", 900_000), ("Low", 1_000_000)]
    let drawn = figure(.shares(ShareChart(counts: counts, noun: "todos that are to be done")))
    #expect(drawn.faults.isEmpty)
    #expect(drawn.labels.contains { $0.text == "1900000" })
  }

  @Test("starts the ring at the top and goes on clockwise, in the order given")
  func ringOrder() {
    let sectors = figure(.shares(SampleCharts.priorities)).parts.compactMap { shape -> RingSector? in
      if case .ring(let sector, _) = shape { sector } else { nil }
    }
    #expect(sectors[0].start > 0 && sectors[0].start < 0.01)
    #expect(zip(sectors, sectors.dropFirst()).allSatisfy { $0.start <= $1.start })
    #expect(sectors.allSatisfy { $0.start < $0.end && $0.end < 1 })
  }

  @Test("tells the slices of a ring from their neighbours and from the ground", arguments: Palette.allCases)
  func slices(_ palette: Palette) {
    for theme in [Theme.light, .dark] {
      let colors = ColorScheme(palette, theme: theme)
      let panel = ChartPanel(title: "", content: .shares(SampleCharts.priorities))
      var inks: [Ink] = []
      for group in ChartLayout(colors: colors).figure(of: panel, width: 400).shapes {
        guard case .group(let shapes, _) = group else { continue }
        let fills = shapes.compactMap(\.fill)
        inks += fills.suffix(1)
        #expect(
          fills.contains { colors[$0].contrast(with: colors[.background]) >= 3 }, "\(palette) \(theme.appearance)")
      }
      #expect(inks.count == 5)
      for (ink, next) in zip(inks, inks.dropFirst() + inks.prefix(1)) {
        #expect(colors[ink].contrast(with: colors[next]) >= 1.2, "\(palette) \(theme.appearance): \(ink), \(next)")
      }
    }
  }

  @Test("says which side of the target is late, and shows late points hollow")
  func times() {
    let drawn = figure(.times(SampleCharts.times()))
    #expect(texts(drawn, .axis) == ["06:00", "09:00", "later", "earlier"])
    #expect(texts(drawn, .value) == ["07:30"])
    let late = SampleCharts.times().points.filter { $0.minutesLate > Punctuality.grace }.count
    #expect(drawn.parts.filter { if case .outline = $0 { true } else { false } }.count == late)
  }

  @Test("centres a sentence where there is nothing to draw")
  func sentence() throws {
    let drawn = figure(.sentence("No due\ndays \u{1B}[1m"))
    let label = try #require(drawn.labels.first { $0.role == .caption })
    #expect(label.text == "No due days [1m" && label.x == 200 && label.anchor == .middle)
  }
}
