internal import FoundationEssentials

/// The reminders of a day, those that have come due and those still to come.
///
/// They are read from the list of the day, so nothing that is done, skipped, paused, archived or not due is reminded of.
/// Times are compared as they stand on the clock.
public struct ReminderPlan: Sendable {
  /// The reminders, by the time at which they come due.
  public let reminders: [Reminder]

  private let now: WallTime

  /// Finds the reminders of the day that a clock is in.
  ///
  /// A habit is reminded of before its target time, when it is overdue, and at times of its own; what is open is summed
  /// up in the evening. What is overdue only after its day is over is not reminded of: it is missed. Nor is a limit ever
  /// overdue or summed up, since there is nothing to be done for it. A target time shortly after the day starts may be
  /// reminded of in the evening before, as far as is known then what the next day asks for.
  ///
  /// A todo is reminded of at its due time. It does not end with its day, but one that has been due for a whole day is
  /// left to the summary, as is one without a time.
  ///
  /// - Parameters:
  ///   - habits: The judged habits with their numbers, in any order.
  ///   - todos: The todos that are due on the day or before it, in any order.
  ///   - rules: What is reminded of, and when.
  ///   - clock: The clock.
  ///   - dayStart: The time at which a new day starts.
  public init(
    for habits: [(number: Int, history: History)], todos: [NumberedTodo], rules: ReminderRules,
    clock: WallClock, dayStart: TimeOfDay
  ) {
    now = clock.wallTime
    guard rules.isOn else {
      reminders = []
      return
    }
    let today = clock.today(dayStart: dayStart)
    let reminding = habits.filter(\.history.habit.reminds)
    let listed = TodayTodos(on: today, of: todos, clock: DayClock(clock, dayStart: dayStart))
    let openTodos = listed.items.map(\.todo).filter { !$0.isDone }
    func planned(_ day: Day) -> DayReminders {
      DayReminders(
        list: TodayList(on: day, of: reminding, clock: clock, dayStart: dayStart), openTodos: openTodos,
        rules: rules, dayStart: dayStart, now: clock.wallTime)
    }
    // Tomorrow matters as far as its reminders come due before it starts.
    let end = WallTime(dayStart, of: today + 1, dayStart: dayStart)
    reminders = (planned(today).all + planned(today + 1).beforeTargets)
      .filter { $0.due < end }.sorted { $0.due < $1.due }
  }

  /// The reminders that have come due and still matter.
  ///
  /// Of one habit that is only the latest one: who slept through several is told once.
  ///
  /// - Parameter sent: The marks of the reminders that were sent.
  /// - Returns: Those that were not, by the time at which they came due.
  public func due(without sent: Set<ReminderMark>) -> [Reminder] {
    var latest: [UUID?: Int] = [:]
    for (index, reminder) in reminders.enumerated() where reminder.due <= now { latest[reminder.identifier] = index }
    return latest.values.sorted().map { reminders[$0] }.filter { !sent.contains($0.mark) }
  }

  /// The reminders that come due later on this day, if all stays as it is, by that time.
  public var upcoming: [Reminder] { reminders.filter { $0.due > now } }
}

/// The reminders that the list of one day gives.
private struct DayReminders {
  let list: TodayList
  let openTodos: [Todo]
  let rules: ReminderRules
  let dayStart: TimeOfDay
  let now: WallTime

  private var open: [TodayItem] { list.items.filter(\.isOpen) }

  /// All of them, in the order in which those of one time are sent: of one habit the last one counts most.
  var all: [Reminder] { beforeTargets + own + overdue + dueTodos + summary }

  /// Those before target times.
  var beforeTargets: [Reminder] {
    guard let minutes = rules.minutesBefore else { return [] }
    return open.compactMap { item in
      item.habit.targetTime.map { reminder(.before, of: item, at: $0, minutesLater: -minutes) }
    }
  }

  /// Those at times that habits have of their own.
  private var own: [Reminder] {
    open.flatMap { item in item.habit.reminderTimes.map { reminder(.extra, of: item, at: $0) } }
  }

  /// Those after target times.
  private var overdue: [Reminder] {
    guard let minutes = rules.minutesAfter else { return [] }
    return actionable.compactMap { item in
      item.habit.targetTime.map { reminder(.overdue, of: item, at: $0, minutesLater: minutes) }
    }
  }

  /// Those at the due times of todos that have not been due for a whole day.
  private var dueTodos: [Reminder] {
    openTodos.compactMap { todo in
      guard let day = todo.due?.day, let time = todo.due?.time else { return nil }
      let due = WallTime(time, of: day, dayStart: dayStart)
      guard due.adding(minutes: TimeOfDay.minutesPerDay) > now else { return nil }
      return Reminder(kind: .todo, subject: .todo(todo), day: day, time: due, due: due)
    }
  }

  /// The one of the evening, if anything is open.
  private var summary: [Reminder] {
    let habits = actionable.map(\.habit)
    guard let time = rules.summaryTime, !habits.isEmpty || !openTodos.isEmpty else { return [] }
    let due = WallTime(time, of: list.day, dayStart: dayStart)
    return [
      Reminder(kind: .summary, subject: .day(habits: habits, todos: openTodos), day: list.day, time: due, due: due)
    ]
  }

  /// The open habits for which something can be done: a limit is kept by doing nothing.
  private var actionable: [TodayItem] { list.items.filter(\.isToDo) }

  private func reminder(
    _ kind: Reminder.Kind, of item: TodayItem, at time: TimeOfDay, minutesLater minutes: Int = 0
  ) -> Reminder {
    let time = WallTime(time, of: list.day, dayStart: dayStart)
    return Reminder(
      kind: kind, subject: .habit(item), day: list.day, time: time, due: time.adding(minutes: minutes))
  }
}
