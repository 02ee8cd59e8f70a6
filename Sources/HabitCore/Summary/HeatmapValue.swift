/// The number behind a cell of a heatmap.
public enum HeatmapValue: Sendable, Hashable {
  /// What one habit recorded, and the goal of that day.
  case amount(Amount, of: Goal)
  /// How many of the habits that were due were kept.
  case kept(Int, of: Int)
  /// A number that belongs to no goal.
  case number(Double)

  /// The number itself: the amount in units, the habits kept, or the plain number.
  public var count: Double {
    switch self {
    case .amount(let amount, _): amount.units
    case .kept(let kept, _): Double(kept)
    case .number(let number): number
    }
  }

  /// How much of what was wanted is reached, in percent, rounded down: 99.6 % is not done.
  ///
  /// It may pass 100. What has no goal, or nothing due, is reached by anything above zero.
  public var percent: Int {
    switch self {
    case .amount(let amount, .atLeast(let wanted, _)) where wanted > .zero:
      Self.percent(amount.thousandths, of: wanted.thousandths)
    case .amount(let amount, let goal):
      goal.isSatisfied(by: amount) ? 100 : 0
    case .kept(let kept, let due):
      due > 0 ? Self.percent(Int64(kept), of: Int64(due)) : (kept > 0 ? 100 : 0)
    case .number(let number):
      number > 0 ? 100 : 0
    }
  }

  // In full width, because an amount may be as great as 64 bits allow.
  private static func percent(_ part: Int64, of whole: Int64) -> Int {
    guard part > 0 else { return 0 }
    let product = part.multipliedFullWidth(by: 100)
    guard product.high < whole else { return .max }
    return Int(clamping: whole.dividingFullWidth(product).quotient)
  }
}
