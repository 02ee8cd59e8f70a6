internal import FoundationEssentials
internal import HabitCore
internal import SQLite

extension Transaction {
  /// Keeps standings for the next command, as a cache: they are no entry of the journal.
  ///
  /// - Parameter standings: The standings, computed from what this transaction reads now.
  /// - Throws: ``StoreError`` if the store cannot be written.
  public func save(_ standings: Standings) throws {
    let statement = try connection.prepare(
      """
      INSERT OR REPLACE INTO standing (week_start, day, unit, current_length, current_first, current_last, best_length,
        best_first, best_last, strength, last_reached, next_due, is_late, days_done, longest_days, longest_weeks,
        longest_months, habit)
      SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, key FROM habit WHERE id = ? AND NOT deleted
      """)
    for (habit, standing) in standings.values {
      statement.bind(standings.weekStart.rawValue, at: 1)
      statement.bind(standing.day.ordinal, at: 2)
      statement.bind(standing.unit.rawValue, at: 3)
      for (index, run) in [(4, standing.current), (7, standing.best)] {
        statement.bind(run?.length, at: index)
        statement.bind(run?.first.ordinal, at: index + 1)
        statement.bind(run?.last.ordinal, at: index + 2)
      }
      statement.bind(standing.strength, at: 10)
      statement.bind(standing.lastReached?.ordinal, at: 11)
      statement.bind(standing.nextDue?.ordinal, at: 12)
      statement.bind(standing.isLate ? 1 : 0, at: 13)
      statement.bind(standing.records.daysDone, at: 14)
      statement.bind(standing.records.longestDays, at: 15)
      statement.bind(standing.records.longestWeeks, at: 16)
      statement.bind(standing.records.longestMonths, at: 17)
      statement.bind(habit, at: 18)
      try statement.run()
    }
  }

  /// Drops the standings that a change makes wrong.
  ///
  /// A check-in on a later day than the standing's leaves it, which is the everyday case. Too much may be dropped,
  /// never too little.
  func dropStandings(after change: Change) throws {
    switch change.row.table {
    case .checkIn:
      try dropStandings(habit: change.row.habit, from: change.row.day)
    case .scheduleVersion, .goalVersion, .pause:
      try dropStandings(habit: change.row.habit)
    case .habit where ["start_day", "end_day", "archived_day", Table.deleted].contains(change.field):
      try dropStandings(habit: change.row.habit)
    case .setting where change.row.setting?.judgesThePast == true:
      try dropStandings(habit: nil)
    case .habit, .setting, .deviceSetting, .category, .todo:
      break
    }
  }

  /// Drops the standings of a habit, or of all, that lie on a day or after it, or on any.
  func dropStandings(habit: Int64?, from day: Int64? = nil) throws {
    let statement = try connection.prepare("DELETE FROM standing WHERE habit = coalesce(?, habit) AND day >= ?")
    statement.bind(habit, at: 1)
    statement.bind(day ?? .min, at: 2)
    try statement.run()
  }
}

extension RowKey {
  fileprivate var setting: SettingName? {
    guard case .text(let name) = id else { return nil }
    return SettingName(rawValue: name)
  }
}
