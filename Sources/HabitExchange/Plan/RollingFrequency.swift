internal import HabitCore

/// So many times in any run of so many days, which is how Loop and harsh say how often a habit is due.
struct RollingFrequency: Hashable {
  /// How many times, 1 or more.
  let times: Int
  /// In how many days, 1 … 36,500.
  let days: Int

  /// The average number of days of a month.
  static let daysPerMonth = 365.2425 / 12

  /// Creates a frequency.
  ///
  /// It is `nil` if a number is out of range.
  ///
  /// - Parameters:
  ///   - times: How many times, from 1.
  ///   - days: In how many days, 1 … 36,500.
  init?(times: Int, days: Int) {
    guard times >= 1, (1...36_500).contains(days) else { return nil }
    self.times = times
    self.days = days
  }

  /// The schedule that says the same, or the nearest that can be said.
  ///
  /// `N` in `N` days is daily, `N` in 7 days is per week, `N` in 28 to 31 days per month, and once in `D` days is every
  /// `D` days. For any other frequency the rate decides. A quota lets a person choose the days, as the frequency does,
  /// so a number per week is taken if its rate is less than 15 % off, else a number per month, else every so many days:
  /// one of the three always is that near.
  var schedule: Schedule {
    switch (times, days) {
    case _ where times >= days: return .daily
    case (_, 7): return .period(times: times, per: .week)
    case (_, 28...31): return .period(times: times, per: .month)
    case (1, _): return .every(days: days)
    default: break
    }
    let perDay = Double(times) / Double(days)
    // Six at most: a frequency that leaves a day free shall not become one that leaves none.
    let perWeek = min(6, (perDay * 7).rounded())
    if isNear(perWeek / 7, to: perDay) { return .period(times: Int(perWeek), per: .week) }
    let perMonth = (perDay * Self.daysPerMonth).rounded()
    if isNear(perMonth / Self.daysPerMonth, to: perDay) { return .period(times: Int(perMonth), per: .month) }
    return .every(days: Int((1 / perDay).rounded()))
  }

  private func isNear(_ rate: Double, to wanted: Double) -> Bool {
    abs(rate / wanted - 1) < 0.15
  }

  /// Whether ``schedule`` says the same, save that its weeks and months are those of the calendar.
  var isExact: Bool {
    times == days || times < days && (times == 1 || days == 7 || (28...31).contains(days))
  }

  /// What the schedule was made of, for the receipt; `nil` if it was daily and still is.
  var remark: String? {
    guard times != days else { return nil }
    return "\(self) became \(schedule.words(with: .check))" + (isExact ? "" : ", the nearest that can be said")
  }
}

extension RollingFrequency: CustomStringConvertible {
  /// The frequency in words, such as `3 times in 14 days`.
  var description: String {
    (times == 1 ? "once" : "\(times) times") + (days == 1 ? " a day" : " in \(days) days")
  }
}
