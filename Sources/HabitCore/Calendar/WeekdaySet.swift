/// A set of weekdays, such as Monday to Friday.
public struct WeekdaySet: OptionSet, Sendable, Hashable {
  /// One bit a weekday: bit 0 is Sunday, bit 6 is Saturday.
  public let rawValue: UInt8

  /// Creates a set from its bits; bits above the seventh are dropped.
  ///
  /// - Parameter rawValue: Bit 0 for Sunday … bit 6 for Saturday.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 0b111_1111
  }

  /// Creates the set of some weekdays, in any order.
  ///
  /// - Parameter weekdays: The weekdays; one that is given twice counts once.
  public init(_ weekdays: some Sequence<Weekday>) {
    self.init(rawValue: weekdays.reduce(0) { bits, weekday in bits | 1 << weekday.daysSinceSunday })
  }

  /// All seven days.
  public static let daily = WeekdaySet(rawValue: 0b111_1111)
  /// Monday to Friday.
  public static let workdays = WeekdaySet(rawValue: 0b011_1110)
  /// Saturday and Sunday.
  public static let weekend = WeekdaySet(rawValue: 0b100_0001)

  /// Whether the set holds a weekday.
  public func contains(_ weekday: Weekday) -> Bool {
    rawValue & 1 << weekday.daysSinceSunday != 0
  }

  /// The weekdays of the set, Sunday first.
  public var weekdays: [Weekday] { Weekday.allCases.filter(contains) }
}
