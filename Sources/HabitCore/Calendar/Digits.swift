extension Int {
  /// The number in decimal, with zeros in front up to a width.
  package func padded(to width: Int) -> String {
    let digits = String(magnitude)
    return (self < 0 ? "-" : "") + String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }

  /// Reads a number of ASCII digits, without sign, blank or separator.
  ///
  /// It is `nil` if there is none, too many, or any other byte.
  ///
  /// - Parameter digits: One to eighteen ASCII digits.
  package init?(digits: some Collection<UInt8>) {
    guard (1...18).contains(digits.count) else { return nil }
    var value = 0
    for byte in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    self = value
  }
}
