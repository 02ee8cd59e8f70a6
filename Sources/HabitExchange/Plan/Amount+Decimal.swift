internal import HabitCore

extension Amount {
  /// Reads a decimal number such as `8`, `1.5` or `0,25`, and rounds it to thousandths.
  ///
  /// A comma with three digits behind it may separate thousands: 1,500 is never read as 1.5 or as 1500. It is `nil` for
  /// such a number, for one above ``greatest``, and for any other text.
  ///
  /// - Parameter digits: The number, without sign and blanks.
  init?(decimal digits: TextBytes) {
    var thousandths: Int64 = 0
    var places: Int?
    var separator: UInt8?
    for (index, byte) in digits.enumerated() {
      if byte.isDigit {
        let digit = Int64(byte - UInt8(ascii: "0"))
        switch places {
        case nil: thousandths = thousandths * 10 + digit * 1000
        case 0?: thousandths += digit * 100
        case 1?: thousandths += digit * 10
        case 2?: thousandths += digit
        case 3?: thousandths += digit >= 5 ? 1 : 0
        default: break
        }
        if let count = places { places = count + 1 }
        guard thousandths <= Self.greatest.thousandths else { return nil }
      } else {
        guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","), separator == nil, index > 0 else { return nil }
        separator = byte
        places = 0
      }
    }
    guard digits.last?.isDigit == true, separator != UInt8(ascii: ",") || places != 3 else { return nil }
    self.init(thousandths: thousandths)
  }
}
