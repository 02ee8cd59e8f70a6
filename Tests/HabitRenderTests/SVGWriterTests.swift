import Foundation
import FoundationXML
import HabitCore
import HabitRender
import TestSupport
import Testing

@Suite("SVG writer")
struct SVGWriterTests {
  private func svg(_ sheet: HeatmapSheet, theme: Theme = .light, prefix: String = "habit-") -> String {
    let figure = HeatmapLayout(colors: .github(theme)).figure(of: sheet)
    return String(decoding: SVGWriter(prefix: prefix).svg(of: figure), as: UTF8.self)
  }

  /// The elements of a document, or an error if it is none.
  private func elements(_ text: String) throws -> [XMLElement] {
    func all(_ element: XMLElement) -> [XMLElement] {
      [element] + (element.children ?? []).compactMap { $0 as? XMLElement }.flatMap(all)
    }
    return all(try #require(try XMLDocument(xmlString: text).rootElement()))
  }

  /// The values of an attribute; `attribute(forName:)` finds none where the document has a namespace.
  private func values(of name: String, in elements: [XMLElement]) -> [String] {
    elements.flatMap { $0.attributes ?? [] }.filter { $0.name == name }.compactMap(\.stringValue)
  }

  @Test("writes a month with all kinds of cells")
  func golden() throws {
    let march = try #require(Day("2026-02-16"))...(try #require(Day("2026-03-15")))
    let sheet = SampleSheet.sheet(march, title: "💧 물 마시기", fact: "streak 12 days")
    expectGolden(svg(sheet), named: "month-light.svg")
    expectGolden(svg(sheet, theme: .dark), named: "month-dark.svg")
  }

  @Test("writes the same bytes each time")
  func deterministic() {
    #expect(svg(SampleSheet.rolling()) == svg(SampleSheet.rolling()))
  }

  @Test("is well-formed, names itself, and has unique identifiers")
  func wellFormed() throws {
    let elements = try elements(svg(SampleSheet.rolling(title: "<b>\"Tom\" & 'Jerry'</b> ]]>"), prefix: "one-"))
    let root = Dictionary(uniqueKeysWithValues: (elements[0].attributes ?? []).map { ($0.name, $0.stringValue) })
    #expect(root["role"] == "img")
    #expect(root["aria-labelledby"] == "one-title one-description")
    #expect(elements[1].stringValue == "<b>\"Tom\" & 'Jerry'</b> ]]>, Mar 2025 – Mar 2026")
    #expect(elements[2].stringValue?.hasPrefix("293 of 366") == true)
    let identifiers = values(of: "id", in: elements)
    #expect(
      identifiers.count > 5 && Set(identifiers).count == identifiers.count
        && identifiers.allSatisfy { $0.hasPrefix("one-") })
    let targets = Set(values(of: "href", in: elements))
    #expect(!targets.isEmpty && targets.isSubset(of: identifiers.map { "#" + $0 }))
  }

  /// A browser does not find the ancestors of what `<use>` brings in: a rule that asks for one paints the cells black.
  @Test("has a rule for every class that is used, which asks for no ancestor")
  func rules() throws {
    let elements = try elements(svg(SampleSheet.rolling(), prefix: "one-"))
    let style = try #require(elements.first { $0.name == "style" }?.stringValue)
    let selectors = Set(style.split(separator: "\n").compactMap { $0.split(separator: "{").first.map(String.init) })
    let classes = Set(values(of: "class", in: elements)).subtracting(["one-figure"])
    #expect(classes.count > 8, "\(classes)")
    #expect(classes.allSatisfy { $0.hasPrefix("one-") })
    #expect(selectors.isSuperset(of: classes.map { "." + $0 }))
  }

