public import FoundationEssentials

/// A day at a glance: how much of it is done, what comes next, and how many days in a row were perfect.
///
/// What is written into a status bar and what is drawn as a card is all made from it.
public struct DayGlance: Sendable, Hashable {
  /// How the day goes.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// There are no habits at all, and no todo is due.
    case empty
    /// Nothing is due.
    case free
    /// Something is still to be done.
    case open
    /// Something is still to be done, and its time has passed.
    case overdue
    /// All that can be done today is done; a limit may be broken.
    case done
  }

  /// One habit of the day.
  public struct Item: Sendable, Hashable {
    /// The identifier of the habit.
    public let id: UUID
    /// The icon; empty for none.
    public let icon: String
    /// The name.
    public let name: String
    /// The target time; `nil` for none.
    public let time: TimeOfDay?
    /// The state of the day.
    public let state: DayState
    /// Whether it is still to be done.
    public let isOpen: Bool
    /// Whether it is still to be done and its time has passed.
    public let isOverdue: Bool
  }

  /// The day.
  public let day: Day
  /// Whether there are any habits, be they due or not.
  public let hasHabits: Bool
  /// The habits of the day, by target time.
  public let items: [Item]
  /// How many habits are due; those that only have to keep within a limit, and do so, are left out, since no one can
  /// have done that before the day is over.
  public let due: Int
  /// How many of them are done.
  public let done: Int
  /// The days in a row on which all that was due was kept, up to today; `nil` if there is none.
  public let perfectRun: Standing.Run?
  /// How many open todos are due today or overdue.
  public let openTodos: Int
  /// How many of those are overdue.
  public let overdueTodos: Int

  /// Looks at a day.
  ///
  /// - Parameters:
  ///   - list: The habits that the day asks for.
  ///   - hasHabits: Whether there are any habits, be they due or not.
  ///   - perfectRun: The days in a row on which all that was due was kept, up to today.
  ///   - todos: The open todos that are due today or overdue.
  ///   - clock: The clock, which tells what is overdue.
  public init(
    of list: TodayList, hasHabits: Bool, perfectRun: Standing.Run?, todos: [NumberedTodo] = [], clock: DayClock
  ) {
    day = list.day
    self.hasHabits = hasHabits
    items = list.items.map(Item.init)
    due = list.due
    done = list.done
    self.perfectRun = perfectRun
    openTodos = todos.count
    overdueTodos = todos.count { $0.todo.urgency(at: clock) == .overdue }
  }
}

// MARK: - What follows

extension DayGlance {
  /// The habits that are still to be done, by target time.
  public var open: [Item] { items.filter(\.isOpen) }

  /// The habit that is to be done next: what is overdue, else what is due first.
  public var next: Item? { items.first(where: \.isOpen) }

  /// How many days in a row were perfect.
  public var perfectDays: Int { perfectRun?.length ?? 0 }

  /// How much is done, 0 … 1; `nil` if nothing is due.
  public var share: Double? { due > 0 ? Double(done) / Double(due) : nil }

  /// Whether all habits that were due are done, and no todo is left.
  public var isPerfect: Bool { status == .done && done == due }

  /// How the day goes.
  public var status: Status {
    if overdueTodos > 0 || items.contains(where: \.isOverdue) { return .overdue }
    if openTodos > 0 || items.contains(where: \.isOpen) { return .open }
    if !hasHabits { return .empty }
    return due > 0 ? .done : .free
  }
}

extension DayGlance.Item {
  fileprivate init(_ item: TodayItem) {
    id = item.habit.id
    icon = item.habit.icon
    name = item.habit.name.text
    time = item.habit.targetTime
    state = item.state
    isOpen = item.isToDo
    isOverdue = isOpen && item.isOverdue
  }
}
