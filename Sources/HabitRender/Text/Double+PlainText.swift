extension Double {
  /// The number in decimal, without a point if it is whole.
  var plainText: String {
    // Beyond 2^53 not every whole number is a double, and its digits say more than is known.
    self == rounded() && abs(self) < 0x1p53 ? String(Int(self)) : String(self)
  }

  /// The number in decimal, with a comma after each three digits of its whole part from the right, and at most three
  /// digits behind the point.
  var groupedText: String {
    guard abs(self) < 1e12 else { return plainText }
    let thousandths = Int((abs(self) * 1000).rounded())
    var fraction = String(thousandths % 1000 + 1000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let whole = (thousandths / 1000).groupedText
    return (self < 0 && thousandths > 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : ".\(fraction)")
  }
}
