import HabitCore

/// A goal as a person types it: `8 glasses`, `>=8 glasses`, `<=2 cups`.
enum GoalWord {
  /// The greatest number of characters of a unit.
  private static let longestUnit = 40

  /// Reads a goal that is to be reached, or a limit if it says so.
  static func goal(_ text: String) throws(WordError) -> Goal {
    var rest = Substring(text.trimmed)
    var isLimit = false
    for (sign, limits) in [(">=", false), ("≥", false), ("<=", true), ("≤", true)] where rest.hasPrefix(sign) {
      rest = rest.dropFirst(sign.count)
      isLimit = limits
      break
    }
    let (amount, unit) = try amountAndUnit(String(rest).trimmed)
    if isLimit { return .atMost(amount, unit: unit) }
    guard amount > .zero else {
      throw WordError(
        "a goal to reach is more than 0; for a habit to quit use --at-most 0",
        "이룰 목표는 0보다 커야 합니다. 끊고 싶은 습관이면 --at-most 0을 쓰세요")
    }
    return .atLeast(amount, unit: unit)
  }

  /// Reads a limit, with or without its sign.
  static func limit(_ text: String) throws(WordError) -> Goal {
    if case .atMost(let amount, let unit) = try goal("<=" + text.trimmed.drop { "<=≤".contains($0) }) {
      return .atMost(amount, unit: unit)
    }
    throw WordError("write a limit such as '2 cups'", "한도는 '2 잔'처럼 적으세요")
  }

  private static func amountAndUnit(_ text: String) throws(WordError) -> (Amount, String) {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    guard let amount = Amount(String(number)) else {
      throw WordError(
        "write a number with up to three decimals and a point, then the unit, such as '1.5 l'",
        "'1.5 l'처럼 소수점 아래 셋째 자리까지의 수와 단위를 적으세요")
    }
    let unit = String(text.dropFirst(number.count)).trimmed
    // Digits in a unit are the rest of a number that is not read: 1e3, 1_000.
    guard unit.count <= longestUnit, !unit.containsControlCharacter, !unit.contains(where: \.isWholeNumber)
    else { throw WordError("the unit is a short word, such as in '8 glasses'", "단위는 '8 잔'처럼 짧은 말로 적으세요") }
    return (amount, unit)
  }
}
