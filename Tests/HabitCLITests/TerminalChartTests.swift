import HabitCore
import HabitRender
import TestSupport
import Testing

@testable import HabitCLI

@Suite("Terminal chart") struct TerminalChartTests {
  private static func lines(
    _ panels: [ChartPanel], width: Int?, depth: ColorDepth = .none, language: Language = .english
  ) -> [String] {
    TerminalChart(sheet: SampleCharts.sheet(panels, language: language), colors: .github(.dark), depth: depth)
      .lines(width: width)
  }

  /// A text without its escape sequences.
  private static func plain(_ text: String) -> String {
    text.split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated().map { index, part in
      index == 0 ? String(part) : String(part.drop { $0 != "m" }.dropFirst())
    }.joined()
  }

  @Test("writes every kind of chart without colour", arguments: [40, 80, 120])
  func characters(width: Int) {
    let language: Language = width == 40 ? .korean : .english
    let text = Self.lines(SampleCharts.all, width: width, language: language).joined(separator: "\n") + "\n"
    expectGolden(text, named: "charts-\(width).txt")
  }

  @Test("has the width of a page where the output is no terminal")
  func pipe() {
    #expect(Self.lines(SampleCharts.all, width: nil) == Self.lines(SampleCharts.all, width: 80))
  }

