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

  /// The share that was kept in percent, rounded down so that only what is whole shows as 100; `nil` if nothing was
  /// due.
  public var percent: Int? {
    counted > 0 ? kept * 100 / counted : nil
  }

  /// Whether something was due, and all of it was kept.
  public var isFull: Bool { counted > 0 && kept >= counted }

  /// Counts a day, if it was due by itself; other states than the due ones count for nothing.
  mutating func add(_ judged: JudgedDay) {
    guard judged.unit == .days else { return }
    switch judged.state {
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

  /// Counts a todo that is done, or is to be by now.
  mutating func addTodo(isDone: Bool) {
    kept += isDone ? 1 : 0
    due += 1
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

  /// Takes away counts that are contained in others.
  static func - (left: Completion, right: Completion) -> Completion {
    var difference = left
    difference.kept -= right.kept
    difference.due -= right.due
    difference.skipped -= right.skipped
    return difference
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
    for day in range.map(days(in:)) ?? days[...] { completion.add(day) }
    for period in periods where range?.contains(dayOfAccount(for: period)) ?? true { completion.add(period) }
    return completion
  }

  /// The day to which what a period came to belongs: its last one, or today while it is running.
  func dayOfAccount(for period: JudgedPeriod) -> Day {
    period.isOver ? period.covered.upperBound : today
  }
}
