/// What a day came to over several habits.
public struct OverallDay: Sendable, Hashable {
  /// What a day counts for in the row of perfect days.
  public enum Verdict: Sendable, Hashable {
    /// All that was due was kept.
    case perfect
    /// Something due was not kept.
    case imperfect
    /// Nothing was due but skips, or something is still open.
    case neutral
  }

  /// The day.
  public let day: Day
  /// How many habits were kept: the due ones, and those of periods that were done on the day.
  public private(set) var kept = 0
  /// How many habits were due and are judged: neither skipped nor still open; those of periods count where done.
  public private(set) var due = 0
  /// How many due habits were skipped.
  public private(set) var skipped = 0
  /// How many due habits are still open.
  public private(set) var open = 0
  /// How many habits were judged at all, due or not.
  public private(set) var judged = 0

  init(day: Day) {
    self.day = day
  }

  /// What the day counts for in the row of perfect days.
  public var verdict: Verdict {
    if kept < due { return .imperfect }
    if open > 0 || kept == 0 { return .neutral }
    return .perfect
  }

  mutating func add(_ judged: JudgedDay) {
    guard judged.state != .none else { return }
    self.judged += 1
    switch (judged.state, judged.unit) {
    case (.done, _):
      kept += 1
      due += 1
    case (.partial, .days), (.missed, .days):
      due += 1
    case (.skipped, .days):
      skipped += 1
    case (.pending, .days):
      open += 1
    default:
      break
    }
  }

  /// The days on which at least one of some habits was judged, from the first such day to the last.
  ///
  /// - Parameter histories: The histories, to the same today.
  /// - Returns: The days, earliest first and without a gap.
  /// - Complexity: O(*d*), where *d* is the number of judged days of all habits.
  public static func days(of histories: [History]) -> [OverallDay] {
    guard
      let first = histories.compactMap(\.days.first?.day).min(),
      let last = histories.compactMap(\.days.last?.day).max()
    else { return [] }
    var overall = (first...last).map(OverallDay.init)
    for history in histories {
      for judged in history.days { overall[judged.day - first].add(judged) }
    }
    return overall
  }
}
