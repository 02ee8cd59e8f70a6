internal import FoundationEssentials
public import HabitCore
internal import SQLite

extension Snapshot {
  /// All habits in their order, the archived ones too.
  ///
  /// The number of a habit is its place in this list, from 1.
  ///
  /// - Returns: The habits.
  /// - Throws: ``StoreError`` if the store cannot be read.
  /// - Complexity: O(*n* + *v*), where *n* is the number of habits and *v* that of their versions.
  public func habits() throws -> [Habit] {
    let schedules = try timelines(
      of: "schedule_version", columns: "kind, weekdays, every, times, period",
      decode: { Schedule($0, from: 2) })
    let goals = try timelines(of: "goal_version", columns: "kind, amount, unit", decode: { Goal($0, from: 2) })
    let statement = try connection.prepare(
      """
      SELECT habit.key, habit.id, habit.name, habit.icon, habit.color, target_time, reminds, note, start_day, end_day,
        archived_day, reminder_times, category.id
      FROM habit LEFT JOIN category ON category.id = habit.category AND NOT category.deleted
      WHERE NOT habit.deleted ORDER BY habit.position, habit.id
      """)
    var habits: [Habit] = []
    while try statement.step() {
      let key = statement.integer(0)
      habits.append(
        Habit(
          id: try require(statement.identifier(1), in: "habit"),
          name: try require(try? Name(statement.text(2)), in: "habit"),
          schedules: try require(schedules[key], in: "schedule_version"),
          goals: try require(goals[key], in: "goal_version"),
          start: try day(statement.integer(8), in: "habit"),
          icon: statement.text(3),
          color: statement.optionalInteger(4).map { HabitColor(rgb: UInt32(truncatingIfNeeded: $0)) },
          targetTime: try statement.optionalInteger(5).map { try require(TimeOfDay(minutes: Int($0)), in: "habit") },
          reminds: statement.integer(6) != 0,
          reminderTimes: try times(statement.text(11)),
          category: statement.identifier(12),
          note: statement.text(7),
          end: try day(statement.optionalInteger(9), in: "habit"),
          archived: try day(statement.optionalInteger(10), in: "habit")))
    }
    return habits
  }

  /// Reads times such as `07:00,21:00`.
  private func times(_ text: String) throws -> [TimeOfDay] {
    try text.split(separator: ",").map { try require(TimeOfDay(String($0)), in: "habit") }
  }

  private func timelines<Version>(
    of table: String, columns: String, decode: (borrowing Statement) -> Version?
  ) throws -> [Int64: Timeline<Version>] {
    // Null comes first, and of equal days the later written: the timeline keeps that one.
    let statement = try connection.prepare(
      """
      SELECT habit, from_day, \(columns) FROM \(table) AS version JOIN device ON device.key = device
      WHERE NOT deleted ORDER BY from_day, stamp, device.id, version.id
      """)
    var timelines: [Int64: Timeline<Version>] = [:]
    while try statement.step() {
      let habit = statement.integer(0)
      let version = try require(decode(statement), in: table)
      if let day = try day(statement.optionalInteger(1), in: table) {
        guard timelines[habit] != nil else { continue }  // Reported as missing where the habit is read.
        timelines[habit]?.change(to: version, from: day)
      } else {
        timelines[habit] = Timeline(version)
      }
    }
    return timelines
  }
}

extension Schedule {
  /// Reads the columns kind, weekdays, every, times and period.
  ///
  /// It is `nil` if they mean no schedule.
  fileprivate init?(_ row: borrowing Statement, from column: Int) {
    switch row.text(column) {
    case "weekdays":
      self = .weekdays(WeekdaySet(rawValue: UInt8(truncatingIfNeeded: row.integer(column + 1))))
    case "every":
      guard row.integer(column + 2) > 0 else { return nil }
      self = .every(days: Int(row.integer(column + 2)))
    case "period":
      guard let period = Period(rawValue: row.text(column + 4)) else { return nil }
      let times = row.optionalInteger(column + 3).map { Int($0) }
      guard times ?? 1 > 0 else { return nil }
      self = .period(times: times, per: period)
    default:
      return nil
    }
  }
}

extension Goal {
  /// Reads the columns kind, amount and unit.
  ///
  /// It is `nil` if they mean no goal.
  fileprivate init?(_ row: borrowing Statement, from column: Int) {
    let amount = Amount(thousandths: row.integer(column + 1))
    switch row.text(column) {
    case "check": self = .check
    case "atLeast" where amount > .zero: self = .atLeast(amount, unit: row.text(column + 2))
    case "atMost" where amount >= .zero: self = .atMost(amount, unit: row.text(column + 2))
    default: return nil
    }
  }
}
