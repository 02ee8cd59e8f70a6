public import Foundation

extension UUID {
  /// The identifier that ends in a number and is zero before it.
  ///
  /// - Parameter number: The number, 0 … 2⁴⁸ − 1.
  public init(_ number: Int) {
    let digits = String(number, radix: 16)
    let padded = String(repeating: "0", count: 12 - digits.count) + digits
    guard let identifier = UUID(uuidString: "00000000-0000-4000-8000-\(padded)") else {
      preconditionFailure("No identifier for \(number)")
    }
    self = identifier
  }
}
