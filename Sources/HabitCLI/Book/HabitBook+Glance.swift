import FoundationEssentials
import HabitCore
import HabitStore

extension HabitBook {
  /// Today at a glance, read from where the habits stood before it.
  ///
  /// - Returns: The day, and the standings that it pays to keep; `nil` for those if there is nothing to keep.
  /// - Throws: An error of the store.
  func glance() throws -> (glance: DayGlance, standings: Standings?) {
    let kept = try standings().filter { $0.value.day < today }
    // The first day that all histories cover.
    let first = kept.values.map { $0.day + 1 }.max() ?? .first
    let recent = try entries.filter { !$0.habit.isArchived(on: first) }.map { entry in
      (number: entry.number, history: try history(of: entry.habit, after: kept[entry.habit.id]))
    }
    let list = TodayList(
      on: today, of: recent.filter { !$0.history.habit.isArchived(on: today) }, clock: clock,
      dayStart: settings.dayStart)
    let histories = recent.map(\.history)
    let glance = DayGlance(
      of: list, hasHabits: !entries.isEmpty, perfectRun: try perfectRun(recent: histories, since: first),
      todos: try snapshot?.openTodos(dueThrough: today) ?? [], clock: dayClock)
    return (glance, try standingsToKeep(of: histories))
  }

  /// The perfect days in a row up to today.
  private func perfectRun(recent: [History], since first: Day) throws -> Standing.Run? {
    let days = OverallDay.days(of: recent).drop { $0.day < first }
    // A day that was not perfect ended every earlier row, so what lies before it need not be read.
    let isEnough = first == .first || days.contains { $0.verdict == .imperfect }
    return (isEnough ? PerfectDays(among: Array(days)) : PerfectDays(of: try histories(of: entries))).currentRun
  }
}
