/// A habit with its check-ins as another tracker's file told them.
public struct ImportedHabit: Sendable, Hashable {
  /// The habit, whose id is derived from the file, so that reading the file again gives the same id.
  public var habit: Habit
  /// What the habit became, and what could not be said in our terms: one sentence each.
  public var remarks: [String]
  /// The rows that were left out, and why.
  public var omissions: [ImportOmission]
  private var content: Content

  /// Where the check-ins are: an entry takes a sixth of a check-in, and all that it lacks can be derived.
  private enum Content: Hashable {
    case entries(ImportedEntries)
    case checkIns([CheckIn])
  }

  /// Creates an imported habit from entries, each of which becomes a check-in with an id that is derived from the habit
  /// and the day.
  ///
  /// - Parameters:
  ///   - habit: The habit, with a derived id.
  ///   - entries: The entries, each on another day.
  ///   - remarks: What the habit became: one sentence each.
  ///   - omissions: The rows that were left out, and why.
  public init(habit: Habit, entries: ImportedEntries, remarks: [String] = [], omissions: [ImportOmission] = []) {
    self.habit = habit
    self.content = .entries(entries)
    self.remarks = remarks
    self.omissions = omissions
  }

  /// Creates an imported habit from check-ins that have ids.
  ///
  /// - Parameters:
  ///   - habit: The habit, with a derived id.
  ///   - checkIns: The check-ins, with derived ids.
  ///   - remarks: What the habit became: one sentence each.
  ///   - omissions: The rows that were left out, and why.
  public init(habit: Habit, checkIns: [CheckIn], remarks: [String] = [], omissions: [ImportOmission] = []) {
    self.habit = habit
    self.content = .checkIns(checkIns)
    self.remarks = remarks
    self.omissions = omissions
  }
}

// MARK: - Check-ins

extension ImportedHabit {
  /// The check-ins, each on another day or with another id.
  ///
  /// - Complexity: O(*n*) for *n* entries, which are made into check-ins anew each time: take those of one habit after
  ///   the other, and ask ``count`` how many there are.
  public var checkIns: [CheckIn] {
    get {
      switch content {
      case .checkIns(let checkIns): checkIns
      case .entries(let entries): entries.checkIns(of: habit.id)
      }
    }
    set { content = .checkIns(newValue) }
  }

  /// The number of check-ins.
  public var count: Int {
    switch content {
    case .checkIns(let checkIns): checkIns.count
    case .entries(let entries): entries.count
    }
  }

  /// The number of check-ins of a kind.
  ///
  /// - Complexity: O(*n*), where *n* is the number of check-ins.
  public func count(of kind: CheckIn.Kind) -> Int {
    switch content {
    case .checkIns(let checkIns): checkIns.count { $0.kind == kind }
    case .entries(let entries): entries.count(of: kind)
    }
  }
}
