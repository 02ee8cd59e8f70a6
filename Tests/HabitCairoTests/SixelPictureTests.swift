import HabitCairo
import HabitCore
import HabitRender
import Testing

@Suite("Sixel picture") struct SixelPictureTests {
  @Test("has the pixels of the PNG", arguments: [1, 2], [Theme.light, .dark])
  func pixels(scale: Int, theme: Theme) throws {
    let today = Day(ordinal: 20_516)
    let grid = HeatmapGrid(range: today - 120...today, weekStart: .monday, today: today, scale: .share) { day in
      HeatmapDay(state: [.done, .missed, .skipped, .rest, .extra][(day.ordinal % 5)])
    }
    let sheet = HeatmapSheet(title: "💧 물 마시기", facts: ["best 41"], blocks: [HeatmapBlock(grid: grid)])
    let text = PangoText(scale: scale)
    let figure = HeatmapLayout(colors: .github(theme), measure: text).figure(of: sheet)
    let png = try DecodedPNG(try PNGPicture(of: figure, scale: scale, text: text).bytes)
    let sixels = try DecodedSixels(try SixelPicture(of: figure, scale: scale, text: text).bytes)
    #expect(sixels.width == png.width && sixels.height >= png.height)
    let wrong = (0..<png.height).flatMap { y in (0..<png.width).map { (x: $0, y: y) } }
      .first { DecodedSixels.differ(sixels[$0.x, $0.y], png[$0.x, $0.y]) }
    #expect(wrong == nil, "\(String(describing: wrong))")
  }

  @Test("refuses what a PNG refuses")
  func refusal() throws {
    let text = PangoText(scale: 4)
    let grid = HeatmapGrid(range: Day.first...Day.first, weekStart: .monday, today: Day.first, scale: .share) { _ in nil
    }
    let figure = HeatmapLayout(colors: .github(.dark), measure: text)
      .figure(of: HeatmapSheet(title: "", blocks: [HeatmapBlock(grid: grid)]))
    #expect(throws: RenderError.self) { try SixelPicture(of: figure, scale: 4, text: text) }
  }
}
