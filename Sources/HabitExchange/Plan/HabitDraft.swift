internal import HabitCore

/// A habit of a plan while its rows are being read.
///
/// What holds for every tracker is decided here: names that are no names, days that are told twice, lie ahead or lie
/// after the end, the start, and the identifiers.
struct HabitDraft {
  /// Which row holds, if several are about the same day.
  enum RepeatedDayRule: Hashable {
    case firstRowHolds, lastRowHolds
    /// The amounts add up, in a unit of which so many make one of ours.
    case rowsAddUp(inUnitsOf: Int = 1)
  }

  /// The habit; its start is set when it is finished.
  var habit: Habit
  /// Whether the tracker keeps it in its archive, without saying since when.
  var isArchived = false
  /// Whether a done entry without an amount stands for an amount of 1, as it does among others that have amounts.
  var countsUnits = false
  /// The day on which the tracker archived it, if the file says so.
  var archivedOn: Day?
  private var entries: [SourcedEntry] = []
  /// The notes by the number of their row: most rows have none.
  private var notes: [Int: String] = [:]
  /// The moments of recording by the number of their row: few trackers tell them.
  private var moments: [Int: Moment] = [:]
  /// What the habit became, and what could not be said: one sentence each.
  var remarks: [String] = []
  private var hasNulls = false
  /// The rows that were left out, and why.
  var omissions: [ImportOmission] = []

  /// Creates a draft.
  ///
  /// - Parameters:
  ///   - name: The name as the tracker has it.
  ///   - identity: What tells the habit from all others.
  ///   - today: The start, unless an entry or the end comes earlier.
  init(name: String, identity: [String], today: Day) {
    let (name, remark) = Name.nearest(to: name, else: "Unnamed habit")
    habit = Habit(id: DerivedIdentifier.habit(identity), name: name, start: today)
    remarks = [remark].compactMap(\.self)
  }

  /// Adds what a row says.
  ///
  /// - Parameters:
  ///   - entry: What it says about its day.
  ///   - note: The note; empty for none.
  ///   - recorded: When it was recorded; `nil` if the row does not tell.
  mutating func add(_ entry: SourcedEntry, note: String, recorded: Moment? = nil) {
    entries.append(entry)
    if !note.isEmpty { notes[entry.row] = withoutNulls(note.withPlainLineEnds) }
    if let recorded { moments[entry.row] = recorded }
  }

  /// Lists a row that is left out.
  ///
  /// - Parameters:
  ///   - place: Where it stands.
  ///   - reason: Why it is left out, as half a sentence.
  ///   - isFault: Whether the file is at fault.
  mutating func leaveOut(_ place: String, _ reason: String, isFault: Bool = true) {
    omissions.append(ImportOmission(place: place, reason: reason, isFault: isFault))
  }
}

// MARK: - Finishing

extension HabitDraft {
  /// Makes the habit with its entries, earliest first, and forgets the rows that they were made of.
  ///
  /// - Parameters:
  ///   - today: The day of the import.
  ///   - rule: Which row holds, if several are about the same day.
  ///   - place: Where a row stands, from its number.
  /// - Returns: The habit as it goes into the plan.
  /// - Complexity: O(*n* log *n*), where *n* is the number of entries; O(*n*) if they are in order.
  mutating func finish(today: Day, rule: RepeatedDayRule, place: (Int) -> String) -> ImportedHabit {
    if countsUnits { countUnits() }
    habit.note = withoutNulls(habit.note.withPlainLineEnds)
    if hasNulls { remarks.append("its notes held NUL characters, which were taken out") }
    keepOneEntryADay(rule, place: place)
    if case .rowsAddUp(let count) = rule, count > 1 { entries = entries.map { $0.divided(by: count) } }
    leaveOutWhatCannotBe(today: today, place: place)
    if let first = entries.first?.day { habit.start = min(first, habit.start) }
    if let end = habit.end { habit.start = min(end, habit.start) }
    if let archivedOn {
      // What was still recorded on the day counts.
      habit.archived = max(archivedOn, entries.last.map { $0.day + 1 } ?? archivedOn)
    } else if isArchived {
      archive()
    }
    var imported = ImportedEntries(capacity: entries.count)
    for entry in entries {
      imported.append(
        day: entry.day, kind: entry.kind, amount: entry.amount, note: notes[entry.row] ?? "",
        recorded: moments[entry.row])
    }
    entries = []
    notes = [:]
    moments = [:]
    return ImportedHabit(habit: habit, entries: imported, remarks: remarks, omissions: omissions)
  }

  /// A text without the character that ends texts in C, and that other programs do not read beyond.
  private mutating func withoutNulls(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    hasNulls = true
    return text.removingNulls
  }

  private mutating func countUnits() {
    for (index, entry) in entries.enumerated() where entry.kind == .done && entry.amount == nil {
      entries[index] = SourcedEntry(row: entry.row, day: entry.day, kind: .done, amount: .one)
    }
  }

  private mutating func keepOneEntryADay(_ rule: RepeatedDayRule, place: (Int) -> String) {
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.day < $1.day }
    guard !isSorted else { return }
    entries.sort { ($0.day, $0.row) < ($1.day, $1.row) }
    var kept: [SourcedEntry] = []
    kept.reserveCapacity(entries.count)
    for entry in entries {
      guard let last = kept.last, last.day == entry.day else {
        kept.append(entry)
        continue
      }
      switch rule {
      case .firstRowHolds:
        leaveOut(place(entry.row), "\(entry.day) is told before, in \(place(last.row)), which holds")
      case .lastRowHolds:
        leaveOut(place(last.row), "\(entry.day) is told again, in \(place(entry.row)), which holds", isFault: false)
        kept[kept.endIndex - 1] = entry
      case .rowsAddUp:
        kept[kept.endIndex - 1] = last.adding(entry)
        joinNotes(of: entry.row, to: last.row)
        keepEarlierMoment(of: entry.row, for: last.row)
      }
    }
    entries = kept
  }

  private mutating func joinNotes(of row: Int, to first: Int) {
    guard let note = notes.removeValue(forKey: row) else { return }
    notes[first] = notes[first].map { "\($0)\n\(note)" } ?? note
  }

  private mutating func keepEarlierMoment(of row: Int, for first: Int) {
    guard let moment = moments.removeValue(forKey: row) else { return }
    if let other = moments[first], other.instant <= moment.instant { return }
    moments[first] = moment
  }

  private mutating func leaveOutWhatCannotBe(today: Day, place: (Int) -> String) {
    let end = habit.end ?? .last
    guard let last = entries.last, last.day > min(end, today) else { return }
    var kept: [SourcedEntry] = []
    for entry in entries {
      if entry.day > end {
        leaveOut(place(entry.row), "\(entry.day) lies after the end of the habit, \(end)", isFault: false)
      } else if entry.day > today, entry.kind != .skip {
        leaveOut(place(entry.row), "\(entry.day) lies in the future; import again when it has come", isFault: false)
      } else {
        kept.append(entry)
      }
    }
    entries = kept
  }

  private mutating func archive() {
    let day = entries.last.map { $0.day + 1 } ?? habit.start
    habit.archived = day
    remarks.append(
      "the file does not say when it was archived; it is archived from \(day) on, "
        + (entries.isEmpty ? "its first day" : "the day after its last check-in"))
  }
}
