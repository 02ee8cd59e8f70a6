/// How well each weekday goes.
public struct WeekdayProfile: Sendable, Hashable {
  /// What is counted.
  public enum Measure: Sendable, Hashable {
    /// Kept days, of those that were due.
    case keptOfDue
    /// Days on which something was done, of all judged ones: for habits of which no day is due by itself.
    case doneOfAll
  }

  /// One weekday.
  public struct Row: Sendable, Hashable {
    /// The weekday.
    public let weekday: Weekday
    /// How many of the days were kept, or done.
    public let count: Int
    /// How many days there were.
    public let total: Int

    /// The share, 0 … 1; `nil` if there was no such day.
    public var share: Double? { total > 0 ? Double(count) / Double(total) : nil }

    /// The share in percent, rounded down; `nil` if there was no such day.
    public var percent: Int? { total > 0 ? count * 100 / total : nil }
  }

  /// What is counted.
  public let measure: Measure
  /// The weekdays, in the order of a week.
  public let rows: [Row]

  /// Sums up the days of a range by weekday.
  ///
  /// Skipped days count for nothing. Where at least one day was due by itself, only such days count.
  ///
  /// - Parameters:
  ///   - histories: The habits.
  ///   - range: The days.
  ///   - weekStart: The weekday on which weeks start.
  /// - Complexity: O(*d*), where *d* is the number of judged days of the range, of all habits.
  public init(of histories: [History], in range: DayRange, weekStart: WeekStart) {
    let days = histories.map { $0.days(in: range) }.joined()
    let completions = Completion.byWeekday(days.lazy.filter { $0.unit == .days })
    if completions.contains(where: { $0.counted > 0 }) {
      measure = .keptOfDue
      rows = weekStart.weekdays.map { weekday in
        let completion = completions[weekday.daysSinceSunday]
        return Row(weekday: weekday, count: completion.kept, total: completion.counted)
      }
      return
    }
    var counts = Array(repeating: (done: 0, all: 0), count: Weekday.allCases.count)
    for judged in days {
      let weekday = judged.day.weekday.daysSinceSunday
      switch judged.state {
      case .done, .extra:
        counts[weekday].done += 1
        counts[weekday].all += 1
      case .rest, .partial, .missed:
        counts[weekday].all += 1
      case .none, .skipped, .pending:
        break
      }
    }
    measure = .doneOfAll
    rows = weekStart.weekdays.map { weekday in
      let count = counts[weekday.daysSinceSunday]
      return Row(weekday: weekday, count: count.done, total: count.all)
    }
  }
}
