internal import HabitCore
internal import SQLite

/// Reads the tables of a Rewire database into a plan.
struct RewireDatabase {
  private let path: String
  private let connection: Connection
  private let habitColumns: TableColumns
  private let reminderColumns: TableColumns
  private let checkInColumns: TableColumns
  private let today: Day
  private var drafts = DatabaseDrafts(table: "CHECKINS")
  /// The weekdays of the habits that are due on weekdays, by their ids.
  private var weekdays: [Int64: WeekdaySet] = [:]

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - today: The day of the import.
  /// - Throws: ``ImportError`` if it is damaged, in use or lacks a column.
  init(path: String, today: Day) throws(ImportError) {
    self.path = path
    self.today = today
    connection = try DatabaseFile(path: path).openSound()
    do throws(SQLiteError) {
      habitColumns = try TableColumns(of: "HABITS", in: connection)
      reminderColumns = try TableColumns(of: "REMINDERS", in: connection)
      checkInColumns = try TableColumns(of: "CHECKINS", in: connection)
    } catch {
      throw ImportError(error, path: path)
    }
    let tracker = ImportFormat.rewire.trackerName
    try habitColumns.require(["_id", "name", "schedule"], of: tracker, path: path)
    try checkInColumns.require(["habit_id", "date", "type"], of: tracker, path: path)
  }

  /// Reads all that the database says.
  ///
  /// - Returns: The plan.
  /// - Throws: ``ImportError`` if it cannot be read.
  mutating func plan() throws(ImportError) -> ImportPlan {
    do throws(SQLiteError) {
      try readHabits()
      if reminderColumns.has(["habit_id", "time"]) { try readReminders() }
      try readCheckIns()
    } catch {
      throw ImportError(error, path: path)
    }
    return drafts.finish(today: today, rule: .rowsAddUp())
  }
}

// MARK: - Habits and reminders

extension RewireDatabase {
  private mutating func readHabits() throws(SQLiteError) {
    let columns = habitColumns
    let statement = try connection.prepare(
      """
      SELECT _id, name, \(columns.expression("description")), schedule, \(columns.expression("active_days")),
        \(columns.expression("days")), \(columns.expression("period")), \(columns.expression("repeating_count")),
        \(columns.expression("archived")), \(columns.expression("start_date"))
      FROM HABITS ORDER BY _id
      """)
    while try statement.step() {
      let id = statement.integer(0)
      let name = statement.text(1)
      let start = statement.text(9).trimmed
      let startDay = Day(compact: start)
      var draft = HabitDraft(name: name, identity: ["rewire", String(id), name], today: min(startDay ?? today, today))
      draft.habit.note = statement.text(2).trimmed
      draft.habit.reminds = false
      draft.isArchived = statement.integer(8) != 0
      if startDay == nil, !start.isEmpty { draft.remarks.append("its start '\(start)' is no day, such as 20260228") }
      let schedule = RewireSchedule(
        kind: statement.integer(3), weekdays: statement.text(4), days: statement.integer(5),
        period: statement.integer(6), distance: statement.integer(7))
      draft.setSchedule(schedule.schedule, remark: schedule.remark)
      if case .weekdays(let days)? = schedule.schedule { weekdays[id] = days }
      drafts.add(draft, id: id)
    }
  }

  private mutating func readReminders() throws(SQLiteError) {
    let statement = try connection.prepare(
      """
      SELECT habit_id, time, \(reminderColumns.expression("active_days"))
      FROM REMINDERS ORDER BY habit_id, time
      """)
    while try statement.step() {
      let id = statement.integer(0)
      let minutes = statement.integer(1)
      // Rewire keeps a reminder that is switched off as one at 0.
      guard minutes != 0 else { continue }
      let listed = statement.text(2)
      let days = listed.trimmed.isEmpty ? WeekdaySet.daily : WeekdaySet(listed: listed)
      drafts.change(id: id) { draft in
        guard let time = TimeOfDay(minutes: Int(minutes)), let days else {
          draft.remarks.append("a reminder of it has no valid time or weekdays and was left out")
          return
        }
        draft.remind(at: time, on: days == weekdays[id] ? .daily : days, as: ImportFormat.rewire.trackerName)
      }
    }
  }
}

// MARK: - Check-ins

extension RewireDatabase {
  /// The kinds of check-ins that say that the habit was not done; whether it was skipped or missed is not documented.
  private static let notDone: Set<Int64> = [1, 3]
  private static let done: Int64 = 2

  private mutating func readCheckIns() throws(SQLiteError) {
    let columns = checkInColumns
    let statement = try connection.prepare(
      """
      SELECT rowid, habit_id, date, type, \(columns.expression("note")), \(columns.expression("actual_count"))
      FROM CHECKINS ORDER BY rowid
      """)
    while try statement.step() {
      let row = Int(statement.integer(0))
      guard let index = drafts.index(of: statement.value(1), row: row) else { continue }
      guard let day = Day(compact: statement.text(2).trimmed) else {
        drafts.leaveOut(row, of: index, "'\(statement.text(2).onOneLine)' is no day, such as 20260228")
        continue
      }
      let type = statement.integer(3)
      guard type == Self.done || Self.notDone.contains(type) else {
        drafts.leaveOut(row, of: index, "its type is \(type), and 1 to 3 are known")
        continue
      }
      guard let count = Amount(rounding: statement.real(5)), count >= .zero else {
        drafts.leaveOut(row, of: index, "its count \(statement.text(5).onOneLine) is no amount")
        continue
      }
      let note = statement.text(4).trimmed
      if type == Self.done {
        let amount = count > .one ? count : nil
        drafts.add(SourcedEntry(row: row, day: day, kind: .done, amount: amount), note: note, to: index)
      } else {
        if count > .zero {
          drafts.leaveOut(row, of: index, "its count \(count): it was not done that day", isFault: false)
        }
        drafts.add(SourcedEntry(row: row, day: day, kind: .no, amount: nil), note: note, to: index)
        drafts.remarkOnce(
          "Rewire tells two kinds of days that were not done, skipped or missed; here they are not done", on: index)
      }
    }
  }
}

extension Day {
  /// Reads a day that is written without separators, such as `20260228`.
  ///
  /// It is `nil` if the text has another form or the calendar has no such day.
  ///
  /// - Parameter text: The day.
  fileprivate init?(compact text: String) {
    guard text.utf8.count == 8, let number = Int(digits: text.utf8) else { return nil }
    self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }
}
