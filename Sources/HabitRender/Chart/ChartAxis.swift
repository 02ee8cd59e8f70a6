/// The scale at the side of a chart, from zero.
public struct ChartAxis: Sendable, Hashable {
  /// A line across the chart with its name.
  public struct Tick: Sendable, Hashable {
    /// Where it lies.
    public let value: Double
    /// What stands beside it.
    public let text: String

    /// Creates a tick.
    ///
    /// - Parameters:
    ///   - value: Where it lies.
    ///   - text: What stands beside it.
    public init(value: Double, text: String) {
      self.value = value
      self.text = text.onOneLine
    }
  }

  /// The value at the lower edge.
  public let lowest: Double
  /// The value at the upper edge, above the lowest.
  public let highest: Double
  /// The lines, lowest first.
  public let ticks: [Tick]

  /// Creates an axis.
  ///
  /// - Parameters:
  ///   - lowest: The value at the lower edge.
  ///   - highest: The value at the upper edge.
  ///   - ticks: The lines, lowest first.
  /// - Precondition: Both edges are finite, and the upper one is greater.
  public init(lowest: Double = 0, highest: Double, ticks: [Tick]) {
    precondition(lowest.isFinite && highest.isFinite && lowest < highest, "An axis goes up")
    self.lowest = lowest
    self.highest = highest
    self.ticks = ticks
  }

  /// How far up a value lies, 0 … 1; values beyond the edges are drawn at the edges.
  public func position(of value: Double) -> Double {
    min(max((value - lowest) / (highest - lowest), 0), 1)
  }

  /// Shares, 0 … 1, with lines at none, half and all.
  public static let share = ChartAxis(
    highest: 1, ticks: [Tick(value: 0, text: "0%"), Tick(value: 0.5, text: "50%"), Tick(value: 1, text: "100%")])

  /// A score, 0 … 1, shown from 0 to 100.
  public static let score = ChartAxis(
    highest: 1, ticks: [Tick(value: 0, text: "0"), Tick(value: 0.5, text: "50"), Tick(value: 1, text: "100")])
}
