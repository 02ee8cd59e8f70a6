import HabitCore

/// The pieces of a line through one value a day, with no more points than can be told apart.
struct LineTrace {
  /// The unbroken pieces, each of one point or more.
  let pieces: [[Point]]

  /// Traces the values.
  ///
  /// - Parameters:
  ///   - values: The value of each day; `nil`, or no finite number, for a gap.
  ///   - days: Where the days lie.
  ///   - y: How far down a value lies.
  /// - Complexity: O(*n*), where *n* is the number of values.
  /// - Precondition: There is one value a day.
  init(of values: [Double?], along days: DayScale, y: (Double) -> Double) {
    precondition(values.count == days.range.count, "A line has one value a day")
    let columns = min(values.count, (days.right - days.left) * Self.columnsPerUnit)
    var pieces: [[Point]] = []
    var isOpen = false
    for column in 0..<columns {
      let indices = column * values.count / columns..<(column + 1) * values.count / columns
      let points = Self.outline(
        of: indices.compactMap { index in
          guard let value = values[index], value.isFinite else { return nil }
          return Point(x: days.x(of: days.range.lowerBound + index), y: y(value))
        })
      if points.isEmpty {
        isOpen = false
      } else if isOpen {
        pieces[pieces.count - 1] += points
      } else {
        pieces.append(points)
        isOpen = true
      }
    }
    self.pieces = pieces
  }

  private static let columnsPerUnit = 2

  /// The points that decide how a column looks: the first, the highest, the lowest and the last.
  // Source: Jugel, Jerzak, Hackenbroich and Markl, "M4: A Visualization-Oriented Time Series Data Aggregation" (2014).
  private static func outline(of points: [Point]) -> [Point] {
    guard points.count > 4 else { return points }
    let heights = points.indices.sorted { points[$0].y < points[$1].y }
    let kept = Set([0, heights[0], heights[heights.count - 1], points.count - 1])
    return kept.sorted().map { points[$0] }
  }
}
