public import FoundationEssentials

/// How todos go: how many are done, how soon, and in time.
///
/// A todo belongs to the day on which it was due or, if it is due on none or was so before it was there, on which it was
/// created; to the day on which it was done, if that was earlier. So each belongs to one day alone. An open one whose due
/// day or time has not passed is pending: it is counted, but not among those of which the completion rate is taken.
public struct TodoStatistics: Sendable, Hashable {
  /// How many todos of one kind there are, and how many are done.
  public struct Part: Sendable, Hashable {
    /// How many there are, the pending ones too.
    public fileprivate(set) var count = 0
    /// How many are done of those that are not pending.
    public fileprivate(set) var completion = Completion()

    /// None.
    public init() {}
  }

  /// The days that are counted; `nil` for all, also those to come.
  public let range: DayRange?
  /// All todos of the range.
  public private(set) var all = Part()
  /// The same for each priority that one of them has.
  public private(set) var priorities: [TodoPriority: Part] = [:]
  /// The same for each category that one of them is in, and for none.
  public private(set) var categories: [UUID?: Part] = [:]
  /// How many of the todos that are due on a day are done or overdue.
  public private(set) var dated = 0
  /// How many of these were done too late, or are overdue.
  public private(set) var late = 0
  /// The mean time from the creation of a todo until it was done, in minutes; `nil` if none is done.
  public let meanMinutes: Int?
  /// The weeks that the range touches, up to this one, earliest first.
  public let weeks: [CompletionLog.Span]

  /// How many todos are pending.
  public var pending: Int { all.count - all.completion.counted }

  /// The share of todos that were not done in time, 0 … 1; `nil` if none was due.
  public var lateShare: Double? { dated > 0 ? Double(late) / Double(dated) : nil }

  /// Sums up todos.
  ///
  /// - Parameters:
  ///   - range: The days to count; `nil` for all.
  ///   - todos: The todos, in any order.
  ///   - clock: The clock.
  ///   - weekStart: The weekday on which weeks start.
  /// - Complexity: O(*n* + *d*), where *n* is the number of todos and *d* that of the days from the first to today.
  public init(in range: DayRange? = nil, of todos: [Todo], at clock: DayClock, weekStart: WeekStart) {
    self.range = range
    let counted = todos.filter { range?.contains($0.dayOfAccount(at: clock)) ?? true }
    var minutes: [Int] = []
    for todo in counted {
      let isPending = todo.isPending(at: clock)
      func add(to part: inout Part) {
        part.count += 1
        if !isPending { part.completion.addTodo(isDone: todo.isDone) }
      }
      add(to: &all)
      add(to: &priorities[todo.priority, default: Part()])
      add(to: &categories[todo.category, default: Part()])
      if let isLate = todo.isLate(at: clock) {
        dated += 1
        late += isLate ? 1 : 0
      }
      if let done = todo.done { minutes.append(max(0, Int(done.instant - todo.created.instant)) / 60_000) }
    }
    meanMinutes = minutes.isEmpty ? nil : minutes.reduce(0, +) / minutes.count
    let log = CompletionLog(of: counted, at: clock)
    let first = max(range?.lowerBound ?? log.first, log.first)
    let last = min(range?.upperBound ?? clock.today, clock.today)
    weeks = first <= last ? log.spans(per: .week, in: first...last, weekStart: weekStart) : []
  }
}
