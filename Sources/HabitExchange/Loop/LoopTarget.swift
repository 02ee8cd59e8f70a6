internal import HabitCore

/// The target of a numeric habit of Loop: so much, or not more, in a number of days.
struct LoopTarget: Hashable {
  /// Whether the amount is wanted or a limit.
  enum Direction {
    case atLeast, atMost
  }

  /// Whether the amount is wanted or a limit.
  let direction: Direction
  /// The amount in units.
  let value: Double
  /// The unit; empty for a plain number.
  let unit: String

  /// The goal that says the same for a period that is so much longer.
  ///
  /// - Parameter factor: How much longer the period is; 1 for an equal one.
  /// - Returns: `nil` if the amount is out of range, or nothing is wanted: whoever wants at least nothing has no goal.
  func goal(factor: Double) -> Goal? {
    guard let amount = Amount(rounding: value * factor), amount >= .zero else { return nil }
    return switch direction {
    case .atMost: .atMost(amount, unit: unit)
    case .atLeast: amount > .zero ? .atLeast(amount, unit: unit) : nil
    }
  }
}

extension LoopTarget: CustomStringConvertible {
  /// The target in words, such as `at least 8 glasses`.
  var description: String {
    let amount = Amount(rounding: value)?.words(in: unit) ?? "\(value)"
    return (direction == .atLeast ? "at least " : "at most ") + amount
  }
}
