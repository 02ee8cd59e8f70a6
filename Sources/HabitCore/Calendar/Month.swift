/// A month of a year, such as 2026-03.
public struct Month: Sendable, Hashable, Comparable {
  /// The year, such as 2026.
  public let year: Int
  /// The month of the year, 1 … 12.
  public let month: Int

  /// Creates a month.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - month: The month of the year, 1 … 12.
  /// - Precondition: `month` lies in 1 … 12.
  public init(year: Int, month: Int) {
    precondition((1...12).contains(month), "No month \(month)")
    self.year = year
    self.month = month
  }

  /// The number of days of the month, 28 … 31.
  public var length: Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The month after this one.
  public var next: Month {
    month == 12 ? Month(year: year + 1, month: 1) : Month(year: year, month: month + 1)
  }

  /// The month before this one.
  public var previous: Month {
    month == 1 ? Month(year: year - 1, month: 12) : Month(year: year, month: month - 1)
  }

  /// Whether one month is earlier than another.
  public static func < (left: Month, right: Month) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }

  private var isLeapYear: Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension Month: CustomStringConvertible {
  /// The month as `YYYY-MM`.
  public var description: String { "\(year.padded(to: 4))-\(month.padded(to: 2))" }
}
