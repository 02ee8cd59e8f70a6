import Foundation
import HabitCairo
import HabitCore
import HabitRender
import TestSupport
import Testing

/// What the painters of Cairo make of a figure, pixel by pixel.
///
/// Each pixel is the letter of the ink that it is nearest to, so that how edges are smoothed does not matter. There are
/// no texts, which differ with the fonts.
@Suite("Painted figure")
struct PaintedFigureTests {
  private static let today = Day(ordinal: 20_516)  // Wednesday 2026-03-04

  private static func figure(measure: any TextMeasure, appearance: Theme.Appearance) -> Figure {
    let states: [DayState] = [.done, .partial, .missed, .skipped, .rest, .extra, .pending]
    let first = today - 9
    let grid = HeatmapGrid(
      range: first...(first + 20), weekStart: .monday, today: today, scale: .share, futureDays: .future
    ) { day in
      guard day < first + 14 else { return HeatmapDay(state: .none) }
      let state = day < first + 7 ? .done : states[(day - first) % 7]
      let share = Int64((day - first) % 4 + 1)
      let value = HeatmapValue.amount(Amount(Int(share * 2)), of: .atLeast(Amount(8), unit: ""))
      return HeatmapDay(
        state: state == .done && day < first + 4 ? .partial : state, value: state == .pending ? nil : value)
    }
    var options = HeatmapOptions()
    options.labels = .none
    options.hasTitle = false
    options.hasLegend = false
    options.months = .outline
    let sheet = HeatmapSheet(title: "", blocks: [HeatmapBlock(grid: grid)])
    let heatmap = HeatmapLayout(
      colors: .github(.theme(appearance)), options: options, measure: measure, hasTooltips: false
    ).figure(of: sheet)
    let points = [Point(x: 8, y: 20), Point(x: 20, y: 6), Point(x: 32, y: 18)]
    let sector = RingSector(center: Point(x: 50, y: 14), innerRadius: 5, outerRadius: 11, start: 0, end: 0.7)
    let shapes: [Shape] = [
      .polygon(points, fill: .tint()), .polyline(points, stroke: Stroke(.level(.full), width: 2)),
      .group([.ring(sector, fill: .level(.medium))], tooltip: "a part"),
    ]
    return Figure(
      width: heatmap.width, height: heatmap.height + 28, title: "", description: "", colors: heatmap.colors,
      shapes: shapes
        + heatmap.shapes.filter { if case .text = $0 { false } else { true } }.map { $0.moved(x: 0, y: 28) })
  }

  /// The pixels as letters, a row a line.
  private static func letters(of image: DecodedPNG, _ colors: ColorScheme) -> String {
    let inks: [(letter: Character, ink: Ink)] = [
      (".", .background), ("#", .text), ("m", .muted), ("l", .line), ("t", .tint()), ("0", .level(.none)),
      ("1", .level(.low)), ("2", .level(.medium)), ("3", .level(.high)), ("4", .level(.full)),
    ]
    func letter(_ color: RGB) -> Character {
      inks.min { distance(colors[$0.ink], color) < distance(colors[$1.ink], color) }?.letter ?? "?"
    }
    return (0..<image.height).map { y in
      String((0..<image.width).map { letter(image[$0, y]) })
    }.joined(separator: "\n") + "\n"
  }

  private static func distance(_ left: RGB, _ right: RGB) -> Int {
    [(left.red, right.red), (left.green, right.green), (left.blue, right.blue)]
      .reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
  }

  @Test("is the same in pixels", arguments: Theme.Appearance.allCases)
  func pixels(_ appearance: Theme.Appearance) throws {
    let text = PangoText(scale: 1)
    let figure = Self.figure(measure: text, appearance: appearance)
    let image = try DecodedPNG(try PNGPicture(of: figure, scale: 1, text: text).bytes)
    expectGolden(Self.letters(of: image, figure.colors), named: "painted-\(appearance.rawValue).txt")
  }

  @Test("is the same on a page, and in outlines, up to the edges", arguments: ["pdf", "svg"])
  func vectors(ending: String) throws {
    let program = ending == "pdf" ? "/usr/bin/pdftoppm" : "/usr/bin/rsvg-convert"
    guard FileManager.default.isExecutableFile(atPath: program) else {
      try #require(ProcessInfo.processInfo.environment["CI"] == nil, "\(program) is missing")
      return
    }
    let text = PangoText(scale: 1)
    let figure = Self.figure(measure: text, appearance: .light)
    let format: VectorPicture.Format = ending == "pdf" ? .pdf(madeOn: Self.today) : .outlinedSVG
    let folder = try TemporaryFolder()
    let file = folder.path + "/a.\(ending)"
    try Data(try VectorPicture(of: figure, as: format, text: text).bytes).write(to: URL(filePath: file))
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments =
      ending == "pdf"
      ? ["-r", "72", "-png", "-singlefile", file, folder.path + "/a"]
      : ["-f", "png", "-o", folder.path + "/a.png", file]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let drawn = try DecodedPNG([UInt8](try Data(contentsOf: URL(filePath: folder.path + "/a.png"))))
    let pixels = try DecodedPNG(try PNGPicture(of: figure, scale: 1, text: text).bytes)
    #expect(drawn.width == pixels.width && drawn.height == pixels.height)
    let pairs = zip(Self.letters(of: drawn, figure.colors), Self.letters(of: pixels, figure.colors))
    let differing = pairs.count { $0 != $1 }
    #expect(differing * 100 < pixels.width * pixels.height * 8, "\(differing) of \(pixels.width * pixels.height)")
    // Where a shape is whole, all painters agree.
    for case .symbol(let symbol, let x, let y, _) in figure.shapes where symbol.name.hasPrefix("level") {
      let middle = drawn[x + 5, y + 5]
      #expect(Self.distance(middle, pixels[x + 5, y + 5]) < 30, "\(symbol.name)")
    }
  }
}
