import HabitCore
import Testing

@testable import HabitRender

@Suite("Segments of a streak strip")
struct StreakStripTests {
  private let first = Day(ordinal: 20_000)

  private func segments(_ runs: [(from: Int, length: Int)], days: Int, width: Int) -> [Range<Int>] {
    let runs = runs.map { run in
      StreakChart.Run(days: first + run.from...first + run.from + run.length - 1, length: run.length, name: "")
    }
    let scale = DayScale(range: first...first + days - 1, left: 0, right: width, unit: .part)
    return StreakStrip(of: runs, along: scale).segments.map(\.x)
  }

  @Test("gives each day of a run its part of the strip, and cuts what lies outside")
  func parts() {
    #expect(segments([(0, 2), (4, 1), (8, 2)], days: 10, width: 100) == [0..<20, 40..<50, 80..<100])
    #expect(segments([(-5, 7), (9, 5), (20, 3)], days: 10, width: 100) == [0..<20, 90..<100])
  }

  @Test("shows runs and the misses between them also where a day is less than a unit")
  func narrow() {
    #expect(segments([(0, 1)], days: 1000, width: 100) == [0..<1])
    #expect(segments([(0, 40), (41, 40)], days: 400, width: 100) == [0..<10, 11..<20])
    #expect(segments((0..<200).map { ($0 * 2, 1) }, days: 400, width: 100).count == 100)
  }
}
