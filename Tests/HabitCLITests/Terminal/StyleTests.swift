import HabitRender
import Testing

@testable import HabitCLI

@Suite("Style") struct StyleTests {
  @Test(
    "writes the sequences of its depth",
    arguments: [
      (ColorDepth.none, "x"),
      (.sixteen, "\u{1B}[1;31;92;40mx\u{1B}[0m"),
      (.palette, "\u{1B}[1;31;38;5;77;48;5;16mx\u{1B}[0m"),
      (.full, "\u{1B}[1;31;38;2;64;196;99;48;2;0;0;0mx\u{1B}[0m"),
    ])
  func depths(depth: ColorDepth, expected: String) {
    let attributes: [TextAttribute] = [.bold, .role(.failure), .color(RGB(0x40C463)), .background(RGB(0))]
    #expect(Style(depth).apply(attributes, to: "x") == expected)
  }

  @Test("leaves alone what has no look or no text")
  func nothing() {
    for depth in ColorDepth.allCases {
      #expect(Style(depth).apply([], to: "x") == "x")
      #expect(Style(depth).apply([.bold], to: "") == "")
    }
    #expect(Style.plain.apply([.bold, .dim], to: "x") == "x")
  }

  @Test("writes no sequence without colour, whatever the look", arguments: ColorRole.allCases)
  func plain(role: ColorRole) {
    #expect(Style.plain.apply([.role(role)], to: "x") == "x")
    #expect(Style(.sixteen).apply([.role(role)], to: "x").hasPrefix("\u{1B}["))
  }

  @Test(
    "keeps the hue with sixteen colours",
    arguments: [
      (0x000000, 0), (0x555555, 8), (0xAAAAAA, 7), (0xFFFFFF, 15), (0xFF0000, 9), (0x800000, 1), (0x9BE9A8, 10),
      (0x40C463, 10), (0x30A14E, 2), (0x216E39, 2), (0x0090FF, 12), (0x8E4EC6, 12), (0xD6409F, 13), (0xF76B15, 9),
      (0x12A594, 6), (0xE2A336, 11),
      (0x010000, 1),
    ] as [(UInt32, Int)])
  func sixteen(color: UInt32, index: Int) {
    #expect(TerminalColor(RGB(color), depth: .sixteen) == .basic(index))
  }

  @Test(
    "finds the nearest of 256 colours",
    arguments: [
      (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x00FF00, 46), (0x0000FF, 21), (0x808080, 244),
      (0x080808, 232), (0xEEEEEE, 255), (0x5F87AF, 67), (0x40C463, 77), (0x161B22, 234),
    ] as [(UInt32, Int)])
  func palette(color: UInt32, index: Int) {
    #expect(TerminalColor(RGB(color), depth: .palette) == .indexed(index))
  }

  @Test("is no farther from a colour of 256 than any of them")
  func nearest() {
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = (0..<216).map { index -> [Int] in [levels[index / 36], levels[index / 6 % 6], levels[index % 6]] }
    let greys = (0..<24).map { index -> [Int] in Array(repeating: 8 + 10 * index, count: 3) }
    let palette = cube + greys
    func distance(_ first: [Int], _ second: [Int]) -> Int {
      zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    for hex in stride(from: UInt32(0), through: 0xFF_FFFF, by: 9973) {
      let color = RGB(hex)
      let channels = [Int(color.red), Int(color.green), Int(color.blue)]
      guard case .indexed(let index) = TerminalColor(color, depth: .palette) else {
        Issue.record("\(color) has no index")
        continue
      }
      let least = palette.map { distance($0, channels) }.min()
      #expect(distance(palette[index - 16], channels) == least, "\(color)")
    }
  }
}
