/// A civil date without a time zone, such as 2026-03-05.
///
/// A day is a count of days, never an instant: no daylight-saving change can lengthen, shorten or repeat it.
/// Dates that people write lie between ``first`` and ``last``; arithmetic may pass these bounds, as the padding of a
/// heatmap's first week does.
public struct Day: Sendable, Hashable {
  /// The number of days since 1970-01-01; negative before it.
  public let ordinal: Int

  /// Creates the day that lies a number of days after 1970-01-01.
  ///
  /// - Parameter ordinal: The number of days; negative for a day before 1970.
  public init(ordinal: Int) {
    self.ordinal = ordinal
  }

  /// Creates the day of a year, month and day of the month in the Gregorian calendar.
  ///
  /// It is `nil` if the calendar has no such day.
  ///
  /// - Parameters:
  ///   - year: The year, 1 … 9999.
  ///   - month: The month, 1 … 12.
  ///   - dayOfMonth: The day of the month, from 1.
  public init?(year: Int, month: Int, day dayOfMonth: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard (1...Month(year: year, month: month).length).contains(dayOfMonth) else { return nil }
    self.init(civilYear: year, month: month, day: dayOfMonth)
  }

  /// The first day that can be written, 0001-01-01.
  public static let first = Day(civilYear: 1, month: 1, day: 1)

  /// The day that days are counted from, 1970-01-01.
  public static let epoch = Day(ordinal: 0)

  /// The last day that can be written, 9999-12-31.
  public static let last = Day(civilYear: 9999, month: 12, day: 31)

  // Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil. Years are counted from
  // 1 March, so that the leap day is the last day of its year; an era is 400 years.
  private init(civilYear: Int, month: Int, day: Int) {
    let year = month <= 2 ? civilYear - 1 : civilYear
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(ordinal: era * 146_097 + dayOfEra - 719_468)
  }
}

// MARK: - Components

extension Day {
  /// The parts of a date in the Gregorian calendar.
  public struct Components: Sendable, Hashable {
    /// The year, such as 2026.
    public let year: Int
    /// The month, 1 … 12.
    public let month: Int
    /// The day of the month, 1 … 31.
    public let day: Int
  }

  /// The year, month and day of the month.
  ///
  /// - Complexity: O(1).
  public var components: Components {
    // Source: Howard Hinnant, as above, civil_from_days.
    let shifted = ordinal + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return Components(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The year, such as 2026.
  public var year: Int { components.year }

  /// The month that holds this day.
  public var month: Month {
    let parts = components
    return Month(year: parts.year, month: parts.month)
  }

  /// The day of the week.
  public var weekday: Weekday {
    let daysSinceSunday = (ordinal + 4) % 7  // 1970-01-01 was a Thursday
    return Weekday(daysSinceSunday: daysSinceSunday < 0 ? daysSinceSunday + 7 : daysSinceSunday)
  }
}

// MARK: - Arithmetic

extension Day: Strideable, Comparable {
  /// The number of days from this day to another; negative if the other is earlier.
  public func distance(to other: Day) -> Int { other.ordinal - ordinal }

  /// The day a number of days later, or earlier for a negative number.
  public func advanced(by days: Int) -> Day { Day(ordinal: ordinal + days) }

  /// Whether one day is earlier than another.
  public static func < (left: Day, right: Day) -> Bool { left.ordinal < right.ordinal }

  /// The day a number of days later.
  public static func + (day: Day, days: Int) -> Day { day.advanced(by: days) }

  /// The day a number of days earlier.
  public static func - (day: Day, days: Int) -> Day { day.advanced(by: -days) }

  /// The number of days from the right day to the left one.
  public static func - (left: Day, right: Day) -> Int { right.distance(to: left) }
}

// MARK: - Text

extension Day: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`.
  public var description: String {
    let parts = components
    return "\(parts.year.padded(to: 4))-\(parts.month.padded(to: 2))-\(parts.day.padded(to: 2))"
  }

  /// Reads a date written as `YYYY-MM-DD`.
  ///
  /// It is `nil` if the text has another form or the calendar has no such day.
  ///
  /// - Parameter text: The date, with four digits for the year and two each for month and day.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
    guard
      let year = Int(digits: bytes[0..<4]), let month = Int(digits: bytes[5..<7]),
      let dayOfMonth = Int(digits: bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: dayOfMonth)
  }
}
