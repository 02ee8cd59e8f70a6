import Testing

@testable import HabitRender

@Suite("Places of bars")
struct BarPlacesTests {
  @Test("keeps 1 to 400 bars, and more than there are units, in order and within their row", arguments: [40, 150, 333])
  func inOrder(_ width: Int) {
    for count in Array(1...400) + [1000] {
      let places = BarPlaces(count: count, left: 10, right: 10 + width)
      let bars = (0..<count).map(places.bar)
      #expect(bars.allSatisfy { !$0.isEmpty && $0.lowerBound >= 10 && $0.upperBound <= 10 + width }, "\(count)")
      #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.lowerBound <= $1.lowerBound }, "\(count)")
      if count <= width {
        #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }, "\(count)")
      }
    }
  }

  @Test("makes bars of equal width, with gaps between them, as long as there is room", arguments: [1, 7, 26, 52, 90])
  func even(_ count: Int) {
    let places = BarPlaces(count: count, left: 0, right: 330)
    let bars = (0..<count).map(places.bar)
    #expect(Set(bars.map(\.count)).count == 1)
    #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
    #expect(bars[0].count <= 32)
  }
}
