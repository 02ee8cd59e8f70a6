internal import HabitCore

/// A habit of a table while its rows are being read.
struct TableDraft {
  private(set) var draft: HabitDraft
  private let source: String
  private var hasAmounts = false
  private var rowCount = 0
  private var emptyRows = 0
  private var category = OnceTold("category")
  private var unit = OnceTold("unit")
  private var description = OnceTold("description")

  /// Creates a draft.
  ///
  /// - Parameters:
  ///   - name: The name as the table has it.
  ///   - identity: What tells the habit from all others.
  ///   - source: The name of the file.
  ///   - today: The start, unless a row comes earlier.
  init(name: String, identity: [String], source: String, today: Day) {
    draft = HabitDraft(name: name, identity: identity, today: today)
    self.source = source
  }

  /// Adds what a row says about a day.
  ///
  /// - Parameters:
  ///   - value: What it says; `nil` if the row is about a day and says no more, which is done.
  ///   - amount: How much was done, from a column of its own; `nil` for what the value says.
  ///   - day: The day.
  ///   - line: The line of the row.
  ///   - note: The note; empty for none.
  ///   - hasUnit: Whether the row names a unit, so that its number is an amount even if it is 1.
  mutating func add(
    _ value: TableValue?, amount: Amount? = nil, on day: Day, line: Int, note: String, hasUnit: Bool = false
  ) {
    var kind = value?.kind ?? .done
    var told = amount ?? value?.amount
    if kind == .done, told == .zero { kind = .no }
    if kind != .done {
      if let told, told != .zero {
        leaveOut(line, "its amount \(told): nothing was done that day", isFault: false)
      }
      told = nil
    }
    if let told, told != .one || hasUnit { hasAmounts = true }
    rowCount += 1
    // A number of 1 is how tables say "done"; it becomes an amount if the habit turns out to have amounts.
    draft.add(SourcedEntry(row: line, day: day, kind: kind, amount: told == .one ? nil : told), note: note)
  }

  /// Counts a row that has no value.
  mutating func addEmptyRow() {
    emptyRows += 1
  }

  /// Lists a row that is left out.
  ///
  /// - Parameters:
  ///   - line: The line of the row.
  ///   - reason: Why it is left out, as half a sentence.
  ///   - isFault: Whether the file is at fault.
  mutating func leaveOut(_ line: Int, _ reason: String, isFault: Bool = true) {
    draft.leaveOut("\(source):\(line)", reason, isFault: isFault)
  }

  /// Takes what a row says about the habit itself.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - category: The column of the category.
  ///   - unit: The column of the unit.
  ///   - description: The column of the description.
  mutating func take(_ row: borrowing DelimitedRows, category: Int, unit: Int, description: Int) {
    self.category.take(row, category)
    self.unit.take(row, unit)
    self.description.take(row, description)
  }

  /// Makes the habit with its check-ins.
  ///
  /// - Parameters:
  ///   - today: The day of the import.
  ///   - rule: Which row holds, if several are about the same day.
  ///   - categories: The categories of the plan.
  /// - Returns: The habit as it goes into the plan.
  mutating func finish(
    today: Day, rule: HabitDraft.RepeatedDayRule, categories: inout CategoryDrafts
  ) -> ImportedHabit {
    draft.countsUnits = hasAmounts
    draft.habit.category = categories.id(of: category.text)
    draft.habit.note = description.text
    draft.remarks += [category.remark, unit.remark, description.remark].compactMap(\.self)
    if hasAmounts {
      draft.remarks.append("the file does not tell its goal: any amount counts; set one with 'habit edit'")
    }
    if !unit.text.isEmpty {
      draft.habit.note += (draft.habit.note.isEmpty ? "" : "\n") + "unit: \(unit.text)"
      draft.remarks.append("its unit, \(unit.text), is kept in its note, since a unit belongs to a goal")
    }
    if emptyRows > 0 {
      draft.omissions.append(
        ImportOmission(place: source, reason: "rows without a value", count: emptyRows, isFault: false))
    }
    let source = source
    let omissions = draft.omissions.count
    var imported = draft.finish(today: today, rule: rule) { "\(source):\($0)" }
    let added = rowCount - imported.count - (imported.omissions.count - omissions)
    if added > 0 {
      imported.remarks.append(
        "\(added) row\(added == 1 ? " is" : "s are") about a day that another row tells of: what they say adds up")
    }
    return imported
  }
}

/// Something that every row of a habit says again, and that the first to say it decides.
private struct OnceTold {
  private let word: String
  private var first: TextBytes = []
  private(set) var text = ""
  private var hasOthers = false

  init(_ word: String) {
    self.word = word
  }

  mutating func take(_ row: borrowing DelimitedRows, _ column: Int) {
    let cell = row.bytes(at: column)
    if cell.isEmpty || cell.count == first.count && cell.elementsEqual(first) { return }
    if first.isEmpty {
      first = cell
      text = row.text(at: column)?.withoutFormulaGuard ?? ""
    } else {
      hasOthers = true
    }
  }

  var remark: String? {
    hasOthers ? "its rows do not agree about its \(word); the first, '\(text.onOneLine)', holds" : nil
  }
}
