internal import HabitCore

/// A habit of Loop while its rows are being read.
struct LoopDraft {
  private var draft: HabitDraft
  private let isNumeric: Bool
  private let place: @Sendable (Int) -> String
  private var filledIn = 0

  /// Creates a draft.
  ///
  /// - Parameters:
  ///   - habit: The habit as the file describes it; one of an unknown kind is taken for yes/no.
  ///   - identity: What tells it from all others of Loop.
  ///   - today: The start, unless an entry comes earlier.
  ///   - place: Where a row stands, from its number.
  init(_ habit: LoopHabit, identity: [String], today: Day, place: @escaping @Sendable (Int) -> String) {
    draft = HabitDraft(name: habit.name, identity: ["loop"] + identity, today: today)
    let kind = habit.kind ?? .yesNo
    isNumeric = kind.isNumeric
    self.place = place
    let rhythm = LoopRhythm(habit.frequency, kind: kind)
    draft.habit.schedules = Timeline(rhythm.schedule)
    draft.habit.goals = Timeline(rhythm.goal)
    draft.remarks += [rhythm.remark].compactMap(\.self)
    draft.habit.color = habit.color
    draft.habit.note = [habit.question, habit.description].map(\.trimmed).filter { !$0.isEmpty }.joined(separator: "\n")
    draft.isArchived = habit.isArchived
    take(habit.reminder)
  }

  /// Takes a row.
  ///
  /// - Parameter row: The row.
  mutating func add(_ row: LoopRow) {
    switch row.value.meaning(isNumeric: isNumeric) {
    case nil:
      leaveOut(row.number, "a \(isNumeric ? "numeric" : "yes/no") habit has no value \(row.value.code)")
    case .entry(let kind, let amount):
      draft.add(
        SourcedEntry(row: row.number, day: row.day, kind: kind, amount: amount), note: row.note.trimmed)
    case .nothing where !row.note.isEmpty:
      leaveOut(row.number, "nothing is recorded for \(row.day) but the note '\(row.note.onOneLine)'", isFault: false)
    case .nothing:
      break
    case .filledIn where !row.note.isEmpty:
      leaveOut(row.number, "Loop filled \(row.day) in by itself; its note is '\(row.note.onOneLine)'", isFault: false)
    case .filledIn:
      filledIn += 1
    }
  }

  /// Lists a row that is left out.
  ///
  /// - Parameters:
  ///   - number: The number of the row.
  ///   - reason: Why it is left out, as half a sentence.
  ///   - isFault: Whether the file is at fault.
  mutating func leaveOut(_ number: Int, _ reason: String, isFault: Bool = true) {
    draft.leaveOut(place(number), reason, isFault: isFault)
  }

  /// Adds a remark for the receipt.
  ///
  /// - Parameter remark: One sentence.
  mutating func remark(_ remark: String) {
    draft.remarks.append(remark)
  }

  /// Makes the habit with its check-ins, and forgets the rows that they were made of.
  ///
  /// - Parameters:
  ///   - today: The day of the import.
  ///   - source: The name of the file or table whose rows were read.
  /// - Returns: The habit as it goes into the plan.
  mutating func finish(today: Day, source: String) -> ImportedHabit {
    if filledIn > 0 {
      draft.omissions.append(
        ImportOmission(
          place: source, reason: "days that Loop filled in by itself: nobody recorded them", count: filledIn,
          isFault: false))
    }
    return draft.finish(today: today, rule: .firstRowHolds, place: place)
  }

  private mutating func take(_ reminder: LoopHabit.Reminder) {
    switch reminder {
    case .notTold:
      break
    case .off:
      draft.habit.reminds = false
    case .faulty:
      draft.habit.reminds = false
      draft.remarks.append("its reminder has no valid time and was left out")
    case .on(let time, let weekdays):
      draft.habit.reminds = false
      draft.remind(at: time, on: weekdays, as: "Loop")
    }
  }
}
