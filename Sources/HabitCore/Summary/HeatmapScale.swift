/// How the numbers of a heatmap become levels.
///
/// Zero is ``HeatmapLevel/none``; a number above zero is one level above the number of thresholds that lie below it.
public struct HeatmapScale: Sendable, Hashable {
  /// Which number of a day counts.
  public enum Metric: String, Sendable, Hashable, CaseIterable {
    /// How much of what was wanted is reached, in percent.
    case share
    /// The amount, or the number of habits kept.
    case count
  }

  /// Which number of a day counts.
  public let metric: Metric
  /// The greatest numbers of the levels low, medium and high, ascending; equal ones leave a level out.
  public let thresholds: [Double]

  private init(_ metric: Metric, _ low: Double, _ medium: Double, _ high: Double) {
    self.metric = metric
    self.thresholds = [low, medium, high]
  }

  /// Parts of a goal: up to 39 %, up to 74 %, less than 100 %, all.
  public static let share = HeatmapScale(.share, 39, 74, 99)

  /// Kept or not, with nothing between.
  public static let binary = HeatmapScale(.share, 0, 0, 0)

  /// Habits kept in a day: 1, 2, 3, 4 or more.
  public static let habits = HeatmapScale(.count, 1, 2, 3)

  /// Creates a scale with fixed thresholds.
  ///
  /// - Parameters:
  ///   - metric: Which number of a day counts.
  ///   - thresholds: The greatest numbers of the paler levels, ascending and above zero; one to three of them make two
  ///     to four levels, the last of which is always ``HeatmapLevel/full``.
  /// - Precondition: There are one to three thresholds.
  public init(_ metric: Metric, thresholds: [Double]) {
    switch thresholds.count {
    case 1: self.init(metric, 0, thresholds[0], thresholds[0])
    case 2: self.init(metric, 0, thresholds[0], thresholds[1])
    case 3: self.init(metric, thresholds[0], thresholds[1], thresholds[2])
    default: preconditionFailure("A scale has one to three thresholds")
    }
  }

  /// Creates the scale of one habit.
  ///
  /// - Parameters:
  ///   - goal: The goal of the habit. A measured goal grades a day by its share, whatever the metric; a limit is
  ///     kept or not.
  ///   - metric: What grades a day of a habit that is just checked.
  ///   - amounts: The amounts of the days in view, in any order.
  public init(goal: Goal, metric: Metric, amounts: some Sequence<Amount>) {
    switch (goal, metric) {
    case (.atLeast, _): self = .share
    case (.check, .count): self.init(quartilesOf: amounts.map(\.units))
    case (.check, .share), (.atMost, _): self = .binary
    }
  }

  /// Creates the scale that spreads numbers evenly over the levels.
  ///
  /// Of more than four distinct numbers the thresholds are the quartiles of those that are no outliers, so that one
  /// very great number does not make all others look alike. Four or fewer distinct numbers get a level each, the
  /// greatest of them the deepest.
  ///
  /// - Parameter numbers: The numbers in view, in any order; only finite ones above zero count.
  /// - Complexity: O(*n* log *n*).
  public init(quartilesOf numbers: some Sequence<Double>) {
    let sorted = numbers.filter { $0 > 0 && $0.isFinite }.sorted()
    let distinct = sorted.reduce(into: [Double]()) { if $0.last != $1 { $0.append($1) } }
    switch distinct.count {
    case 0, 1: self.init(.count, 0, 0, 0)
    case 2: self.init(.count, 0, distinct[0], distinct[0])
    case 3: self.init(.count, 0, distinct[0], distinct[1])
    case 4: self.init(.count, distinct[0], distinct[1], distinct[2])
    default:
      // Source: Tukey, "Exploratory Data Analysis" (1977): an outlier lies 1.5 interquartile ranges above the third
      // quartile. GitHub describes its own levels as "quartiles after removing outliers".
      let spread = Self.quartile(3, of: sorted) - Self.quartile(1, of: sorted)
      let fence = Self.quartile(3, of: sorted) + 1.5 * spread
      let usual = Array(sorted.prefix { $0 <= fence })
      self.init(.count, Self.quartile(1, of: usual), Self.quartile(2, of: usual), Self.quartile(3, of: usual))
    }
  }

  // The nearest-rank quartile of sorted numbers, of which there is at least one.
  private static func quartile(_ quarter: Int, of sorted: [Double]) -> Double {
    sorted[(sorted.count * quarter + 3) / 4 - 1]
  }
}

// MARK: - Levels

extension HeatmapScale {
  /// The level of a number; what lies at or below zero is ``HeatmapLevel/none``.
  public func level(of value: HeatmapValue) -> HeatmapLevel {
    guard value.count > 0 else { return .none }
    let number = metric == .share ? Double(value.percent) : value.count
    // An amount too small for one percent is still more than nothing; an amount over a limit is not.
    if metric == .share, number == 0, case .amount(_, .atMost) = value { return .none }
    let passed = thresholds.count { $0 < number }
    return HeatmapLevel(rawValue: passed + 1) ?? .full
  }

  /// The levels that numbers can have, palest first, as a legend shows them.
  public var levels: [HeatmapLevel] {
    let bounds = [0] + thresholds + [.infinity]
    return HeatmapLevel.allCases.filter { level in
      level == .none || bounds[level.rawValue - 1] < bounds[level.rawValue]
    }
  }

  /// Whether a day is kept or not, with nothing between.
  public var isBinary: Bool { metric == .share && levels.count <= 2 }

  /// The numbers of a level.
  ///
  /// - Parameter level: A level above ``HeatmapLevel/none``.
  /// - Returns: The bound that the numbers pass, and the greatest of them; `nil` for the level of zero.
  public func bounds(of level: HeatmapLevel) -> (above: Double, upTo: Double)? {
    guard level != .none else { return nil }
    let bounds = [0] + thresholds + [.infinity]
    return (bounds[level.rawValue - 1], bounds[level.rawValue])
  }
}
