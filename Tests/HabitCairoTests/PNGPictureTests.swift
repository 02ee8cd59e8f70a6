import Foundation
import HabitCairo
import HabitCore
import HabitRender
import TestSupport
import Testing

@Suite("PNG picture")
struct PNGPictureTests {
  private static let today = Day(ordinal: 20_516)  // Wednesday 2026-03-04

  /// Two weeks in which each day of the second shows another mark.
  private static func sheet(title: String = "", fact: String = "") throws -> HeatmapSheet {
    let states: [DayState] = [.done, .partial, .missed, .skipped, .rest, .extra, .pending]
    let first = today - 9
    let grid = HeatmapGrid(range: first...(first + 13), weekStart: .monday, today: today, scale: .share) { day in
      let state = day < first + 7 ? .done : states[(day - first) % 7]
      let value = HeatmapValue.amount(Amount(5), of: .atLeast(Amount(8), unit: ""))
      return HeatmapDay(state: state, value: state == .pending ? nil : value)
    }
    return HeatmapSheet(
      title: title, facts: [fact], description: "5 of 7 – not bad", blocks: [HeatmapBlock(grid: grid)])
  }

  private static func draw(
    _ sheet: HeatmapSheet, colors: ColorScheme = .github(.light), scale: Int = 1
  ) throws -> (picture: PNGPicture, figure: Figure) {
    let text = PangoText(scale: scale)
    let figure = HeatmapLayout(colors: colors, measure: text).figure(of: sheet)
    return (try PNGPicture(of: figure, scale: scale, text: text), figure)
  }

  private static func cells(of figure: Figure) -> [(name: String, x: Int, y: Int)] {
    figure.shapes.compactMap { if case .symbol(let symbol, let x, let y, _) = $0 { (symbol.name, x, y) } else { nil } }
  }

  @Test("paints each cell in the colour of its level", arguments: [1, 2, 3], [Theme.light, .dark])
  func cellColours(scale: Int, theme: Theme) throws {
    let colors = ColorScheme.habit(HabitColor(rgb: 0x0090FF), theme)
    let (picture, figure) = try Self.draw(try Self.sheet(title: "Read"), colors: colors, scale: scale)
    let image = try DecodedPNG(picture.bytes)
    #expect(image.width == figure.width * scale && image.height == figure.height * scale)
    #expect(image[0, 0] == theme.background)
    let inks: [String: Ink] = [
      "level4": .level(.full), "level2": .level(.medium), "level0": .level(.none), "skipped": .muted, "rest": .line,
      "extra2": .onLevel(.medium), "pending": .background,
    ]
    let cells = Self.cells(of: figure)
    #expect(Set(cells.map(\.name)).isSuperset(of: inks.keys))
    for cell in cells {
      guard let ink = inks[cell.name] else { continue }
      let middle = image[cell.x * scale + 11 * scale / 2, cell.y * scale + 11 * scale / 2]
      // The slash of a skipped day is thinner than two pixels and runs across them.
      let tolerance = cell.name == "skipped" ? 16 : 0
      #expect(difference(middle, colors[ink]) <= tolerance, "\(cell.name) at scale \(scale): \(middle)")
    }
  }

  private func difference(_ left: RGB, _ right: RGB) -> Int {
    max(
      abs(Int(left.red) - Int(right.red)), abs(Int(left.green) - Int(right.green)),
      abs(Int(left.blue) - Int(right.blue)))
  }

  @Test("tells the marks apart without colour")
  func shapes() throws {
    let (picture, figure) = try Self.draw(try Self.sheet(), scale: 2)
    let image = try DecodedPNG(picture.bytes)
    let drawings = Dictionary(grouping: Self.cells(of: figure), by: \.name).compactMapValues { cells in
      cells.first.map { cell in
        // Only where the colour changes within the cell, not to which.
        (0..<22).map { y in
          (1..<22).map { x in
            image[cell.x * 2 + x, cell.y * 2 + y] == image[cell.x * 2 + x - 1, cell.y * 2 + y]
          }
        }
      }
    }
    let shapes = ["level4", "level0", "skipped", "rest", "extra2", "pending"].compactMap { drawings[$0] }
    #expect(shapes.count == 6 && Set(shapes).count == 6)
  }

  @Test("rings today in the colour of text")
  func ring() throws {
    let (picture, figure) = try Self.draw(try Self.sheet(), scale: 2)
    let image = try DecodedPNG(picture.bytes)
    let today = try #require(Self.cells(of: figure).first { $0.name == "level0" })
    #expect(image[today.x * 2 + 11, today.y * 2 - 2] == Theme.light.text)
  }

