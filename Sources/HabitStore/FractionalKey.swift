/// A position in an order that can always take one more between two others.
///
/// A key is a text of the digits 0–9, A–Z and a–z, read as a fraction behind a point, and never ends in 0. Keys sort
/// by their bytes. Moving one thing gives that thing a new key and touches no other, so two devices may move things at
/// once.
struct FractionalKey: Hashable, Comparable, Sendable {
  /// The digits.
  let text: String

  /// The digits, smallest first, in the order of their bytes.
  private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// The key of the only thing in an order.
  static let middle = FractionalKey(digits: [31])

  /// Reads a key.
  ///
  /// It is `nil` if the text is no key.
  ///
  /// - Parameter text: The digits.
  init?(_ text: String) {
    guard let last = text.utf8.last, last != Self.digits[0], text.utf8.allSatisfy(Self.digits.contains) else {
      return nil
    }
    self.text = text
  }

  private init(digits: [Int]) {
    text = String(decoding: digits.map { Self.digits[$0] }, as: UTF8.self)
  }

  /// A key between two others.
  ///
  /// Keys at the ends grow by one digit in sixty, since that is where most things are added.
  ///
  /// - Parameters:
  ///   - low: The key below; `nil` for the start of the order.
  ///   - high: The key above; `nil` for the end of the order.
  /// - Returns: A key above `low` and below `high`.
  /// - Precondition: `low` is below `high`.
  /// - Complexity: O(*n*), where *n* is the length of the longer key.
  static func between(_ low: FractionalKey?, _ high: FractionalKey?) -> FractionalKey {
    switch (low, high) {
    case (nil, nil):
      return middle
    case (let low?, nil):
      return FractionalKey(digits: next(above: low.values))
    case (nil, let high?):
      return FractionalKey(digits: next(below: high.values))
    case (let low?, let high?):
      precondition(low < high, "No key between \(low.text) and \(high.text)")
      return FractionalKey(digits: midpoint(low.values[...], high.values[...]))
    }
  }

  /// Whether one key stands before another.
  static func < (left: FractionalKey, right: FractionalKey) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  private var values: [Int] { text.utf8.map { Self.digits.firstIndex(of: $0) ?? 0 } }

  private static func next(above low: [Int]) -> [Int] {
    guard let index = low.firstIndex(where: { $0 < digits.count - 1 }) else { return low + [1] }
    return low[..<index] + [low[index] + 1]
  }

  private static func next(below high: [Int]) -> [Int] {
    let index = high.firstIndex { $0 > 0 } ?? high.endIndex - 1
    let digit = high[index] - 1
    return high[..<index] + (digit > 0 ? [digit] : [0, digits.count - 1])
  }

  // Source: David Greenspan, "Implementing Fractional Indexing" (2020). `high` is above `low`; an empty `low` is 0.
  private static func midpoint(_ low: ArraySlice<Int>, _ high: ArraySlice<Int>?) -> [Int] {
    if let high {
      var shared = 0
      while shared < high.count,
        (shared < low.count ? low[low.startIndex + shared] : 0) == high[high.startIndex + shared]
      {
        shared += 1
      }
      if shared > 0 { return high.prefix(shared) + midpoint(low.dropFirst(shared), high.dropFirst(shared)) }
    }
    let lowDigit = low.first ?? 0
    let highDigit = high?.first ?? digits.count
    if highDigit - lowDigit > 1 { return [(lowDigit + highDigit) / 2] }
    if let high, high.count > 1 { return [highDigit] }
    return [lowDigit] + midpoint(low.dropFirst(), nil)
  }
}