  @Test("has a rule for every class of several series, be there a ramp for each or one for all")
  func series() throws {
    let spring = (try #require(Day("2025-03-03")))...(try #require(Day("2025-04-06")))
    let blocks = (0..<3).map { HeatmapBlock(heading: "\($0)", series: $0, grid: SampleSheet.grid(spring)) }
    let bars = BarChart(bars: [BarChart.Bar(days: spring, value: 0.5, tooltip: "x")], axis: .share)
    let panels = (0..<3).map { ChartPanel(title: "\($0)", content: .bars(bars), series: $0) }
    let habits = [0x0090FF, 0xF76B15, 0x30A14E].map { HabitColor(rgb: $0) }
    for colors in [ColorScheme.github(.light), ColorScheme(.habit, theme: .light, colors: habits)] {
      let figures = [
        HeatmapLayout(colors: colors).figure(of: HeatmapSheet(title: "", blocks: blocks)),
        ChartLayout(colors: colors).figure(of: ChartSheet(title: "", panels: panels)),
        Figure(
          width: 9, height: 9, title: "", description: "", colors: colors,
          shapes: [.dot(x: 1, y: 1, radius: 1, fill: .level(.full, series: 7))]),
      ]
      for figure in figures {
        let elements = try elements(String(decoding: SVGWriter().svg(of: figure), as: UTF8.self))
        let style = try #require(elements.first { $0.name == "style" }?.stringValue)
        for name in Set(values(of: "class", in: elements)) where name != "habit-figure" {
          #expect(style.contains(".\(name){"), "\(name)")
        }
      }
    }
  }

  @Test("gives each day a tooltip")
  func tooltips() throws {
    let days = try elements(svg(SampleSheet.sheet(try #require(DayRange.year(2025))))).filter { $0.name == "use" }
      .compactMap { $0.elements(forName: "title").first?.stringValue }.filter { $0.hasPrefix("2025-") }
    #expect(days.count == 365 && Set(days.map { $0.prefix(10) }).count == 365)
    #expect(days.contains { $0.hasSuffix("skipped: flu & \"fever\"") })
  }

  @Test("holds no character that XML forbids")
  func forbidden() throws {
    let text = svg(SampleSheet.rolling(title: "a\u{0}\u{8}\u{B}\u{FFFF}\u{1F}b\u{85}"))
    #expect(try elements(text)[1].stringValue?.hasPrefix("a b ,") == true)
  }

  @Test("stays small: a year takes less than 50 kB")
  func size() {
    #expect(svg(SampleSheet.rolling()).utf8.count < 50_000)
  }

  @Test("paints with the colours of the theme", arguments: [Theme.light, .dark])
  func colours(_ theme: Theme) {
    let text = svg(SampleSheet.rolling(), theme: theme)
    let colors = ColorScheme.github(theme)
    for ink in [Ink.background] + HeatmapLevel.allCases.map({ Ink.level($0) }) {
      #expect(text.contains(".habit-\(ink.name){fill:\(colors[ink])}"))
    }
    for ink in [Ink.text, .muted, .line] {
      #expect(text.contains(".habit-\(ink.name)-line{fill:none;stroke:\(colors[ink])}"))
    }
  }

  @Test("follows what the viewer prefers where there are two themes")
  func automatic() throws {
    let colors = ColorScheme(.blue, theme: .light, dark: .dark)
    let figure = HeatmapLayout(colors: colors).figure(of: SampleSheet.rolling())
    let text = String(decoding: SVGWriter().svg(of: figure), as: UTF8.self)
    let parts = text.split(separator: "@media (prefers-color-scheme:dark){\n", maxSplits: 1)
    try #require(parts.count == 2)
    for ink in [Ink.background, .level(.full), .level(.none)] {
      #expect(parts[0].contains(".habit-\(ink.name){fill:\(colors[ink])}"))
      #expect(parts[1].contains(".habit-\(ink.name){fill:\(try #require(colors.dark)[ink])}"))
    }
    #expect(!svg(SampleSheet.rolling()).contains("@media"))
    _ = try elements(text)
  }

  @Test("paints no ground where none is wanted, and the colour that is asked for")
  func grounds() {
    #expect(!svg(SampleSheet.rolling(), theme: .light.on(.none)).contains("habit-background"))
    let cream = svg(SampleSheet.rolling(), theme: .light.on(.color(RGB(0xFFF8E7))))
    #expect(cream.contains(".habit-background{fill:#fff8e7}"))
  }

  @Test("writes figures for a page that has the style, the symbols and the colours once")
  func inline() throws {
    let writer = SVGWriter()
    let figures = [SampleSheet.rolling(), SampleSheet.sheet(try #require(DayRange.year(2025)))]
      .map { HeatmapLayout(colors: .github(.light)).figure(of: $0) }
    let parts = figures.enumerated().map { index, figure in
      String(decoding: writer.inline(figure, identifier: "h\(index)-"), as: UTF8.self)
    }
    let page =
      "<html><style>" + String(decoding: writer.styleSheet, as: UTF8.self)
      + ".x{\(writer.variables(of: .github(.dark)))}"
      + "</style>" + String(decoding: writer.definitions(of: figures), as: UTF8.self) + parts.joined() + "</html>"
    let elements = try elements(page)
    #expect(parts.allSatisfy { !$0.contains("<style") && !$0.contains("<defs") })
    let identifiers = values(of: "id", in: elements)
    #expect(Set(identifiers).count == identifiers.count)
    #expect(Set(values(of: "href", in: elements)).isSubset(of: identifiers.map { "#" + $0 }))
    let style = try #require(elements.first { $0.name == "style" }?.stringValue)
    for name in Set(values(of: "class", in: elements)) where name != "habit-figure" {
      #expect(style.contains(".\(name){"), "\(name)")
    }
    #expect(style.contains(".habit-l4{fill:var(--habit-l4)}") && style.contains("--habit-l4:#39d353;"))
  }

  @Test("writes lines, areas, rings and groups")
  func shapes() throws {
    let points = [Point(x: 0, y: 10), Point(x: 5.25, y: 0), Point(x: 10, y: 10)]
    let ring = RingSector(center: Point(x: 50, y: 50), innerRadius: 10, outerRadius: 20, start: 0, end: 1)
    let figure = Figure(
      width: 100, height: 100, title: "<&\">", description: "", colors: .github(.light),
      shapes: [
        .polyline(points, stroke: Stroke(.muted, width: 2, dash: 1, gap: 3)), .polygon(points, fill: .tint()),
        .group([.ring(ring, fill: .level(.high))], tooltip: "<&\">"),
      ])
    let text = String(decoding: SVGWriter().svg(of: figure), as: UTF8.self)
    let elements = try elements(text)
    #expect(values(of: "points", in: elements) == Array(repeating: "0,10 5.25,0 10,10", count: 2))
    #expect(values(of: "stroke-dasharray", in: elements) == ["1 3"])
    // A whole ring is made of halves, since an arc cannot end where it begins.
    #expect(
      values(of: "d", in: elements) == [
        "M50,30A20 20 0 0 1 50,70A20 20 0 0 1 50,30L50,40A10 10 0 0 0 50,60A10 10 0 0 0 50,40Z"
      ])
    #expect(elements.filter { $0.name == "title" }.map(\.stringValue) == ["<&\">", "<&\">"])
  }
}
