internal import HabitCore

/// A table with a row for each day of each habit.
struct TableLog {
  /// What is special in the table of a tracker.
  struct Dialect {
    /// The tracker.
    let format: ImportFormat
    /// The number that stands for no entry; empty if there is none.
    var missing: StaticString = ""
    /// Which row holds, if several are about the same day.
    var repeatedDays = HabitDraft.RepeatedDayRule.rowsAddUp()
  }

  private let dialect: Dialect
  private let table: TableFile
  private let today: Day
  private let date: Int
  private var dates: DateReading
  private var drafts: [TableDraft] = []
  private var indices: [String: Int] = [:]
  private var lastName: TextBytes = []
  private var lastIndex: Int?
  private var omissions: [ImportOmission] = []

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - date: The column of the dates.
  ///   - options: The day of the import, and the order of dates.
  ///   - dialect: What is special in it.
  /// - Throws: ``ImportError/otherKind(path:reason:)`` if its dates can be read in two ways.
  init(_ table: TableFile, date: Int, _ options: ImportOptions, dialect: Dialect) throws(ImportError) {
    self.table = table
    self.dialect = dialect
    self.date = date
    today = options.today
    dates = DateReading(options)
    let columns = Columns(table.header)
    var rows = table.rows
    while rows.advance() { try read(rows, columns) }
  }

  /// The columns of a row, looked up once.
  private struct Columns {
    let habit, kind, value, unit, note, category, description: Int

    init(_ header: TableHeader) {
      habit = header[.habit] ?? .max
      kind = header[.kind] ?? .max
      value = header[.value] ?? .max
      unit = header[.unit] ?? .max
      note = header[.note] ?? .max
      category = header[.category] ?? .max
      description = header[.description] ?? .max
    }

    var haveValues: Bool { kind != .max || value != .max }
  }
}

// MARK: - Rows

extension TableLog {
  private mutating func read(_ rows: borrowing DelimitedRows, _ columns: Columns) throws(ImportError) {
    if let fault = rows.fault { return leaveOut(rows.line, fault.description) }
    guard rows.count <= table.header.names.count else {
      return leaveOut(rows.line, "it has \(rows.count) fields instead of \(table.header.names.count)")
    }
    guard let index = index(ofHabitIn: rows, columns.habit) else {
      return leaveOut(rows.line, rows.text(at: columns.habit) == nil ? "it is not UTF-8" : "it names no habit")
    }
    drafts[index].take(
      rows, category: columns.category, unit: columns.unit, description: columns.description)
    guard let note = rows.text(at: columns.note) else { return drafts[index].leaveOut(rows.line, "it is not UTF-8") }
    guard let day = try dates.day(in: rows, column: date, of: table) else {
      return drafts[index].leaveOut(rows.line, dates.fault(of: rows.text(at: date) ?? ""))
    }
    add(rows, columns, on: day, note: note.withoutFormulaGuard, to: index)
  }

  private mutating func add(
    _ rows: borrowing DelimitedRows, _ columns: Columns, on day: Day, note: String, to index: Int
  ) {
    let kindCell = rows.bytes(at: columns.kind).trimmed
    let valueCell = rows.bytes(at: columns.value).trimmed
    let isMissing = !valueCell.isEmpty && valueCell.elementsEqual(dialect.missing.bytes)
    if isMissing || kindCell.isEmpty && valueCell.isEmpty && columns.haveValues {
      if note.isEmpty { return drafts[index].addEmptyRow() }
      return drafts[index].leaveOut(
        rows.line, "nothing is recorded for \(day) but the note '\(note.onOneLine)'", isFault: false)
    }
    var value: TableValue?
    var amount: Amount?
    if !kindCell.isEmpty {
      value = TableValue(kindCell)
      if value == nil { return drafts[index].leaveOut(rows.line, Self.noValue(kindCell)) }
      amount = valueCell.isEmpty ? nil : Amount(decimal: valueCell)
      if amount == nil, !valueCell.isEmpty { return drafts[index].leaveOut(rows.line, Self.noValue(valueCell)) }
    } else if !valueCell.isEmpty {
      value = TableValue(valueCell)
      if value == nil { return drafts[index].leaveOut(rows.line, Self.noValue(valueCell)) }
    }
    drafts[index].add(
      value, amount: amount, on: day, line: rows.line, note: note,
      hasUnit: !rows.bytes(at: columns.unit).trimmed.isEmpty)
  }

  /// Why a cell is no value, as half a sentence.
  static func noValue(_ cell: TextBytes) -> String {
    "'\((cell.text ?? "?").onOneLine)' is no value; write a number, or a word such as yes, no or skip"
  }

  /// Finds the habit of a row, or makes it.
  private mutating func index(ofHabitIn rows: borrowing DelimitedRows, _ column: Int) -> Int? {
    let name = rows.bytes(at: column)
    // Rows of one habit mostly follow each other.
    if let lastIndex, name.count == lastName.count, name.elementsEqual(lastName) { return lastIndex }
    guard let text = column == .max ? table.name : rows.text(at: column) else { return nil }
    guard let index = index(of: text.withoutFormulaGuard.trimmed) else { return nil }
    (lastName, lastIndex) = (name, index)
    return index
  }

  private mutating func index(of name: String) -> Int? {
    if name.isEmpty { return nil }
    if let index = indices[name] { return index }
    indices[name] = drafts.count
    drafts.append(
      TableDraft(name: name, identity: [dialect.format.rawValue, name], source: table.fileName, today: today))
    return drafts.count - 1
  }

  private mutating func leaveOut(_ line: Int, _ reason: String) {
    omissions.append(ImportOmission(place: "\(table.fileName):\(line)", reason: reason, isFault: true))
  }
}

// MARK: - Finishing

extension TableLog {
  /// Makes the plan, and forgets the rows.
  ///
  /// - Returns: The plan.
  mutating func finish() -> ImportPlan {
    var categories = CategoryDrafts()
    var habits: [ImportedHabit] = []
    for index in drafts.indices {
      habits.append(drafts[index].finish(today: today, rule: dialect.repeatedDays, categories: &categories))
    }
    return ImportPlan(categories: categories.categories, habits: habits, omissions: omissions)
  }
}

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension DateReading {
  /// The day of a row of a table; the order of the dates is found out once it is needed.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - column: The column of the dates.
  ///   - table: The table.
  /// - Returns: The day; `nil` if the cell is no date.
  /// - Throws: ``ImportError/otherKind(path:reason:)`` if the dates can be read in two ways.
  mutating func day(
    in row: borrowing DelimitedRows, column: Int, of table: borrowing TableFile
  ) throws(ImportError) -> Day? {
    let cell = row.bytes(at: column).trimmed
    var reading = read(cell)
    if reading == .undecided {
      try settle(by: ColumnCells(table.rows, column: column), of: table.path)
      reading = read(cell)
    }
    if case .day(let day) = reading { return day }
    return nil
  }
}
