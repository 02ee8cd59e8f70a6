internal import HabitCore

/// When a habit of Rewire is due, which one of three sets of columns tells.
struct RewireSchedule {
  /// The schedule that says the same, or the nearest that can be said; `nil` if the columns make no sense.
  let schedule: Schedule?
  /// What the schedule was made of, for the receipt; `nil` where that goes without saying.
  let remark: String?

  /// The days of a week, a month and a year, which the column `period` counts through.
  private static let periods = [7, 31, 365]

  /// Takes the columns of a habit.
  ///
  /// - Parameters:
  ///   - kind: The column `schedule`: 0 for weekdays, 1 for so many days of a period, 2 for every so many days.
  ///   - weekdays: The column `active_days`.
  ///   - days: The column `days`: how many days of the period.
  ///   - period: The column `period`.
  ///   - distance: The column `repeating_count`: every so many days.
  init(kind: Int64, weekdays: String, days: Int64, period: Int64, distance: Int64) {
    let frequency: RollingFrequency?
    switch kind {
    case 0:
      let weekdays = WeekdaySet(listed: weekdays)
      schedule = weekdays.flatMap { $0.isEmpty ? nil : .weekdays($0) }
      remark = nil
      return
    case 1:
      frequency =
        Self.periods.indices.contains(Int(period))
        ? RollingFrequency(times: Int(days), days: Self.periods[Int(period)]) : nil
    case 2:
      frequency = RollingFrequency(times: 1, days: Int(distance))
    default:
      frequency = nil
    }
    schedule = frequency?.schedule
    remark = frequency.flatMap { $0.isExact ? nil : $0.remark }
  }
}

extension WeekdaySet {
  /// Reads a list such as `1,3,5`, where 0 is Sunday, 1 Monday and 6 Saturday.
  ///
  /// It is `nil` if a part of the list is no such number. Rewire itself is gone; the numbers are those by which Loop
  /// reads the reminders of its databases.
  ///
  /// - Parameter text: The list; blank for no day.
  init?(listed text: String) {
    let text = text.trimmed
    self = []
    guard !text.isEmpty else { return }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(digits: String(part).trimmed.utf8), number <= 7,
        let weekday = Weekday(rawValue: number % 7 + 1)
      else { return nil }
      formUnion(WeekdaySet([weekday]))
    }
  }
}
