public import HabitCore

/// A line over a stretch of days.
public struct LineChart: Sendable, Hashable {
  /// The days.
  public let range: DayRange
  /// The value of each day of the range; `nil` for none, which breaks the line.
  public let values: [Double?]
  /// The scale.
  public let axis: ChartAxis
  /// What stands behind the end of the line, such as `21%`; empty for nothing.
  public let end: String
  /// Whether the room below the line is tinted.
  public let isFilled: Bool

  /// Creates a chart.
  ///
  /// - Parameters:
  ///   - range: The days.
  ///   - values: The value of each day of the range.
  ///   - axis: The scale.
  ///   - end: What stands behind the end of the line.
  ///   - isFilled: Whether the room below the line is tinted.
  /// - Precondition: There is one value a day.
  public init(range: DayRange, values: [Double?], axis: ChartAxis, end: String = "", isFilled: Bool = false) {
    precondition(values.count == range.count, "A line has one value a day")
    self.range = range
    self.values = values
    self.axis = axis
    self.end = end.onOneLine
    self.isFilled = isFilled
  }
}
