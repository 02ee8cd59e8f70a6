import HabitCore
import Testing

@testable import HabitRender

@Suite("Trace of a line")
struct LineTraceTests {
  private func trace(_ values: [Double?], width: Int = 100) -> LineTrace {
    let first = Day(ordinal: 20_000)
    let scale = DayScale(range: first...first + values.count - 1, left: 0, right: width, unit: .point)
    return LineTrace(of: values, along: scale) { 100 - $0 }
  }

  @Test("has a piece for each stretch of values, with a point a day")
  func pieces() {
    let pieces = trace([1, 2, nil, 3, .nan, 4]).pieces
    #expect(pieces.map { $0.map(\.x) } == [[0, 20], [60], [100]])
    #expect(pieces.map { $0.map(\.y) } == [[99, 98], [97], [96]])
    #expect(trace([nil, nil]).pieces.isEmpty)
    #expect(trace([5]).pieces == [[Point(x: 50, y: 95)]])
  }

  @Test("keeps the highest and the lowest value of a history with more days than there is room for")
  func extremes() {
    var values = [Double?](repeating: 50, count: 100_000)
    values[31_234] = 100
    values[77_777] = 0
    let points = trace(values).pieces.flatMap { $0 }
    #expect(points.count <= 800)
    #expect(points.map(\.y).min() == 0 && points.map(\.y).max() == 100)
    #expect(zip(points, points.dropFirst()).allSatisfy { $0.x <= $1.x })
  }
}
