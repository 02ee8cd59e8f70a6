internal import HabitCore

/// A table with a row for each day and a column for each habit.
struct TableMatrix {
  private let table: TableFile
  private let today: Day
  private let date: Int
  private var dates: DateReading
  private var columns: [Int] = []
  private var drafts: [TableDraft] = []
  private var omissions: [ImportOmission] = []

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - date: The column of the dates.
  ///   - options: The day of the import, and the order of dates.
  /// - Throws: ``ImportError/otherKind(path:reason:)`` if its dates can be read in two ways.
  init(_ table: TableFile, date: Int, _ options: ImportOptions) throws(ImportError) {
    self.table = table
    self.date = date
    today = options.today
    dates = DateReading(options)
    let told = Set(table.header.told.values)
    var occurrences: [String: Int] = [:]
    for (index, name) in table.header.names.enumerated() where index != date && !told.contains(index) {
      let name = name.withoutFormulaGuard
      if name.isEmpty { continue }
      let occurrence = occurrences[name, default: 0]
      occurrences[name] = occurrence + 1
      columns.append(index)
      drafts.append(
        TableDraft(
          name: name, identity: [ImportFormat.csv.rawValue, name] + (occurrence == 0 ? [] : [String(occurrence)]),
          source: table.fileName, today: today))
    }
    var rows = table.rows
    while rows.advance() { try read(rows) }
  }

  private mutating func read(_ rows: borrowing DelimitedRows) throws(ImportError) {
    if let fault = rows.fault { return leaveOut(rows.line, fault.description) }
    guard rows.count <= table.header.names.count else {
      return leaveOut(rows.line, "it has \(rows.count) fields instead of \(table.header.names.count)")
    }
    guard let day = try dates.day(in: rows, column: date, of: table) else {
      return leaveOut(rows.line, dates.fault(of: rows.text(at: date) ?? ""))
    }
    for (index, column) in columns.enumerated() {
      let cell = rows.bytes(at: column).trimmed
      if cell.isEmpty || Self.isJudgement(cell) { continue }
      if let value = TableValue(cell) {
        drafts[index].add(value, on: day, line: rows.line, note: "")
      } else {
        drafts[index].leaveOut(rows.line, TableLog.noValue(cell))
      }
    }
  }

  /// Whether a cell is a word of our own export that tells what a day came to without anybody's recording it.
  private static func isJudgement(_ cell: TextBytes) -> Bool {
    guard let first = cell.first, !first.isDigit, let word = cell.text else { return false }
    return [DayState.rest, .missed, .pending].contains { $0.rawValue == word }
  }

  private mutating func leaveOut(_ line: Int, _ reason: String) {
    omissions.append(ImportOmission(place: "\(table.fileName):\(line)", reason: reason, isFault: true))
  }

  /// Makes the plan, and forgets the rows.
  ///
  /// - Returns: The plan.
  mutating func finish() -> ImportPlan {
    var categories = CategoryDrafts()
    var habits: [ImportedHabit] = []
    for index in drafts.indices {
      habits.append(drafts[index].finish(today: today, rule: .lastRowHolds, categories: &categories))
    }
    return ImportPlan(habits: habits, omissions: omissions)
  }
}
