public import HabitCore
internal import SQLite

extension Snapshot {
  /// Looks for what should not be in the store.
  ///
  /// - Parameter today: Today; nothing can have been done after it.
  /// - Returns: What was found; none if all is well.
  /// - Throws: ``StoreError`` out of ``Store/read(_:)`` if the store cannot be read at all.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  public func examine(today: Day) throws -> [StoreFinding] {
    let faults = try connection.faults()
    guard faults.isEmpty else { return faults.prefix(5).map { .damaged(detail: $0) } }
    var findings = try orphans() + lackingBeginnings()
    findings += try sameNames(.habit) + sameNames(.category) + lateStarts() + timesWithoutDay() + sameNumbers()
    findings += try badOrder(.habit) + badOrder(.category) + badOrder(.todo) + futures(after: today)
    findings += try impossibleValues()
    // What cannot be understood row by row is told once for each table.
    findings += meanings().compactMap { read in
      do {
        try read()
        return nil
      } catch {
        return .meaningless(detail: (error as? StoreError)?.detail ?? "\(error)")
      }
    }
    let conflicting = (try? habits().filter { $0.conflict != nil }) ?? []
    return findings + conflicting.map { .conflict(habit: $0.name.text) }
  }

  /// Reads everything, a table at a time.
  private func meanings() -> [() throws -> Void] {
    [
      { _ = try self.categories() }, { _ = try self.pauses() }, { _ = try self.todos() },
      {
        // A habit without a beginning is told already.
        guard try self.lackingBeginnings().isEmpty else { return }
        for habit in try self.habits() { _ = try self.checkIns(of: habit.id) }
      },
    ]
  }

  // MARK: - Single checks

  /// Values that are read without an error, and that no command writes.
  private func impossibleValues() throws -> [StoreFinding] {
    let checks = [
      (
        "check_in WHERE NOT deleted AND (amount < 0 OR amount > \(Amount.greatest.thousandths))", "amounts of check-ins"
      ),
      ("schedule_version WHERE NOT deleted AND weekdays NOT BETWEEN 0 AND 127", "weekdays of schedules"),
      ("habit WHERE NOT deleted AND color NOT BETWEEN 0 AND 16777215", "colours of habits"),
      ("category WHERE NOT deleted AND color NOT BETWEEN 0 AND 16777215", "colours of categories"),
    ]
    let settings = try settings()
    return try checks.compactMap { sql, what in
      let count = try count(sql)
      return count > 0 ? .meaningless(detail: "\(count) \(what)") : nil
    }
      + Setting.all.compactMap { setting in
        guard let text = settings.values[setting.name], !setting.takes(text) else { return nil }
        return .meaningless(detail: "the setting \(setting.name.rawValue)")
      }
  }

  private func orphans() throws -> [StoreFinding] {
    let statement = try connection.prepare(
      "SELECT \"table\", count(*) FROM pragma_foreign_key_check GROUP BY \"table\" ORDER BY \"table\"")
    var findings: [StoreFinding] = []
    while try statement.step() {
      findings.append(.orphan(table: statement.text(0), count: Int(statement.integer(1))))
    }
    return findings
  }

  private func names(_ sql: String) throws -> [String] {
    let statement = try connection.prepare(sql)
    var names: [String] = []
    while try statement.step() { names.append(statement.text(0)) }
    return names
  }

  private func count(_ sql: String) throws -> Int {
    let statement = try connection.prepare("SELECT count(*) FROM \(sql)")
    return try statement.step() ? Int(statement.integer(0)) : 0
  }

  private func lackingBeginnings() throws -> [StoreFinding] {
    try names(
      """
      SELECT name FROM habit WHERE NOT deleted AND NOT (
        EXISTS (SELECT 1 FROM schedule_version WHERE habit = habit.key AND from_day IS NULL AND NOT deleted)
        AND EXISTS (SELECT 1 FROM goal_version WHERE habit = habit.key AND from_day IS NULL AND NOT deleted))
      ORDER BY position, id
      """
    ).map { .noBeginning(habit: $0) }
  }

  private func sameNames(_ kind: StoreFinding.Kind) throws -> [StoreFinding] {
    // SQLite knows too little of letters to compare names as people do.
    let all = try names("SELECT name FROM \(kind.rawValue) WHERE NOT deleted ORDER BY position, id")
    return Dictionary(grouping: all, by: Name.key).values.filter { $0.count > 1 }
      .map { .sameName(kind: kind, name: $0[0]) }
  }

  private func lateStarts() throws -> [StoreFinding] {
    try names(
      """
      SELECT name FROM habit WHERE NOT deleted AND (start_day > end_day OR EXISTS (
        SELECT 1 FROM check_in WHERE habit = habit.key AND day < start_day AND kind = 1 AND NOT deleted))
      ORDER BY position, id
      """
    ).map { .lateStart(habit: $0) }
  }

  private func timesWithoutDay() throws -> [StoreFinding] {
    let count = try count("todo WHERE NOT deleted AND due_day IS NULL AND due_time NOT NULL")
    return count > 0 ? [.timeWithoutDay(count: count)] : []
  }

  private func sameNumbers() throws -> [StoreFinding] {
    let count = try count("(SELECT 1 FROM todo WHERE NOT deleted GROUP BY number HAVING count(*) > 1)")
    return count > 0 ? [.sameNumber(count: count)] : []
  }

  private func badOrder(_ kind: StoreFinding.Kind) throws -> [StoreFinding] {
    let table = kind.rawValue
    let same = try count("(SELECT 1 FROM \(table) WHERE NOT deleted GROUP BY position HAVING count(*) > 1)")
    let faulty = try names("SELECT position FROM \(table) WHERE NOT deleted").count { FractionalKey($0) == nil }
    return same + faulty > 0 ? [.badOrder(kind: kind, count: same + faulty)] : []
  }

  private func futures(after today: Day) throws -> [StoreFinding] {
    let statement = try connection.prepare(
      """
      SELECT name, count(*) FROM check_in JOIN habit ON habit.key = check_in.habit
      WHERE NOT check_in.deleted AND NOT habit.deleted AND check_in.day > ? AND kind <> 2 GROUP BY habit.key
      ORDER BY position, habit.id
      """)
    statement.bind(today.ordinal, at: 1)
    var findings: [StoreFinding] = []
    while try statement.step() {
      findings.append(.future(habit: statement.text(0), count: Int(statement.integer(1))))
    }
    return findings
  }
}
