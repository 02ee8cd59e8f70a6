internal import HabitCore
internal import SQLite

/// The habits of a database while the table of their entries is being read.
struct DatabaseDrafts {
  private let table: String
  private var drafts: [HabitDraft] = []
  private var indices: [Int64: Int] = [:]
  private var strangers: [Int64: Int] = [:]
  private var omissions: [ImportOmission] = []

  /// Creates no habits.
  ///
  /// - Parameter table: The name of the table that holds the entries.
  init(table: String) {
    self.table = table
  }

  /// Adds a habit.
  ///
  /// - Parameters:
  ///   - draft: The habit.
  ///   - id: The number by which the rows name it.
  mutating func add(_ draft: HabitDraft, id: Int64) {
    indices[id] = drafts.count
    drafts.append(draft)
  }

  /// Changes a habit.
  ///
  /// - Parameters:
  ///   - id: Its number; nothing happens if there is no such habit.
  ///   - change: What to change.
  mutating func change(id: Int64, _ change: (inout HabitDraft) -> Void) {
    guard let index = indices[id] else { return }
    change(&drafts[index])
  }

  /// The habit at an index, as far as it is known.
  func habit(at index: Int) -> Habit { drafts[index].habit }

  /// Which habit a row is about; a row of none is listed as left out.
  ///
  /// - Parameters:
  ///   - id: What the row names it by.
  ///   - row: The number of the row.
  /// - Returns: The index of the habit; `nil` if there is none.
  mutating func index(of id: Value, row: Int) -> Int? {
    guard case .integer(let id) = id else {
      omissions.append(ImportOmission(place: Self.place(row, in: table), reason: "it names no habit", isFault: true))
      return nil
    }
    guard let index = indices[id] else {
      strangers[id, default: 0] += 1
      return nil
    }
    return index
  }

  /// Where a row stands.
  private static func place(_ row: Int, in table: String) -> String { "\(table) id \(row)" }
}

// MARK: - Rows

extension DatabaseDrafts {
  /// Adds what a row says.
  ///
  /// - Parameters:
  ///   - entry: What it says about its day.
  ///   - note: The note; empty for none.
  ///   - recorded: When it was recorded; `nil` if the row does not tell.
  ///   - index: The index of the habit.
  mutating func add(_ entry: SourcedEntry, note: String = "", recorded: Moment? = nil, to index: Int) {
    drafts[index].add(entry, note: note, recorded: recorded)
  }

  /// Lists a row that is left out.
  ///
  /// - Parameters:
  ///   - row: The number of the row.
  ///   - index: The index of the habit.
  ///   - reason: Why it is left out, as half a sentence.
  ///   - isFault: Whether the file is at fault.
  mutating func leaveOut(_ row: Int, of index: Int, _ reason: String, isFault: Bool = true) {
    drafts[index].leaveOut(Self.place(row, in: table), reason, isFault: isFault)
  }

  /// Adds a remark to a habit, unless it has it.
  ///
  /// - Parameters:
  ///   - remark: One sentence.
  ///   - index: The index of the habit.
  mutating func remarkOnce(_ remark: String, on index: Int) {
    if !drafts[index].remarks.contains(remark) { drafts[index].remarks.append(remark) }
  }

  /// Makes the plan of what was read, and forgets the rows that it was made of.
  ///
  /// - Parameters:
  ///   - today: The day of the import.
  ///   - rule: Which row holds, if several are about the same day.
  ///   - reason: What is to be said of a habit that rows name and that is not there, and whether the file is at fault.
  /// - Returns: The plan.
  mutating func finish(
    today: Day, rule: HabitDraft.RepeatedDayRule,
    strangers reason: (words: String, isFault: Bool) = ("which the file does not have", true)
  ) -> ImportPlan {
    for (id, count) in strangers.sorted(by: { $0.key < $1.key }) {
      omissions.append(
        ImportOmission(
          place: table, reason: "rows of a habit with id \(id), \(reason.words)", count: count, isFault: reason.isFault)
      )
    }
    let table = table
    var habits: [ImportedHabit] = []
    for index in drafts.indices {
      habits.append(drafts[index].finish(today: today, rule: rule) { Self.place($0, in: table) })
    }
    return ImportPlan(habits: habits, omissions: omissions)
  }
}
