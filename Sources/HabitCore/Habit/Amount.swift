/// An amount of something, exact to a thousandth: 1.5 litres, 8 glasses.
public struct Amount: Sendable, Hashable, Comparable {
  /// The amount in thousandths.
  public let thousandths: Int64

  /// Creates an amount.
  ///
  /// - Parameter thousandths: The amount in thousandths.
  public init(thousandths: Int64) {
    self.thousandths = thousandths
  }

  /// Creates a whole amount.
  ///
  /// - Parameter units: The amount in whole units, at most 10⁹ either way.
  public init(_ units: Int) {
    self.thousandths = Int64(units) * 1000
  }

  /// Nothing.
  public static let zero = Amount(thousandths: 0)

  /// What a check-in without an amount counts for.
  public static let one = Amount(1)

  /// The greatest amount that can be written, 10⁹ units.
  public static let greatest = Amount(1_000_000_000)

  /// Reads an amount such as `8`, `1.2` or `0.125`.
  ///
  /// Neither a sign, an exponent, a separator of thousands nor a decimal comma is read: a comma means different things
  /// to different people, and 1,5 litres must never become 15.
  ///
  /// It is `nil` if the text has another form or lies above ``greatest``.
  ///
  /// - Parameter text: Digits, and optionally a point and up to three more digits.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let units = Int(digits: parts[0]), units <= 1_000_000_000 else { return nil }
    var fraction = 0
    if parts.count == 2 {
      guard parts[1].count <= 3, let digits = Int(digits: parts[1]) else { return nil }
      fraction = digits * [1, 100, 10, 1][parts[1].count]
    }
    let thousandths = Int64(units) * 1000 + Int64(fraction)
    guard thousandths <= Self.greatest.thousandths else { return nil }
    self.thousandths = thousandths
  }

  /// The amount as a floating-point number of units.
  public var units: Double { Double(thousandths) / 1000 }

  /// Whether one amount is less than another.
  public static func < (left: Amount, right: Amount) -> Bool { left.thousandths < right.thousandths }

  /// The sum of two amounts, which stays at the greatest number of 64 bits instead of overflowing.
  public static func + (left: Amount, right: Amount) -> Amount {
    let (sum, overflow) = left.thousandths.addingReportingOverflow(right.thousandths)
    return Amount(thousandths: overflow ? (left.thousandths > 0 ? .max : .min) : sum)
  }

  /// The difference of two amounts, bounded as the sum is.
  public static func - (left: Amount, right: Amount) -> Amount {
    let (difference, overflow) = left.thousandths.subtractingReportingOverflow(right.thousandths)
    return Amount(thousandths: overflow ? (left.thousandths > 0 ? .max : .min) : difference)
  }

  /// The amount so many times, bounded as the sum is.
  package func multiplied(by count: Int) -> Amount {
    let (product, overflow) = thousandths.multipliedReportingOverflow(by: Int64(count))
    return Amount(thousandths: overflow ? ((thousandths > 0) == (count > 0) ? .max : .min) : product)
  }
}

extension Amount: CustomStringConvertible {
  /// The amount in decimal with a point and no zeros at the end, such as `1.5`.
  public var description: String {
    let magnitude = thousandths.magnitude
    var text = (thousandths < 0 ? "-" : "") + String(magnitude / 1000)
    var fraction = Int(magnitude % 1000).padded(to: 3)
    while fraction.last == "0" { fraction.removeLast() }
    if !fraction.isEmpty { text += "." + fraction }
    return text
  }
}
