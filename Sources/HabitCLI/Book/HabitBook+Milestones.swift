import FoundationEssentials
import HabitCore

extension HabitBook {
  /// What was recorded on a day, the last of it with the badges over all habits that it has brought.
  func celebrating(_ results: [RecordingResult], on day: Day) throws -> [RecordingResult] {
    let badges = try perfectBadges(for: results, on: day)
    guard let last = results.last, !badges.isEmpty else { return results }
    return results.dropLast() + [last.celebrating(badges)]
  }

  /// The badges over all habits that what was recorded on a day has brought.
  ///
  /// This costs little as long as the habits that were recorded ask for more in the week and the month of the day. The
  /// others are judged only on the occasions on which nothing is left, and all of them whole only when the week or
  /// month has become perfect just now: it might not be the first.
  ///
  /// - Parameters:
  ///   - results: What was recorded, in one step.
  ///   - day: The day on which it was.
  /// - Returns: The badge for the first perfect week, that for the first perfect month, both, or none.
  /// - Throws: `StoreError` if the store cannot be read.
  private func perfectBadges(for results: [RecordingResult], on day: Day) throws -> [Badge] {
    try Period.allCases.compactMap { try perfectBadge($0, for: results, on: day) }
  }

  private func perfectBadge(_ period: Period, for results: [RecordingResult], on day: Day) throws -> Badge? {
    func perfect(_ histories: [History]) -> PerfectPeriods {
      PerfectPeriods(period, of: histories, today: today, weekStart: weekStart)
    }
    func histories(with recorded: (RecordingResult) throws -> History) throws -> [History] {
      try entries.map { entry in
        try results.first { $0.history.habit.id == entry.habit.id }.map(recorded) ?? history(of: entry.habit)
      }
    }
    let now = { perfect(try histories { try history(of: $0.history.habit) }) }
    // The days that a moved start brings in are judged from the first on, and may make a later week whole.
    guard results.allSatisfy({ $0.change.newStart == nil }) else {
      return perfect(try histories(with: \.before)).spans.isEmpty ? try now().badge : nil
    }
    let span = period.days(containing: day, weekStart: weekStart)
    guard try isFulfilledNow(span, by: results) else { return nil }
    let all = try now()
    return all.spans.map(\.days) == [span] ? all.badge : nil
  }

  /// Whether what was recorded leaves nothing to be done by all habits in a week or a month, and it did before.
  private func isFulfilledNow(_ span: DayRange, by results: [RecordingResult]) throws -> Bool {
    func fulfilment(_ history: History) -> Fulfilment { history.fulfilment(of: span, weekStart: weekStart) }
    guard results.contains(where: { !$0.change.isEmpty }),
      results.allSatisfy({ fulfilment($0.history).isSettled })
    else { return false }
    let kept = try standings()
    func whole(_ habit: Habit) throws -> Fulfilment {
      let standing = kept[habit.id].flatMap { $0.day < span.lowerBound ? $0 : nil }
      return fulfilment(try history(of: habit, after: standing))
    }
    var others = Fulfilment.nothingDue
    for entry in entries where !results.contains(where: { $0.history.habit.id == entry.habit.id }) {
      others = others.joined(with: try whole(entry.habit))
      guard others.isSettled else { return false }
    }
    let after = try results.reduce(others) { $0.joined(with: try whole($1.history.habit)) }
    let before = results.reduce(others) { $0.joined(with: fulfilment($1.before)) }
    return after.isKept && !before.isKept
  }
}

extension Fulfilment {
  /// Whether nothing was missed and nothing is left.
  fileprivate var isSettled: Bool {
    switch self {
    case .nothingDue, .kept: true
    case .open, .missed: false
    }
  }

  /// Whether something was kept, and nothing is left.
  fileprivate var isKept: Bool {
    if case .kept = self { true } else { false }
  }
}
