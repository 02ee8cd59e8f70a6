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
}
