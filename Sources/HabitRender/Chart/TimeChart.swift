public import HabitCore

/// When on a day something was done, over a stretch of days, against the time that it was meant for.
public struct TimeChart: Sendable, Hashable {
  /// One check-in.
  public struct Point: Sendable, Hashable {
    /// The day that it counts for.
    public let day: Day
    /// How many minutes after the target it was; negative for before.
    public let minutesLate: Int
    /// What the point says when it is pointed at.
    public let tooltip: String

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - day: The day that it counts for.
    ///   - minutesLate: How many minutes after the target it was; negative for before.
    ///   - tooltip: What the point says when it is pointed at.
    public init(day: Day, minutesLate: Int, tooltip: String) {
      self.day = day
      self.minutesLate = minutesLate
      self.tooltip = tooltip.onOneLine
    }
  }

  /// The days.
  public let range: DayRange
  /// The check-ins, earliest day first.
  public let points: [Point]
  /// The scale in minutes after the target; its ticks are times of the day, later ones above.
  public let axis: ChartAxis
  /// The target in words, such as `07:30`, that stands beside its line.
  public let target: String

  /// Creates a chart.
  ///
  /// - Parameters:
  ///   - range: The days.
  ///   - points: The check-ins, earliest day first.
  ///   - axis: The scale in minutes after the target.
  ///   - target: The target in words.
  public init(range: DayRange, points: [Point], axis: ChartAxis, target: String) {
    self.range = range
    self.points = points
    self.axis = axis
    self.target = target.onOneLine
  }
}
