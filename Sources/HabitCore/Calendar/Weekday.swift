/// A day of the week, numbered as Foundation's calendar does: 1 is Sunday, 7 is Saturday.
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday

  init(daysSinceSunday: Int) {
    self = Self.allCases[daysSinceSunday]
  }

  /// The number of days since the last Sunday, 0 … 6.
  public var daysSinceSunday: Int { rawValue - 1 }
}
