/// When a habit is due.
public enum Schedule: Sendable, Hashable {
  /// On some weekdays. The empty set is never due: the habit is only tracked.
  case weekdays(WeekdaySet)
  /// On the first day, then a number of days after the last check-in that reached the goal; the number is 1 or more.
  case every(days: Int)
  /// So many kept days in each calendar period or, without a number, a total of the goal's amount.
  case period(times: Int?, per: Period)

  /// Every day.
  public static let daily = Schedule.weekdays(.daily)

  /// What a streak of the schedule counts.
  public var unit: StreakUnit {
    switch self {
    case .weekdays, .every: .days
    case .period(_, .week): .weeks
    case .period(_, .month): .months
    }
  }

  /// Why the schedule cannot be judged with a goal.
  ///
  /// - Parameter goal: The goal that would be in force with it.
  /// - Returns: `nil` if the two go together.
  public func conflict(with goal: Goal) -> ScheduleConflict? {
    switch (self, goal) {
    case (.every, .atMost): .limitOnInterval
    case (.period(times: nil, _), .check): .totalWithoutAmount
    default: nil
    }
  }
}
