internal import FoundationEssentials
public import HabitCore
internal import SQLite

extension Snapshot {
  /// The standings that were kept and still hold.
  ///
  /// Add those that are missing, or that lie too far back, and give the whole to ``Store/save(_:)``.
  ///
  /// - Parameter weekStart: The weekday on which weeks start.
  /// - Returns: The standings for weeks that start on this day.
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func standings(weekStart: WeekStart) throws -> Standings {
    let statement = try connection.prepare(
      """
      SELECT habit.id, standing.day, unit, current_length, current_first, current_last, best_length, best_first,
        best_last, strength, last_reached, next_due, is_late, days_done, longest_days, longest_weeks, longest_months
      FROM standing JOIN habit ON habit.key = standing.habit WHERE week_start = ?
      """)
    statement.bind(weekStart.rawValue, at: 1)
    var values: [UUID: Standing] = [:]
    while try statement.step() {
      values[try require(statement.identifier(0), in: "habit")] = Standing(
        day: try day(statement.integer(1), in: "standing"),
        unit: try require(StreakUnit(rawValue: statement.text(2)), in: "standing"),
        current: try run(statement, from: 3),
        best: try run(statement, from: 6),
        strength: statement.real(9),
        lastReached: try day(statement.optionalInteger(10), in: "standing"),
        nextDue: try day(statement.optionalInteger(11), in: "standing"),
        isLate: statement.integer(12) != 0,
        records: Records(
          daysDone: Int(statement.integer(13)), longestDays: Int(statement.integer(14)),
          longestWeeks: Int(statement.integer(15)), longestMonths: Int(statement.integer(16))))
    }
    return Standings(values: values, weekStart: weekStart, time: try Self.lastStamp(on: connection))
  }

  /// Reads the columns length, first and last.
  private func run(_ row: borrowing Statement, from column: Int) throws -> Standing.Run? {
    guard let length = row.optionalInteger(column) else { return nil }
    return Standing.Run(
      length: Int(length), first: try day(row.integer(column + 1), in: "standing"),
      last: try day(row.integer(column + 2), in: "standing"))
  }
}
