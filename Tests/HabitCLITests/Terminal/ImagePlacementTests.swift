import Testing

@testable import HabitCLI

@Suite("Image placement") struct ImagePlacementTests {
  private static func placement(_ width: Int, scale: Int = 1, columns: Int?, pixels: Int? = nil) -> [Int?] {
    let terminal = TerminalFacts(isOutputTerminal: true, columns: columns, widthInPixels: pixels)
    let placement = ImagePlacement(width: width, scale: scale, terminal: terminal)
    return [placement.scale, placement.columns]
  }

  @Test("a picture has two pixels to a unit on a fine screen, where there is room for them")
  func scale() {
    #expect(Self.placement(800, columns: 100, pixels: 1600) == [2, nil])
    #expect(Self.placement(800, columns: 100, pixels: 1599) == [1, nil])
    #expect(Self.placement(300, columns: 100, pixels: 1300) == [2, nil])
    #expect(Self.placement(300, columns: 100, pixels: 1299) == [1, nil], "letters are small there too")
    #expect(Self.placement(800, scale: 3, columns: 300, pixels: 4000) == [3, nil])
  }

  @Test("a picture that is too wide is squeezed into the columns")
  func squeezed() {
    #expect(Self.placement(800, columns: 80, pixels: 700) == [1, 80])
    #expect(Self.placement(800, scale: 2, columns: 100, pixels: 1000) == [2, 100])
  }

  @Test("a terminal that does not tell its pixels has columns of the usual width, and a pipe has none")
  func unknown() {
    #expect(Self.placement(800, columns: 100) == [1, nil])
    #expect(Self.placement(800, columns: 99) == [1, 99])
    #expect(Self.placement(800, columns: 200) == [1, nil])
    #expect(Self.placement(800, columns: nil) == [1, nil])
  }
}
