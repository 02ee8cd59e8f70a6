internal import HabitCore

/// How a timestamp of Org repeats: `+1w`, `++1m` or `.+2d`, or `.+2d/4d` with the longest time that may pass.
struct OrgRepeater: Hashable {
  /// What a repetition is counted from.
  enum Start: Hashable {
    /// The date of the timestamp: `+` and `++`.
    case date
    /// The day on which it was done: `.+`.
    case completion
  }

  /// A number of days, weeks, months or years.
  struct Interval: Hashable {
    /// The number, 1 … 36,500.
    let count: Int
    /// The letter of the unit: h, d, w, m or y.
    let unit: Character

    /// Reads an interval.
    ///
    /// It is `nil` if the text has another form.
    ///
    /// - Parameter text: The interval, such as `2d`.
    init?(_ text: Substring) {
      guard let unit = text.last, "hdwmy".contains(unit), let count = Int(digits: text.dropLast().utf8),
        (1...36_500).contains(count)
      else { return nil }
      self.count = count
      self.unit = unit
    }

    /// The interval in days, at least 1; a month counts as 30 and a year as 365.
    var days: Int {
      switch unit {
      case "h": max(1, count / 24)
      case "w": count * 7
      case "m": count * 30
      case "y": count * 365
      default: count
      }
    }
  }

  /// The repeater as it is written.
  let text: String
  /// What a repetition is counted from.
  let start: Start
  /// The time between repetitions, or the shortest one where there is a longest.
  let interval: Interval
  /// The longest time that may pass; `nil` if it is the same.
  let longest: Interval?

  /// Reads a repeater.
  ///
  /// It is `nil` if the text has another form.
  ///
  /// - Parameter word: The repeater.
  init?(_ word: Substring) {
    let marks = word.prefix { $0 == "+" || $0 == "." }
    guard marks == "+" || marks == "++" || marks == ".+" else { return nil }
    let parts = word.dropFirst(marks.count).split(separator: "/", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let interval = Interval(parts[0]) else { return nil }
    longest = parts.count == 2 ? Interval(parts[1]) : nil
    if parts.count == 2, longest == nil { return nil }
    text = String(word)
    start = marks == ".+" ? .completion : .date
    self.interval = interval
  }
}

// MARK: - Schedule

extension OrgRepeater {
  /// The schedule that says the same, or the nearest that can be said.
  ///
  /// What Org wants done at the latest is what is due: `.+2d/4d` is due every 4 days, and may be done sooner.
  ///
  /// - Parameter day: The day of the timestamp.
  /// - Returns: The schedule, and whether it says the same.
  func schedule(from day: Day) -> (schedule: Schedule, isExact: Bool) {
    let wanted = longest ?? interval
    let isExact = longest == nil || longest == interval
    switch wanted.unit {
    case "h": return (.daily, false)
    case _ where wanted.days == 1: return (.daily, isExact)
    case "w" where wanted.count == 1 && start == .date: return (.weekdays(WeekdaySet([day.weekday])), isExact)
    case "m" where wanted.count == 1: return (.period(times: 1, per: .month), false)
    default:
      return (.every(days: min(wanted.days, 36_500)), isExact && start == .completion && "dw".contains(wanted.unit))
    }
  }
}
