internal import HabitCore

/// Writes tables for spreadsheets.
struct TableWriter {
  private let contents: StoreContents
  private let options: ExportOptions

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - contents: What is exported.
  ///   - options: Today, and on which weekday weeks start.
  init(_ contents: StoreContents, _ options: ExportOptions) {
    self.contents = contents
    self.options = options
  }

  /// A table.
  ///
  /// - Parameter table: What its rows are.
  /// - Returns: The table as UTF-8, its first row the names of the columns.
  /// - Throws: What reading the check-ins throws.
  func bytes(of table: ExportTable) throws -> [UInt8] {
    switch table {
    case .checkIns: try checkIns()
    case .habits: try habits()
    case .days: try days()
    }
  }

  private func checkIns() throws -> [UInt8] {
    var table = TableText()
    table.row(["date", "habit", "category", "kind", "amount", "unit", "note", "recorded"])
    for habit in contents.habits {
      for checkIn in try contents.checkIns(of: habit) {
        let unit = checkIn.amount == nil ? "" : habit.goals.value(on: checkIn.day).unit
        table.row([
          .value(checkIn.day), .text(habit.name.text), category(of: habit), .value(checkIn.kind.rawValue),
          .value(checkIn.amount), .text(unit), .text(checkIn.note), .value(checkIn.recorded),
        ])
      }
    }
    return table.bytes
  }

  private func habits() throws -> [UInt8] {
    var table = TableText()
    table.row(
      [
        "habit", "icon", "color", "category", "schedule", "time", "start", "end", "archived", "streak", "best streak",
        "streak unit", "strength", "note",
      ])
    for habit in contents.habits {
      let day = max(options.today, habit.start)
      let rule = habit.schedules.value(on: day).words(with: habit.goals.value(on: day), weekStart: options.weekStart)
      let history = try contents.history(of: habit, options)
      let streak = history.streak
      table.row([
        .text(habit.name.text), .text(habit.icon), .value(habit.color), category(of: habit), .text(rule),
        .value(habit.targetTime), .value(habit.start), .value(habit.end), .value(habit.archived),
        .value(streak.current), .value(streak.best), .value(streak.unit.rawValue),
        .value(Amount(rounding: history.strength)), .text(habit.note),
      ])
    }
    return table.bytes
  }

  private func days() throws -> [UInt8] {
    var table = TableText()
    table.row([.value("date")] + contents.habits.map { .text($0.name.text) })
    let histories = try contents.habits.map { try contents.history(of: $0, options) }
    let judged = histories.compactMap { history in history.days.first.map { $0.day...max($0.day, options.today) } }
    guard let first = judged.map(\.lowerBound).min() else { return table.bytes }
    let all = first...max(first, options.today)
    guard let range = contents.range.map(all.intersection) ?? all else { return table.bytes }
    for day in range {
      let states = histories.map { $0[day].state }
      table.row([.value(day)] + states.map { .value($0 == .none ? "" : $0.rawValue) })
    }
    return table.bytes
  }

  private func category(of habit: Habit) -> TableText.Cell {
    .text(contents.category(habit.category)?.name.text ?? "")
  }
}
