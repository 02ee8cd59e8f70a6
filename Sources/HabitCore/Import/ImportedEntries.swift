public import FoundationEssentials

/// What another tracker's file says about the days of one habit, kept small until it is written.
///
/// An import of a long history holds hundreds of thousands of entries at once. An entry takes 16 bytes here, besides its
/// note and moment, where a check-in takes 96; its id can be derived.
public struct ImportedEntries: Sendable, Hashable {
  private struct Entry: Hashable {
    let amount: Amount?
    let kind: CheckIn.Kind
    let ordinal: Int32
  }

  private var entries: [Entry] = []
  private var notes: [Int: String] = [:]
  private var moments: [Int: Moment] = [:]

  /// Creates no entries, with room for some.
  ///
  /// - Parameter capacity: The number of entries that will be added.
  public init(capacity: Int = 0) {
    entries.reserveCapacity(capacity)
  }

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - day: The day, within the years 1 to 9999 and not among those that were added before.
  ///   - kind: What the file says about the day.
  ///   - amount: How much was done; `nil` counts for one unit.
  ///   - note: The note; empty for none.
  ///   - recorded: When it was recorded; `nil` if the file does not tell.
  public mutating func append(
    day: Day, kind: CheckIn.Kind, amount: Amount?, note: String, recorded: Moment? = nil
  ) {
    if !note.isEmpty { notes[entries.count] = note }
    if let recorded { moments[entries.count] = recorded }
    entries.append(Entry(amount: amount, kind: kind, ordinal: Int32(day.ordinal)))
  }

  /// The number of entries.
  public var count: Int { entries.count }

  /// The number of entries of a kind.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public func count(of kind: CheckIn.Kind) -> Int { entries.count { $0.kind == kind } }

  /// The check-ins that the entries become, with ids that are derived from the habit and the day.
  ///
  /// - Parameter habit: The habit.
  /// - Returns: The check-ins in the order in which the entries were added.
  public func checkIns(of habit: UUID) -> [CheckIn] {
    entries.enumerated().map { index, entry in
      let day = Day(ordinal: Int(entry.ordinal))
      return CheckIn(
        id: DerivedIdentifier.checkIn(habit: habit, day: day), habit: habit, day: day, kind: entry.kind,
        amount: entry.amount, note: notes[index] ?? "", recorded: moments[index])
    }
  }
}
