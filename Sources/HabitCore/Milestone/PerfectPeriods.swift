/// The weeks or months in which all that was due was kept, over several habits.
///
/// Something must have been kept, and the whole of it must lie behind the first judged day of a habit: who begins on a
/// Sunday has no perfect week that evening. A week or month is perfect as soon as nothing is left to be done in it.
public struct PerfectPeriods: Sendable, Hashable {
  /// A perfect week or month.
  public struct Span: Sendable, Hashable {
    /// All of its days.
    public let days: DayRange
    /// The day that made it perfect: the last on which something due was kept.
    public let keptOn: Day
  }

  /// Whether weeks or months are meant.
  public let period: Period
  /// The perfect ones, earliest first.
  public let spans: [Span]
  /// How many days of the running one are behind without a miss; 0 if it cannot become perfect.
  public let progress: Int
  /// The days of the running one.
  public let running: DayRange

  /// Finds the perfect weeks or months of some habits.
  ///
  /// - Parameters:
  ///   - period: Whether weeks or months are meant.
  ///   - histories: The habits, each judged from its start to the same today.
  ///   - today: The day that is still open.
  ///   - weekStart: The weekday on which weeks start.
  /// - Complexity: O(*d* + *s* · *p*), where *d* is the number of judged days of all habits, *s* that of perfect weeks
  ///   or months and *p* that of judged periods.
  public init(_ period: Period, of histories: [History], today: Day, weekStart: WeekStart) {
    func fulfilment(of days: DayRange) -> Fulfilment {
      Fulfilment(joining: histories.lazy.map { $0.fulfilment(of: days, weekStart: weekStart) })
    }
    let log = CompletionLog(of: histories, today: today)
    let running = period.days(containing: today, weekStart: weekStart)
    // What is over is counted quickly; of a running one it matters what is still to come.
    spans = log.spans(per: period, in: log.first...max(log.first, today), weekStart: weekStart)
      .filter { $0.days.lowerBound >= log.first && ($0.isRunning || $0.completion.isFull) }
      .compactMap { span in
        guard case .kept(let day) = fulfilment(of: span.days) else { return nil }
        return Span(days: span.days, keptOn: day)
      }
    let isBroken = running.lowerBound < log.first || fulfilment(of: running.lowerBound...today) == .missed
    let isOpenToday = histories.contains { $0[today].unit == .days && $0[today].state == .pending }
    progress = isBroken ? 0 : today - running.lowerBound + (isOpenToday ? 0 : 1)
    self.running = running
    self.period = period
  }
}
