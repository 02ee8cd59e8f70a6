/// The weekday on which weeks start.
public enum WeekStart: String, Sendable, Hashable, CaseIterable {
  case monday = "mon"
  case sunday = "sun"
  case saturday = "sat"

  /// The first weekday of a week.
  public var weekday: Weekday {
    switch self {
    case .monday: .monday
    case .sunday: .sunday
    case .saturday: .saturday
    }
  }

  /// The weekdays in the order of a week.
  public var weekdays: [Weekday] {
    (0..<7).map { Weekday(daysSinceSunday: (weekday.daysSinceSunday + $0) % 7) }
  }

  /// How many days a weekday lies behind the start of its week, 0 … 6.
  public func offset(of weekday: Weekday) -> Int {
    (weekday.daysSinceSunday - self.weekday.daysSinceSunday + 7) % 7
  }
}
