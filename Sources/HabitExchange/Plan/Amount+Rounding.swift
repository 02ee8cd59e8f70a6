internal import HabitCore

extension Amount {
  /// Creates the amount that is nearest to a number of units.
  ///
  /// It is `nil` if the number is not finite, or greater than ``greatest`` either way.
  ///
  /// - Parameter units: The number of units.
  init?(rounding units: Double) {
    guard abs(units) <= Self.greatest.units else { return nil }
    self.init(thousandths: Int64((units * 1000).rounded()))
  }

  /// The amount in a greater unit, rounded to thousandths.
  ///
  /// - Parameter count: How many of the units make one of the greater.
  /// - Returns: The amount.
  func divided(by count: Int) -> Amount {
    count == 1 ? self : Amount(rounding: units / Double(count)) ?? self
  }
}