  @Test("says its size, title and description")
  func chunks() throws {
    for scale in 1...3 {
      let (picture, _) = try Self.draw(try Self.sheet(title: "물 마시기 💧"), scale: scale)
      let chunks = try DecodedPNG(picture.bytes).chunks
      let density = try #require(chunks.first { $0.kind == "pHYs" }).content
      let perMetre = density.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      #expect(abs(Double(perMetre) * 0.0254 - 72 * Double(scale)) < 0.02 && density.last == 1)
      let texts = chunks.filter { $0.kind == "iTXt" }.map { String(decoding: $0.content, as: UTF8.self) }
      #expect(texts == ["Title\0\0\0\0\0물 마시기 💧", "Description\0\0\0\0\05 of 7 – not bad"])
    }
    let (latin, _) = try Self.draw(try Self.sheet(title: "Café"))
    let title = try #require(try DecodedPNG(latin.bytes).chunks.first { $0.kind == "tEXt" })
    #expect(title.content == Array("Title\0Caf".utf8) + [0xE9])
  }

  @Test("shapes Korean and emoji, and shortens what is too long")
  func scripts() throws {
    for title in ["물 마시기 💧", String(repeating: "물 마시기 💧", count: 25), "👨‍👩‍👧 🇰🇷 1️⃣", "قراءة", "é"] {
      let (picture, figure) = try Self.draw(try Self.sheet(title: title), scale: 2)
      let label = try #require(figure.labels.first { $0.role == .title })
      #expect(label.bounds.maxX <= Double(figure.width))
      #expect(picture.missingCharacters.isEmpty, "\(title)")
      // Something is painted where the title stands, and nothing behind its end.
      let image = try DecodedPNG(picture.bytes)
      let row = (Int(label.baseline) - 8) * 2..<(Int(label.baseline) + 2) * 2
      func isPainted(_ columns: Range<Int>) -> Bool {
        row.contains { y in columns.contains { x in image[x, y] != Theme.light.background } }
      }
      #expect(isPainted(32..<Int(label.bounds.maxX) * 2), "\(title)")
      #expect(!isPainted(Int(label.bounds.maxX + 2) * 2..<image.width), "\(title)")
    }
  }

  @Test("draws an emoji in colour")
  func emoji() throws {
    let (picture, _) = try Self.draw(try Self.sheet(title: "💧"), scale: 2)
    let image = try DecodedPNG(picture.bytes)
    let blue = (32..<60).flatMap { x in (30..<66).map { y in image[x, y] } }
      .count { Int($0.blue) > Int($0.red) + 100 }
    #expect(blue > 50)
  }

  @Test("names the characters that no font has")
  func missing() throws {
    let (picture, _) = try Self.draw(try Self.sheet(title: "Run \u{10FFFD}\u{10FFFD} far \u{F0000}"))
    #expect(picture.missingCharacters == ["\u{10FFFD}", "\u{F0000}"])
  }

  @Test("refuses scales that it does not draw at", arguments: [0, -1, 4, 1000, .max])
  func scales(_ scale: Int) throws {
    let figure = Figure(
      width: 10, height: 10, title: "", description: "", colors: .github(.light), shapes: [])
    let error = #expect(throws: RenderError.self) {
      try PNGPicture(of: figure, scale: scale, text: PangoText(scale: 1))
    }
    #expect(error == .scale(scale, allowed: 1...3))
    #expect(error?.description == "there is no scale \(scale); choose one from 1 to 3")
  }

  @Test(
    "refuses pictures that would take too much memory, before it takes any",
    arguments: [(0, 10), (10, 0), (40_000, 10), (10, 32_768), (20_000, 20_000), (.max, 1), (1, .max)])
  func sizes(width: Int, height: Int) throws {
    let figure = Figure(
      width: width, height: height, title: "", description: "", colors: .github(.light), shapes: [])
    #expect(throws: RenderError.self) { try PNGPicture(of: figure, scale: 3, text: PangoText(scale: 3)) }
  }

  @Test("keeps the colours of the theme when there are more than 256 others")
  func manyColours() throws {
    let (picture, figure) = try Self.draw(
      try Self.sheet(title: "🌈🍎🍊🍋🥝🫐🍇🌸🔥🌍🎨🦜", fact: "🦚🎉🍕🌮🐠"), scale: 3)
    let image = try DecodedPNG(picture.bytes)
    #expect(image.palette.count <= 256 && image.palette.count > 100)
    #expect(image[0, 0] == Theme.light.background)
    let full = try #require(Self.cells(of: figure).first { $0.name == "level4" })
    #expect(image[full.x * 3 + 16, full.y * 3 + 16] == ColorScheme.github(.light)[.level(.full)])
  }

  @Test("leaves the ground clear where no background is wanted, and the cells opaque", arguments: 1...2)
  func clear(scale: Int) throws {
    let (picture, figure) = try Self.draw(
      try Self.sheet(title: "물 마시기 💧"), colors: .github(.light.on(.none)), scale: scale)
    let image = try DecodedPNG(picture.bytes)
    #expect(image.opacities.contains(0) && image.opacities.count <= 256)
    let full = try #require(Self.cells(of: figure).first { $0.name == "level4" })
    #expect(image[full.x * scale + 6, full.y * scale + 6] == ColorScheme.github(.light)[.level(.full)])
    #expect(!(try DecodedPNG(try Self.draw(try Self.sheet()).picture.bytes).chunks.contains { $0.kind == "tRNS" }))
  }
}
