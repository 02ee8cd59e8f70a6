/// How high the axis of amounts is: as high as the highest bar, unless that would flatten all others.
struct AmountScale {
  /// The value that the axis has to reach.
  let top: Double
  /// Whether there are values beyond that.
  let hasOutliers: Bool

  /// How many times higher than what is usual a value may be without flattening the others.
  private static let room = 10.0

  /// Looks for the value that an axis has to reach.
  ///
  /// - Parameters:
  ///   - values: The values, in any order; finite ones.
  ///   - goals: The goals, in any order; finite ones.
  /// - Complexity: O(*n* log *n*).
  init(values: [Double], goals: [Double]) {
    let sorted = values.filter { $0 > 0 }.sorted()
    // Half of the values lie at or below the median, and all goals are usual.
    let usual = max(sorted.isEmpty ? 0 : sorted[(sorted.count - 1) / 2], goals.max() ?? 0)
    let within = sorted.last { $0 <= usual * Self.room } ?? 0
    top = max(within, goals.max() ?? 0)
    hasOutliers = sorted.last.map { $0 > within } ?? false
  }

  /// The axis from zero, with at most five lines at round numbers.
  func axis(in language: Language) -> ChartAxis {
    let step = Self.roundStep(atLeast: top / 4)
    let count = max(1, (top / step).rounded(.up))
    let ticks = (0...Int(count)).map { index in
      ChartAxis.Tick(value: Double(index) * step, text: language.shortNumber(Double(index) * step))
    }
    return ChartAxis(highest: count * step, ticks: ticks)
  }

  /// The least of 1, 2 and 5 times a power of ten that is not below a number; 1 for zero.
  private static func roundStep(atLeast number: Double) -> Double {
    guard number > 0 else { return 1 }
    var power = 0.001
    while power * 10 <= number { power *= 10 }
    // The thousandths are exact again once they are divided.
    let factor = [1.0, 2, 5, 10].first { $0 * power >= number * (1 - 1e-12) } ?? 10
    return (factor * power * 1000).rounded() / 1000
  }
}
