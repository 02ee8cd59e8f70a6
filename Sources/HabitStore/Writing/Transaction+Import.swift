internal import FoundationEssentials
public import HabitCore
internal import SQLite

extension Transaction {
  /// Writes what another tracker's file says; what is there already stays as it is.
  ///
  /// What is not there is added behind all others, a habit under a free name. A category of the same name is taken for
  /// the same. Of the fields of what is there nothing is changed, save that the start of a habit moves back to its first
  /// done check-in. What was removed before is brought back. Settings are taken by a store that held nothing before.
  ///
  /// - Parameters:
  ///   - plan: What the file says, with identifiers that are derived from it.
  ///   - progress: Called after each habit with the number of check-ins so far.
  /// - Returns: What was done.
  /// - Throws: ``StoreError`` if the store cannot be written.
  /// - Complexity: O(*n* log *m*), where *n* is the number of check-ins of the plan and *m* that of the store.
  public func apply(_ plan: ImportPlan, progress: (_ checkIns: Int) -> Void = { _ in }) throws -> ImportOutcome {
    let settings = try isEmpty() ? try apply(plan.settings) : []
    let (categories, categoryCount) = try apply(plan.categories)
    var taken = Set(try habits().map(\.name.key))
    var count = 0
    let items = try plan.habits.map { imported in
      var habit = imported.habit
      habit.category = habit.category.flatMap { categories[$0] }
      let target = try target(for: habit, taken: &taken)
      let written = try insert(imported.checkIns, habit: target.key)
      if let earliest = written.earliest, earliest < target.start {
        try write(RowKey(.habit, habit: target.key, id: habit.id), Fields([("start_day", Value(earliest))]))
      }
      count += imported.count
      progress(count)
      return ImportOutcome.Item(
        name: target.name, isNew: target.isNew, isRestored: target.isRestored, inserted: written.count,
        unchanged: imported.count - written.count, kept: written.kept)
    }
    let pauses = try apply(plan.pauses)
    let todos = try apply(plan.todos, categories: categories)
    return ImportOutcome(
      items: items, categories: categoryCount, pauses: pauses, todos: todos.count, keptTodos: todos.kept,
      settings: settings)
  }

  /// Marks check-ins of an import as removed or not, save those that another device has changed since.
  ///
  /// - Parameters:
  ///   - list: The check-ins.
  ///   - row: The key of the change, which names their habit.
  ///   - deleted: The mark, 0 or 1.
  ///   - time: The time of the stamp after which a change of another device counts.
  /// - Returns: How many were left.
  /// - Throws: `SQLiteError` if the store cannot be written.
  func mark(_ list: CheckInList, of row: RowKey, deleted: Value, unlessChangedAfter time: Int64) throws -> Int {
    let statement = try connection.prepare(
      """
      UPDATE check_in SET deleted = ?, stamp = ?, device = ?
      WHERE habit = ? AND day = ? AND id = ? AND (device = ?3 OR stamp <= ?)
      """)
    statement.bind(deleted, at: 1)
    statement.bind(self.time, at: 2)
    statement.bind(Stamp.ownDevice, at: 3)
    statement.bind(row.habit, at: 4)
    statement.bind(time, at: 7)
    var left = 0
    try list.forEach { day, id in
      statement.bind(day, at: 5)
      statement.bind(id, at: 6)
      try statement.run()
      left += 1 - connection.changes
    }
    try dropStandings(habit: row.habit)
    return left
  }

  private struct Target {
    let key: Int64
    let name: Name
    let start: Day
    let isNew: Bool
    let isRestored: Bool
  }

  /// The habit that check-ins are imported into: the one that is there, brought back, or a new one.
  private func target(for habit: Habit, taken: inout Set<String>) throws -> Target {
    let statement = try connection.prepare("SELECT key, name, start_day, deleted FROM habit WHERE id = ?")
    statement.bind(habit.id, at: 1)
    let key = try statement.step() ? statement.integer(0) : nil
    // An undone import leaves a habit without versions; nobody has seen more of it, so it is as good as new.
    guard let key, try !versions(.scheduleVersion, habit: key).isEmpty else {
      var habit = habit
      habit.name = habit.name.free(among: taken)
      taken.insert(habit.name.key)
      return Target(
        key: try insertRecord(habit, key: key), name: habit.name, start: habit.start, isNew: true, isRestored: false)
    }
    var name = try require(try? Name(statement.text(1)), in: "habit")
    let start = try day(statement.integer(2), in: "habit")
    let isDeleted = statement.integer(3) != 0
    if isDeleted {
      name = name.free(among: taken)
      taken.insert(name.key)
      try write(
        RowKey(.habit, habit: key, id: habit.id), Fields([("name", .text(name.text)), (Table.deleted, .integer(0))]))
    }
    return Target(key: key, name: name, start: start, isNew: false, isRestored: isDeleted)
  }

  /// Adds the check-ins that are not there, and brings back those that were removed.
  ///
  /// - Returns: How many were written, the earliest of them that is done, and the days on which what is there says
  ///   something else.
  private func insert(_ checkIns: [CheckIn], habit: Int64) throws -> (count: Int, earliest: Day?, kept: [Day]) {
    let statement = try connection.prepare(
      """
      INSERT INTO check_in (habit, day, id, kind, amount, deleted, note, instant, utc_offset, stamp, device)
      VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET deleted = 0, stamp = excluded.stamp, device = excluded.device WHERE deleted
      """)
    statement.bind(habit, at: 1)
    statement.bind(time, at: 9)
    statement.bind(Stamp.ownDevice, at: 10)
    var written = CheckInList()
    var count = 0
    var (first, firstDone): (Day?, Day?)
    var kept: Set<Day> = []
    for checkIn in checkIns {
      statement.bind(checkIn.day.ordinal, at: 2)
      statement.bind(checkIn.id, at: 3)
      statement.bind(checkIn.kind.code, at: 4)
      statement.bind(checkIn.amount?.thousandths, at: 5)
      statement.bind(checkIn.note, at: 6)
      statement.bind(checkIn.recorded?.instant, at: 7)
      statement.bind(checkIn.recorded?.secondsFromUTC, at: 8)
      try statement.run()
      guard connection.changes == 1 else {
        if try !says(checkIn, habit: habit) { kept.insert(checkIn.day) }
        continue
      }
      count += 1
      written.append(day: checkIn.day, id: checkIn.id)
      first = min(first ?? checkIn.day, checkIn.day)
      if checkIn.kind == .done { firstDone = min(firstDone ?? checkIn.day, checkIn.day) }
    }
    if !written.isEmpty {
      // One change stands for them all.
      try keep(
        Change(
          row: RowKey(.checkIn, habit: habit, id: .blob(written.bytes)), field: Table.deleted, before: .integer(1),
          after: .integer(0)))
      try dropStandings(habit: habit, from: first.map { Int64($0.ordinal) })
    }
    return (count, firstDone, kept.sorted())
  }
  /// Whether the check-in that is there says of its day what another does.
  private func says(_ checkIn: CheckIn, habit: Int64) throws -> Bool {
    let statement = try connection.prepare(
      "SELECT kind = ? AND amount IS ? AND note = ? FROM check_in WHERE habit = ? AND day = ? AND id = ?")
    statement.bind(checkIn.kind.code, at: 1)
    statement.bind(checkIn.amount?.thousandths, at: 2)
    statement.bind(checkIn.note, at: 3)
    statement.bind(habit, at: 4)
    statement.bind(checkIn.day.ordinal, at: 5)
    statement.bind(checkIn.id, at: 6)
    return try statement.step() && statement.integer(0) != 0
  }
}
