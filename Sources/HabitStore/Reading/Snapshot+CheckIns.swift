public import FoundationEssentials
public import HabitCore
internal import SQLite

extension Snapshot {
  /// What was recorded of a habit, added up by day.
  ///
  /// - Parameters:
  ///   - habit: The identifier of the habit.
  ///   - day: The day after which to begin; `nil` for the first.
  /// - Returns: One tally for each day that has check-ins, earliest first.
  /// - Throws: ``StoreError`` if the store cannot be read.
  /// - Complexity: O(*n*), where *n* is the number of check-ins after the day, however many lie before it.
  public func tallies(of habit: UUID, after day: Day? = nil) throws -> [DayTally] {
    let statement = try connection.prepare(
      """
      SELECT day, kind, amount FROM check_in
      WHERE habit = (SELECT key FROM habit WHERE id = ? AND NOT deleted) AND day > ? AND NOT deleted ORDER BY day
      """)
    statement.bind(habit, at: 1)
    statement.bind(day.map { Int64($0.ordinal) } ?? .min, at: 2)
    var tallies: [DayTally] = []
    while try statement.step() {
      let day = try self.day(statement.integer(0), in: "check_in")
      if tallies.last?.day != day { tallies.append(DayTally(day: day)) }
      tallies[tallies.count - 1].add(
        try require(CheckIn.Kind(code: statement.integer(1)), in: "check_in"),
        amount: statement.optionalInteger(2).map(Amount.init(thousandths:)))
    }
    return tallies
  }

  /// The log of a habit: all that a history is judged from.
  ///
  /// - Parameters:
  ///   - habit: The habit.
  ///   - pauses: The pauses, as ``pauses()`` gives them.
  ///   - day: The day after which to begin; `nil` for the first.
  /// - Returns: The log.
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func log(of habit: Habit, pauses: [Pause], after day: Day? = nil) throws -> HabitLog {
    HabitLog(habit: habit, tallies: try tallies(of: habit.id, after: day), pauses: pauses)
  }

  /// The check-ins of a habit, newest first.
  ///
  /// - Parameters:
  ///   - habit: The identifier of the habit.
  ///   - range: The days; `nil` for all.
  ///   - limit: How many to give at most; `nil` for all.
  /// - Returns: The check-ins by day, within a day by the time of their recording. The imported ones of a day, which
  ///   have no such time, come last.
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func checkIns(of habit: UUID, in range: DayRange? = nil, limit: Int? = nil) throws -> [CheckIn] {
    try checkIns(of: habit, in: range, limit: limit, order: "day DESC, instant DESC, stamp DESC, id DESC")
  }

  /// The check-ins of a habit in an order that depends on nothing but what they say.
  ///
  /// - Parameter habit: The identifier of the habit.
  /// - Returns: The check-ins by day, then by the instant of their recording, those without one first, then by
  ///   identifier.
  /// - Throws: ``StoreError`` if the store cannot be read.
  func checkInsByContent(of habit: UUID) throws -> [CheckIn] {
    try checkIns(of: habit, in: nil, limit: nil, order: "day, instant, id")
  }

  private func checkIns(of habit: UUID, in range: DayRange?, limit: Int?, order: String) throws -> [CheckIn] {
    let statement = try connection.prepare(
      """
      SELECT day, id, kind, amount, note, instant, utc_offset FROM check_in
      WHERE habit = (SELECT key FROM habit WHERE id = ? AND NOT deleted) AND day BETWEEN ? AND ? AND NOT deleted
      ORDER BY \(order) LIMIT ?
      """)
    statement.bind(habit, at: 1)
    statement.bind((range?.lowerBound).map { Int64($0.ordinal) } ?? .min, at: 2)
    statement.bind((range?.upperBound).map { Int64($0.ordinal) } ?? .max, at: 3)
    statement.bind(limit ?? -1, at: 4)
    var checkIns: [CheckIn] = []
    while try statement.step() {
      let offset = Int(statement.integer(6))
      checkIns.append(
        CheckIn(
          id: try require(statement.identifier(1), in: "check_in"),
          habit: habit,
          day: try day(statement.integer(0), in: "check_in"),
          kind: try require(CheckIn.Kind(code: statement.integer(2)), in: "check_in"),
          amount: statement.optionalInteger(3).map(Amount.init(thousandths:)),
          note: statement.text(4),
          recorded: statement.optionalInteger(5).map { Moment(instant: $0, secondsFromUTC: offset) }))
    }
    return checkIns
  }

  /// The notes of a habit's check-ins.
  ///
  /// - Parameters:
  ///   - habit: The identifier of the habit.
  ///   - range: The days.
  /// - Returns: Each note with its day, earliest first; check-ins without a note have none.
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func notes(of habit: UUID, in range: DayRange) throws -> [(day: Day, text: String)] {
    let statement = try connection.prepare(
      """
      SELECT day, note FROM check_in
      WHERE habit = (SELECT key FROM habit WHERE id = ? AND NOT deleted) AND day BETWEEN ? AND ? AND note <> ''
        AND NOT deleted
      ORDER BY day, instant, stamp, id
      """)
    statement.bind(habit, at: 1)
    statement.bind(range.lowerBound.ordinal, at: 2)
    statement.bind(range.upperBound.ordinal, at: 3)
    var notes: [(day: Day, text: String)] = []
    while try statement.step() {
      notes.append((Day(ordinal: Int(statement.integer(0))), statement.text(1)))
    }
    return notes
  }

  /// How many check-ins a habit has.
  ///
  /// - Parameter habit: The identifier of the habit.
  /// - Returns: The number of its check-ins, skips and explicit noes included.
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func checkInCount(of habit: UUID) throws -> Int {
    let statement = try connection.prepare(
      """
      SELECT count(*) FROM check_in
      WHERE habit = (SELECT key FROM habit WHERE id = ? AND NOT deleted) AND NOT deleted
      """)
    statement.bind(habit, at: 1)
    return try statement.step() ? Int(statement.integer(0)) : 0
  }
}
