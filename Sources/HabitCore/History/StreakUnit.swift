/// What a streak counts.
public enum StreakUnit: String, Sendable, Hashable, CaseIterable {
  /// Due days kept in a row.
  case days
  /// Calendar weeks kept in a row.
  case weeks
  /// Calendar months kept in a row.
  case months

  /// The period that is counted; `nil` for days.
  public var period: Period? {
    switch self {
    case .days: nil
    case .weeks: .week
    case .months: .month
    }
  }
}
