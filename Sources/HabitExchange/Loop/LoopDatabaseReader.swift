internal import HabitCore
internal import SQLite

/// Reads the tables of a Loop database into a plan.
struct LoopDatabaseReader {
  private let connection: Connection
  private let schema: LoopSchema
  private let today: Day
  private var drafts: [LoopDraft] = []
  private var indices: [Int64: Int] = [:]
  private var omissions: [ImportOmission] = []

  private static let table = "Repetitions"
  private static let millisecondsPerDay: Int64 = 86_400_000

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - connection: The open database.
  ///   - schema: What its schema has.
  ///   - today: The day of the import.
  init(connection: Connection, schema: LoopSchema, today: Day) {
    self.connection = connection
    self.schema = schema
    self.today = today
  }

  /// Makes the plan of what was read, and forgets the rows that it was made of.
  mutating func finish() -> ImportPlan {
    ImportPlan(
      habits: drafts.indices.map { drafts[$0].finish(today: today, source: Self.table) }, omissions: omissions)
  }

  private static func place(_ row: Int) -> String { "\(table) id \(row)" }
}

// MARK: - Habits

extension LoopDatabaseReader {
  /// Reads the habits, in the order in which Loop shows them.
  ///
  /// - Throws: `SQLiteError` if the table cannot be read.
  mutating func readHabits() throws(SQLiteError) {
    // Before schema 23 the question stood where the description does now.
    let question = schema.habit("question", else: schema.habit("description"))
    let description = schema.version < 23 ? "NULL" : schema.habit("description")
    let statement = try connection.prepare(
      """
      SELECT id, name, freq_num, freq_den, \(schema.habit("color")), \(schema.habit("archived", else: "0")),
        \(question), \(description), \(schema.habit("reminder_hour")), \(schema.habit("reminder_min")),
        \(schema.habit("reminder_days", else: "127")), \(schema.habit("type", else: "0")),
        \(schema.habit("target_type", else: "0")), \(schema.habit("target_value", else: "0")), \(schema.habit("unit")),
        \(schema.habit("uuid"))
      FROM Habits ORDER BY \(schema.habit("position")), id
      """)
    var identifiers: Set<String> = []
    while try statement.step() {
      let id = statement.integer(0)
      let habit = LoopHabit(
        name: statement.text(1), question: statement.text(6), description: statement.text(7),
        frequency: RollingFrequency(times: Int(statement.integer(2)), days: Int(statement.integer(3))),
        color: statement.optionalInteger(4).flatMap { LoopPalette.color($0, version: schema.version) },
        kind: kind(of: statement), isArchived: statement.integer(5) != 0, reminder: reminder(of: statement))
      let identifier = statement.text(15)
      let isOwn = !identifier.isEmpty && identifiers.insert(identifier).inserted
      indices[id] = drafts.count
      drafts.append(
        LoopDraft(
          habit, identity: isOwn ? ["uuid", identifier] : ["row", String(id), habit.name], today: today,
          place: Self.place))
    }
  }

  private func kind(of statement: borrowing Statement) -> LoopHabit.Kind {
    guard statement.integer(11) == 1 else { return .yesNo }
    return .numeric(
      LoopTarget(
        direction: statement.integer(12) == 1 ? .atMost : .atLeast, value: statement.real(13),
        unit: statement.text(14).trimmed.onOneLine))
  }

  private func reminder(of statement: borrowing Statement) -> LoopHabit.Reminder {
    guard let hour = statement.optionalInteger(8), let minute = statement.optionalInteger(9) else { return .off }
    guard let time = TimeOfDay(hour: Int(hour), minute: Int(minute)) else { return .faulty }
    // Bit 0 is Saturday, bit 1 Sunday … bit 6 Friday.
    let mask = UInt8(truncatingIfNeeded: statement.integer(10) & 0x7F)
    return .on(time, WeekdaySet(rawValue: mask >> 1 | mask << 6))
  }
}

// MARK: - Repetitions

extension LoopDatabaseReader {
  /// Reads the entries into the habits that they belong to, in the order of their rows.
  ///
  /// - Throws: `SQLiteError` if the table cannot be read.
  mutating func readRepetitions() throws(SQLiteError) {
    let statement = try connection.prepare(
      """
      SELECT rowid, habit, timestamp, \(schema.repetition("value", else: "2")), \(schema.repetition("notes"))
      FROM Repetitions ORDER BY rowid
      """)
    var strangers: [Int64: Int] = [:]
    while try statement.step() {
      let number = Int(statement.integer(0))
      guard case .integer(let habit) = statement.value(1) else {
        leaveOut(number, "it names no habit")
        continue
      }
      guard let index = indices[habit] else {
        strangers[habit, default: 0] += 1
        continue
      }
      guard case .integer(let timestamp) = statement.value(2) else {
        drafts[index].leaveOut(number, "it names no day")
        continue
      }
      guard timestamp.isMultiple(of: Self.millisecondsPerDay) else {
        drafts[index].leaveOut(number, "its time \(timestamp) is not the start of a day in UTC")
        continue
      }
      let day = Day(ordinal: Int(timestamp / Self.millisecondsPerDay))
      guard (Day.first...Day.last).contains(day) else {
        drafts[index].leaveOut(number, "its day lies outside the years 1 to 9999")
        continue
      }
      guard case .integer(let code) = statement.value(3) else {
        drafts[index].leaveOut(number, "its value is no whole number")
        continue
      }
      drafts[index].add(
        LoopRow(
          number: number, day: day, value: LoopValue(code: code), note: statement.text(4)))
    }
    for (habit, count) in strangers.sorted(by: { $0.key < $1.key }) {
      omissions.append(
        ImportOmission(
          place: Self.table, reason: "rows of a habit with id \(habit), which the file does not have", count: count,
          isFault: true))
    }
  }

  private mutating func leaveOut(_ number: Int, _ reason: String) {
    omissions.append(ImportOmission(place: Self.place(number), reason: reason, isFault: true))
  }
}
