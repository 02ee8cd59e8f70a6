/// What was due, and kept, day by day over one or several habits, for quick answers about any range of days.
///
/// ```swift
/// let log = CompletionLog(of: histories, today: today)
/// for week in log.spans(per: .week, in: range, weekStart: .monday) { print(week.completion.rate ?? 0) }
/// ```
public struct CompletionLog: Sendable, Hashable {
  /// A week or a month with what was due, and kept, in it.
  public struct Span: Sendable, Hashable {
    /// The days, all of them, also those to come.
    public let days: DayRange
    /// What was due, and kept.
    public let completion: Completion
    /// Whether today is one of the days.
    public let isRunning: Bool
  }

  /// The day that is still open.
  public let today: Day
  /// The first day that is judged; today if none is.
  public let first: Day
  /// For each day from the first on the counts of the days before it, and last those of all days.
  private let sums: [Completion]

  /// Adds up judged habits by day.
  ///
  /// - Parameters:
  ///   - histories: The habits, each judged from its start to today.
  ///   - today: The day that is still open.
  /// - Complexity: O(*d*), where *d* is the number of judged days of all habits.
  public init(of histories: [History], today: Day) {
    let first = histories.compactMap(\.days.first?.day).min() ?? today
    let last = histories.compactMap(\.days.last?.day).max() ?? today
    var days = Array(repeating: Completion(), count: last - first + 1)
    for history in histories {
      for judged in history.days { days[judged.day - first].add(judged) }
      for period in history.periods { days[history.dayOfAccount(for: period) - first].add(period) }
    }
    self.init(days: days, from: first, today: today)
  }

  /// Adds up what came of some days.
  ///
  /// - Parameters:
  ///   - days: The counts of each day.
  ///   - first: The first of them.
  ///   - today: The day that is still open.
  init(days: [Completion], from first: Day, today: Day) {
    self.today = today
    self.first = first
    sums = days.reduce(into: [Completion()]) { sums, day in sums.append(sums[sums.count - 1] + day) }
  }

  /// How much of what was due in a range was kept, as ``Completion/sum(of:in:)`` counts it.
  ///
  /// - Parameter range: The days to count; `nil` for all.
  /// - Returns: The counts, whose rate is `nil` if nothing was due.
  /// - Complexity: O(1).
  public func completion(in range: DayRange? = nil) -> Completion {
    guard let range else { return sums[sums.count - 1] }
    let known = 0...(sums.count - 1)
    let start = min(max(range.lowerBound - first, known.lowerBound), known.upperBound)
    let end = min(max(range.upperBound - first + 1, known.lowerBound), known.upperBound)
    return sums[end] - sums[start]
  }

  /// How much was kept of what was due in the days that end with a day.
  ///
  /// - Parameters:
  ///   - length: The number of days, 1 or more.
  ///   - day: The last of them.
  /// - Returns: The counts; `nil` if the day is still to come.
  /// - Complexity: O(1).
  public func completion(ofLast length: Int, upTo day: Day) -> Completion? {
    day <= today ? completion(in: (day - length + 1)...day) : nil
  }

  /// The weeks or months that a range touches.
  ///
  /// - Parameters:
  ///   - period: Weeks or months.
  ///   - range: The days.
  ///   - weekStart: The weekday on which weeks start.
  /// - Returns: Whole weeks or months, earliest first; the first and the last may reach beyond the range.
  /// - Complexity: O(*n*), where *n* is the number of weeks or months.
  public func spans(per period: Period, in range: DayRange, weekStart: WeekStart) -> [Span] {
    period.ranges(touching: range, weekStart: weekStart).map { days in
      Span(days: days, completion: completion(in: days), isRunning: days.contains(today))
    }
  }
}
