/// What a range of days came to, habit by habit and over all.
public struct Statistics: Sendable {
  /// What the range came to for one habit.
  public struct Row: Sendable {
    /// The judged habit.
    public let history: History
    /// What was due, and kept.
    public let completion: Completion
    /// The same for each weekday, Sunday first; for a habit of periods only the kept days are counted, none is due.
    public let weekdays: [Completion]

    /// The habit.
    public var habit: Habit { history.habit }
  }

  /// The days that are counted.
  public let range: DayRange
  /// The habits that were judged on a day of the range, in the order given.
  public let rows: [Row]
  /// What was due, and kept, over all habits.
  public let completion: Completion
  /// The number of days of the range on which all that was due was kept.
  public let perfectDays: Int

  /// Sums up a range.
  ///
  /// - Parameters:
  ///   - range: The days to count.
  ///   - histories: The judged habits, each from its start.
  /// - Complexity: O(*d*), where *d* is the number of judged days of all habits.
  public init(in range: DayRange, of histories: [History]) {
    self.range = range
    rows = histories.filter { !$0.days(in: range).isEmpty }.map { history in
      Row(
        history: history, completion: history.completion(in: range),
        weekdays: Completion.byWeekday(history.days(in: range)))
    }
    completion = Completion.sum(of: histories, in: range)
    perfectDays = PerfectDays(of: histories).days.count(where: range.contains)
  }
}

extension Completion {
  /// How much of what was due in a range was kept, over several habits.
  ///
  /// - Parameters:
  ///   - histories: The judged habits.
  ///   - range: The days to count; `nil` for all.
  /// - Returns: The sum of the counts of the habits.
  public static func sum(of histories: [History], in range: DayRange? = nil) -> Completion {
    histories.reduce(Completion()) { $0 + $1.completion(in: range) }
  }

  /// How much was kept on each weekday, Sunday first.
  static func byWeekday(_ days: some Sequence<JudgedDay>) -> [Completion] {
    var counts = Array(repeating: Completion(), count: Weekday.allCases.count)
    for judged in days {
      let weekday = judged.day.weekday.daysSinceSunday
      counts[weekday].add(judged)
      if judged.unit != .days, judged.state == .done { counts[weekday].addKeptAlone() }
    }
    return counts
  }
}
