/// How much of what was due was kept.
public struct Completion: Sendable, Hashable {
  /// The number of kept due days, or of wanted check-ins that there were.
  public private(set) var kept = 0
  /// The number of due days, skipped ones included, or of wanted check-ins; what is still open is left out.
  public private(set) var due = 0
  /// The number of due days that were skipped or paused.
  public private(set) var skipped = 0

  /// Nothing due.
  public init() {}

  /// The number of due days that count: neither skipped nor still open.
  public var counted: Int { due - skipped }

  /// The share that was kept, 0 … 1; `nil` if nothing was due.
  public var rate: Double? {
    counted > 0 ? Double(kept) / Double(counted) : nil
  }

  /// Counts a day of a habit that is due day by day; other states than the due ones count for nothing.
  mutating func add(_ state: DayState) {
    switch state {
    case .done:
      kept += 1
      due += 1
    case .partial, .missed:
      due += 1
    case .skipped:
      skipped += 1
      due += 1
    case .none, .rest, .extra, .pending:
      break
    }
  }

  /// Counts a kept day that nothing asked for on that very day.
  mutating func addKeptAlone() {
    kept += 1
  }

  /// Counts a period, if it is kept or missed.
  mutating func add(_ period: JudgedPeriod) {
    guard period.verdict == .kept || period.verdict == .missed else { return }
    kept += period.kept
    due += period.wanted
  }

  /// Adds two counts.
  public static func + (left: Completion, right: Completion) -> Completion {
    var sum = left
    sum.kept += right.kept
    sum.due += right.due
    sum.skipped += right.skipped
    return sum
  }
}

extension History {
  /// How much of what was due in a range was kept.
  ///
  /// A period belongs to the range that holds its last day, a running one to the range that holds today.
  ///
  /// - Parameter range: The days to count; `nil` for all.
  /// - Returns: The counts, whose rate is `nil` if nothing was due.
  /// - Complexity: O(*d*), where *d* is the number of days of the range.
  public func completion(in range: DayRange? = nil) -> Completion {
    var completion = Completion()
    for day in range.map(days(in:)) ?? days[...] where day.unit == .days { completion.add(day.state) }
    for period in periods where range?.contains(period.isOver ? period.covered.upperBound : today) ?? true {
      completion.add(period)
    }
    return completion
  }
}
