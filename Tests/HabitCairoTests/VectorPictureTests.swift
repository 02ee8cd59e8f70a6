import Foundation
import FoundationXML
import HabitCairo
import HabitCore
import HabitRender
import Testing

@Suite("Vector picture")
struct VectorPictureTests {
  private static let day = Day(ordinal: 20_516)  // Wednesday 2026-03-04

  private static func figure(
    title: String = "물 마시기 💧", colors: ColorScheme = .github(.light), text: PangoText
  ) -> Figure {
    let grid = HeatmapGrid(range: (day - 30)...day, weekStart: .monday, today: day, scale: .share) {
      HeatmapDay(state: $0.ordinal % 3 == 0 ? .missed : .done)
    }
    let sheet = HeatmapSheet(
      title: title, facts: ["streak 3 days"], description: "20 of 31 kept (64%), best streak 2 days.",
      blocks: [HeatmapBlock(grid: grid)])
    return HeatmapLayout(colors: colors, measure: text, hasTooltips: false, hasCaption: true).figure(of: sheet)
  }

  private static func pdf(title: String = "물 마시기 💧") throws -> VectorPicture {
    let text = PangoText(scale: 1)
    return try VectorPicture(of: figure(title: title, text: text), as: .pdf(madeOn: day), text: text)
  }

  @Test("writes a page of PDF as large as the figure, with its title and day, the same bytes each time")
  func page() throws {
    let picture = try Self.pdf()
    #expect(picture.bytes.starts(with: Array("%PDF-1.".utf8)))
    let text = String(decoding: picture.bytes, as: UTF8.self)
    #expect(text.contains("%%EOF"))
    #expect(text.contains("/CreationDate (20260304000000Z)"))
    let figure = Self.figure(text: PangoText(scale: 1))
    #expect(text.contains("/MediaBox [ 0 0 \(figure.width) \(figure.height) ]"))
    #expect(try Self.pdf().bytes == picture.bytes)
  }

  @Test("names the characters that no font has")
  func missing() throws {
    #expect(try Self.pdf(title: "Run \u{10FFFD}").missingCharacters == ["\u{10FFFD}"])
    #expect(try Self.pdf().missingCharacters.isEmpty)
  }

  @Test("writes SVG in which no letter needs a font", arguments: [Theme.light, .dark.on(.none)])
  func outlines(_ theme: Theme) throws {
    let text = PangoText(scale: 1)
    let figure = Self.figure(title: "물 마시기", colors: .github(theme), text: text)
    let picture = try VectorPicture(of: figure, as: .outlinedSVG, text: text)
    let markup = String(decoding: picture.bytes, as: UTF8.self)
    let document = try XMLDocument(xmlString: markup)
    #expect(document.rootElement()?.name == "svg")
    #expect(!markup.contains("<text") && !markup.contains("font-family"))
    // A background is one rectangle over all; without one there is none.
    #expect(markup.contains("fill:rgb(100%,100%,100%)") == theme.paintsBackground)
  }

  @Test("refuses figures that no painter could hold")
  func sizes() {
    let figure = Figure(
      width: 40_000, height: 10, title: "", description: "", colors: .github(.light), shapes: [])
    #expect(throws: RenderError.self) {
      try VectorPicture(of: figure, as: .outlinedSVG, text: PangoText(scale: 1))
    }
  }

  @Test("draws every kind of shape, in pixels as in lines")
  func shapes() throws {
    let text = PangoText(scale: 1)
    let points = [Point(x: 10, y: 10), Point(x: 50, y: 30), Point(x: 90, y: 10)]
    let sector = RingSector(center: Point(x: 50, y: 60), innerRadius: 10, outerRadius: 25, start: 0, end: 0.75)
    let figure = Figure(
      width: 100, height: 100, title: "", description: "", colors: .github(.light),
      shapes: [
        .polygon(points, fill: .tint()),
        .group([.polyline(points, stroke: Stroke(.level(.full), width: 2))], tooltip: "x"),
        .ring(sector, fill: .level(.full)),
      ])
    let image = try DecodedPNG(try PNGPicture(of: figure, scale: 1, text: text).bytes)
    #expect(image[50, 20] == figure.colors[.tint()])
    #expect(image[50, 29] == figure.colors[.level(.full)])
    #expect(image[67, 60] == figure.colors[.level(.full)], "the ring begins at the top and turns clockwise")
    #expect(image[37, 48] == Theme.light.background, "its last quarter is open")
    #expect(image[50, 60] == Theme.light.background, "it has a hole")
    #expect(try VectorPicture(of: figure, as: .pdf(madeOn: Self.day), text: text).bytes.count > 500)
  }
}
