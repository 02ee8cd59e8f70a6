/// What a day, or a period, must hold to be kept.
public enum Goal: Sendable, Hashable {
  /// Any check-in.
  case check
  /// An amount or more of it; the amount is above zero.
  case atLeast(Amount, unit: String)
  /// An amount or less of it; zero is a habit to quit.
  case atMost(Amount, unit: String)

  /// The unit that amounts are counted in; empty for a plain number and for ``check``.
  public var unit: String {
    switch self {
    case .check: ""
    case .atLeast(_, let unit), .atMost(_, let unit): unit
    }
  }

  /// The amount that is wanted or allowed; `nil` for ``check``.
  public var amount: Amount? {
    switch self {
    case .check: nil
    case .atLeast(let amount, _), .atMost(let amount, _): amount
    }
  }

  /// Whether the goal sets a limit that must not be passed.
  public var isLimit: Bool {
    if case .atMost = self { true } else { false }
  }

  /// Whether an amount satisfies the goal.
  ///
  /// - Parameter amount: What is recorded so far.
  /// - Returns: For a limit, whether it is not passed *so far*: such a goal is only reached when its time is over.
  public func isSatisfied(by amount: Amount) -> Bool {
    switch self {
    case .check: amount > .zero
    case .atLeast(let wanted, _): amount >= wanted
    case .atMost(let limit, _): amount <= limit
    }
  }

  /// How much of the goal an amount is worth, for the strength of a habit.
  ///
  /// - Parameter amount: What is recorded.
  /// - Returns: 0 … 1. Beyond a limit the share falls from 1 at the limit to 0 at twice the limit.
  public func share(of amount: Amount) -> Double {
    if isSatisfied(by: amount) { return 1 }
    switch self {
    case .check:
      return 0
    case .atLeast(let wanted, _):
      return max(0, amount.units / wanted.units)
    case .atMost(let limit, _):
      return limit == .zero ? 0 : max(0, 1 - (amount.units - limit.units) / limit.units)
    }
  }
}