  @Test("is never wider than the terminal, for random charts", arguments: ColorDepth.allCases)
  func width(_ depth: ColorDepth) {
    for seed in UInt64(0)..<150 {
      var generator = SeededGenerator(seed: seed)
      let width = Int.random(in: 20...140, using: &generator)
      let panels = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        RandomPanel.panel(using: &generator)
      }
      let lines = Self.lines(panels, width: width, depth: depth, language: seed % 2 == 0 ? .english : .korean)
      let widest = lines.map { Self.plain($0).terminalColumns }.max() ?? 0
      #expect(widest <= width, "seed \(seed): \(widest) of \(width)")
      let text = lines.joined(separator: "\n")
      #expect(!text.contains("nan") && !text.contains("inf\u{1B}"), "seed \(seed)")
      #expect(depth != .none || !text.contains("\u{1B}"), "seed \(seed)")
      #expect(lines.allSatisfy { !$0.hasSuffix(" ") }, "seed \(seed)")
    }
  }

  @Test("aligns rows with Korean and emoji names", arguments: [40, 60, 80])
  func alignment(width: Int) throws {
    let lines = Self.lines([SampleCharts.weekdays], width: width)
    let bars = lines.filter { $0.contains(" / 52") }
    #expect(bars.count == 6)
    let starts = Set(bars.map { $0.prefix { $0 != "█" && $0 != "·" }.description.terminalColumns })
    #expect(starts == [9], "all bars begin behind the widest name")
    #expect(Set(bars.map(\.terminalColumns)) == [width])
  }

  @Test("tells full, partial and running bars apart by characters where there is one colour or none")
  func bars() {
    for depth in [ColorDepth.none, .sixteen] {
      let text = Self.lines([SampleCharts.weekly], width: 80, depth: depth).map(Self.plain)
      let lowest = text.first { $0.contains("▒ ▒") && $0.contains("┆") } ?? ""
      #expect(lowest.contains("█") && lowest.contains("▒") && lowest.contains("┆"), "\(depth)")
      // Each of the three kinds is one character from the ground up, a gap is blank, and nothing done is a line.
      let bar = text.last { $0.contains("│") } ?? ""
      #expect(Set(bar.drop { $0 != "│" }.dropFirst()) == ["▒", "█", " ", "▁", "┆"], "\(depth)")
    }
    let colored = Self.lines([SampleCharts.weekly], width: 80, depth: .full).joined()
    for level in [HeatmapLevel.medium, .full] {
      let color = ColorScheme.github(.dark)[.level(level)]
      #expect(colored.contains("38;2;\(color.red);\(color.green);\(color.blue)m█"), "\(level)")
    }
  }

  @Test("says where bars had no room, the oldest of all")
  func cut() {
    let base = { (width: Int) in Self.lines([SampleCharts.weekly], width: width).last { $0.contains("0%┴") } ?? "" }
    #expect(base(80).hasPrefix("  0%┴┬─") && base(40).hasPrefix("  0%┴┬─"))
    #expect(base(25).hasPrefix("  0%┴…"))
    #expect(Self.lines([SampleCharts.weekly], width: 25).contains { $0.hasSuffix("┆") }, "the newest one is there")
  }

  @Test("draws each panel in the colours of its series")
  func series() {
    let colors = [HabitColor(rgb: 0xFF0000), HabitColor(rgb: 0x0000FF)]
    let scheme = ColorScheme(.habit, theme: .dark, colors: colors)
    for series in 0...1 {
      let panel = ChartPanel(
        title: "", content: .profile(ProfileChart(rows: [.init(name: "a", share: 0.5, text: "50%")])), series: series)
      let text = TerminalChart(sheet: SampleCharts.sheet([panel]), colors: scheme, depth: .full).lines(width: 60)
        .joined()
      let own = scheme[.level(.medium, series: series)]
      let other = scheme[.level(.medium, series: 1 - series)]
      #expect(text.contains("\(own.red);\(own.green);\(own.blue)m"))
      #expect(!text.contains("\(other.red);\(other.green);\(other.blue)m"))
    }
  }

  @Test("puts the value at the end of a line beside it, and breaks the line where there is none")
  func line() {
    let range = SampleCharts.today - 9...SampleCharts.today
    let values: [Double?] = [0, 0, nil, nil, 1, 1, 1, 1, 1, 1]
    let chart = LineChart(range: range, values: values, axis: .share, end: "100%")
    let lines = Self.lines([ChartPanel(title: "", content: .line(chart))], width: 40)
    #expect(lines.contains { $0.hasPrefix("100%┤") && $0.hasSuffix(" 100%") })
    #expect(lines.contains { $0.hasPrefix("    │⣀") || $0.hasPrefix("    │⡀") }, "the first days lie at the ground")
    let top = lines.first { $0.hasPrefix("100%┤") } ?? ""
    #expect(top.dropFirst(5).prefix { $0 == " " }.count > 8, "nothing joins the parts")
  }

  @Test("never draws what there is as nothing, nor what lacks something as all")
  func extremes() {
    for columns in [1, 8, 57] {
      let track: [TextAttribute] = []
      func bar(_ share: Double) -> String {
        HorizontalBar(share: share, columns: columns).line([], track: track).text(in: .plain)
      }
      #expect(bar(0) == String(repeating: "·", count: columns))
      #expect(bar(1) == String(repeating: "█", count: columns))
      #expect(bar(0.0001).hasPrefix("▏") && bar(0.9999).hasSuffix("▉"))
      #expect([bar(-1), bar(2)] == [bar(0), bar(1)])
    }
  }

  @Test("copes with a single day, one bar, no bars, no runs and no sheet")
  func edges() {
    let day = SampleCharts.today...SampleCharts.today
    let bar = BarChart.Bar(days: day, value: 1, goal: 0, isFull: true, tooltip: "")
    let contents: [ChartPanel.Content] = [
      .bars(BarChart(bars: [bar], axis: .share)), .bars(BarChart(bars: [], axis: .share)),
      .line(LineChart(range: day, values: [0.5], axis: .share, end: "50%")),
      .line(LineChart(range: day, values: [nil], axis: .share, end: "")),
      .streaks(StreakChart(range: day, runs: [], longest: [])),
      .times(TimeChart(range: day, points: [], axis: ChartAxis(lowest: -1, highest: 1, ticks: []), target: "07:30")),
      .profile(ProfileChart(rows: [])), .shares(ShareChart(counts: [], noun: "todos")), .sentence(""),
    ]
    for width in [nil, 1, 20, 80] {
      for content in contents {
        let lines = Self.lines([ChartPanel(title: "x", content: content)], width: width)
        #expect(lines.contains("x") || lines.contains { $0.hasPrefix("x ") }, "\(content)")
      }
    }
    let empty = ChartSheet(title: "", panels: [])
    #expect(TerminalChart(sheet: empty, colors: .github(.dark), depth: .full).lines(width: 80) == [])
  }

  @Test("never lets a name steer the terminal")
  func hostile() {
    let tick = ChartAxis.Tick(value: 1, text: "\u{1B}[2J1")
    let range = SampleCharts.today...SampleCharts.today
    let chart = LineChart(
      range: range, values: [1], axis: ChartAxis(highest: 1, ticks: [tick]), end: "\u{1B}]0;x\u{7}")
    let lines = Self.lines([ChartPanel(title: "a\u{1B}[31mb", content: .line(chart))], width: 80)
    #expect(!lines.joined().unicodeScalars.contains { $0.value < 0x20 })
  }
}
