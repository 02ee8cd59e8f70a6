internal import HabitCore

/// How often a habit of harsh is due: `0`, `1`, `7`, `1w`, `3/7` or `2/2w`.
enum HarshFrequency: Hashable {
  /// Never: entries are only tracked.
  case never
  /// Once in so many days, told as a number of days.
  case every(days: Int)
  /// So many times in any run of so many days.
  case rolling(RollingFrequency)

  /// Reads a frequency.
  ///
  /// It is `nil` if the text has another form or harsh would refuse it: more times than days, or numbers out of range.
  ///
  /// - Parameter text: The frequency without blanks at its ends.
  init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let days = Self.days(String(parts[parts.count - 1]).trimmed) else { return nil }
    if parts.count == 2 {
      guard let times = Int(digits: String(parts[0]).trimmed.utf8) else { return nil }
      if times == 0, days.count > 0 {
        self = .never
        return
      }
      guard times <= days.count, let frequency = RollingFrequency(times: times, days: days.count) else { return nil }
      self = .rolling(frequency)
    } else if days.count == 0 {
      self = .never
    } else {
      guard let frequency = RollingFrequency(times: 1, days: days.count) else { return nil }
      self = days.areWeeks ? .rolling(frequency) : .every(days: days.count)
    }
  }

  private static func days(_ text: String) -> (count: Int, areWeeks: Bool)? {
    let areWeeks = text.hasSuffix("w")
    guard let number = Int(digits: (areWeeks ? text.dropLast() : text[...]).utf8), number <= 36_500 else { return nil }
    return (areWeeks ? number * 7 : number, areWeeks)
  }

  /// The schedule that says the same, or the nearest that can be said.
  ///
  /// A plain number stays a distance in days, also 7 and 30: like harsh, such a habit is due again that many days after
  /// it was last done, in whatever calendar week that falls.
  var schedule: Schedule {
    switch self {
    case .never: .weekdays([])
    case .every(days: 1): .daily
    case .every(let days): .every(days: days)
    case .rolling(let frequency): frequency.schedule
    }
  }

  /// What the schedule was made of, for the receipt; `nil` where that goes without saying.
  var remark: String? {
    switch self {
    case .never: "frequency 0 became \(schedule.words(with: .check)): it is never due"
    case .every: nil
    case .rolling(let frequency): frequency.remark
    }
  }
}
