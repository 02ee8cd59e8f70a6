internal import HabitCore

/// The days on which a calendar shows a habit: a recurrence rule, and the days that it names.
struct Recurrence {
  /// Which days recur.
  private enum Pattern {
    case every(days: Int)
    case weekly(WeekdaySet)
    case monthly([Int])
  }

  private let pattern: Pattern
  private let weekStart: WeekStart
  /// Whether the days are ours: the habit leaves them to the person.
  let isSuggestion: Bool

  /// Creates the recurrence of a schedule.
  ///
  /// A number per week or month is spread evenly; a total has its last chance to begin, the first day.
  ///
  /// It is `nil` for a habit that is only tracked.
  ///
  /// - Parameters:
  ///   - schedule: The schedule.
  ///   - weekStart: The weekday on which weeks start.
  init?(_ schedule: Schedule, weekStart: WeekStart) {
    self.weekStart = weekStart
    switch schedule {
    case .weekdays([]): return nil
    case .weekdays(.daily): (pattern, isSuggestion) = (.every(days: 1), false)
    case .weekdays(let weekdays): (pattern, isSuggestion) = (.weekly(weekdays), false)
    case .every(let days): (pattern, isSuggestion) = (.every(days: days), false)
    case .period(let times, .week):
      let wanted = min(times ?? 1, 7)
      let weekdays = (0..<wanted).map { weekStart.weekdays[$0 * 7 / wanted] }
      (pattern, isSuggestion) = (.weekly(WeekdaySet(weekdays)), wanted < 7)
    case .period(let times, .month):
      // No month is shorter than 28 days.
      let wanted = min(times ?? 1, 28)
      (pattern, isSuggestion) = (.monthly((0..<wanted).map { $0 * 28 / wanted + 1 }), true)
    }
  }

  /// The days in words, such as `Mon, Wed, Fri`.
  var words: String {
    switch pattern {
    case .every(let days): Schedule.every(days: days).words(with: .check)
    case .weekly(let weekdays): Schedule.weekdays(weekdays).words(with: .check, weekStart: weekStart)
    case .monthly(let days): "day \(days.map { String($0) }.joined(separator: ", ")) of each month"
    }
  }

  /// The first day that recurs.
  ///
  /// - Parameter range: The days to look at.
  /// - Returns: The day; `nil` if there is none.
  func first(in range: DayRange) -> Day? {
    switch pattern {
    case .every: range.lowerBound
    case .weekly(let weekdays): range.first { weekdays.contains($0.weekday) }
    case .monthly(let days): range.first { days.contains($0.components.day) }
    }
  }

  // Source: RFC 5545, section 3.3.10.
  /// The rule.
  ///
  /// - Parameters:
  ///   - shift: By how many days the dates lie behind the days: 1 for a time after midnight that belongs to the day
  ///     before.
  ///   - until: The last date or time, as text; `nil` for no end.
  /// - Returns: The rule.
  func rule(shiftedBy shift: Int, until: String?) -> String {
    let parts: [String] =
      switch pattern {
      case .every(let days): ["FREQ=DAILY"] + (days == 1 ? [] : ["INTERVAL=\(days)"])
      case .weekly(let weekdays):
        [
          "FREQ=WEEKLY",
          "BYDAY="
            + weekStart.weekdays.filter(weekdays.contains).map { $0.later(by: shift).calendarLetters }
            .joined(separator: ","),
        ]
      case .monthly(let days):
        ["FREQ=MONTHLY", "BYMONTHDAY=" + days.map { "\($0 + shift)" }.joined(separator: ",")]
      }
    return (parts + (until.map { ["UNTIL=\($0)"] } ?? [])).joined(separator: ";")
  }
}
