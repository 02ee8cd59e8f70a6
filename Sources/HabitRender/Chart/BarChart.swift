public import HabitCore

/// Bars over a stretch of time, one for each day, week or month of it.
public struct BarChart: Sendable, Hashable {
  /// One bar.
  public struct Bar: Sendable, Hashable {
    /// The days that the bar stands for.
    public let days: DayRange
    /// How high it is; `nil` if there was nothing to measure, which leaves a gap.
    public let value: Double?
    /// Where a goal lies at this bar; `nil` for none.
    public let goal: Double?
    /// Whether all that was wanted is reached.
    public let isFull: Bool
    /// Whether its days are not over.
    public let isRunning: Bool
    /// What the bar says when it is pointed at.
    public let tooltip: String

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - days: The days that the bar stands for.
    ///   - value: How high it is.
    ///   - goal: Where a goal lies at this bar.
    ///   - isFull: Whether all that was wanted is reached.
    ///   - isRunning: Whether its days are not over.
    ///   - tooltip: What the bar says when it is pointed at.
    public init(
      days: DayRange, value: Double?, goal: Double? = nil, isFull: Bool = false, isRunning: Bool = false,
      tooltip: String
    ) {
      self.days = days
      self.value = value
      self.goal = goal
      self.isFull = isFull
      self.isRunning = isRunning
      self.tooltip = tooltip.onOneLine
    }
  }

  /// The bars, earliest first.
  public let bars: [Bar]
  /// The scale.
  public let axis: ChartAxis

  /// Creates a chart.
  ///
  /// - Parameters:
  ///   - bars: The bars, earliest first.
  ///   - axis: The scale.
  public init(bars: [Bar], axis: ChartAxis) {
    self.bars = bars
    self.axis = axis
  }
}
