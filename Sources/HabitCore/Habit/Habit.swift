public import FoundationEssentials

/// Something that a person wants to do, or to leave, again and again.
public struct Habit: Sendable, Hashable, Identifiable {
  /// What tells the habit from all others, on every device.
  public let id: UUID
  /// The name, unique among the habits that are not deleted.
  public var name: Name
  /// One emoji or a short text, or empty.
  public var icon: String
  /// The colour, or `nil` for the standard one.
  public var color: HabitColor?
  /// When the habit is due, as it changed over time.
  public var schedules: Timeline<Schedule>
  /// What a day or period must hold to be kept, as it changed over time.
  public var goals: Timeline<Goal>
  /// The time of the day at which the habit is meant to be done.
  public var targetTime: TimeOfDay?
  /// Whether the habit is reminded of.
  public var reminds: Bool
  /// More times of the day at which the habit is reminded of while it is open, earliest first.
  public var reminderTimes: [TimeOfDay]
  /// The category; `nil` for none.
  public var category: UUID?
  /// A question or note; empty for none.
  public var note: String
  /// The first day that is judged.
  public var start: Day
  /// The last day that is judged; `nil` for a habit without an end.
  public var end: Day?
  /// The first day on which the habit is archived; `nil` for an active one.
  public var archived: Day?

  /// Creates a habit.
  ///
  /// - Parameters:
  ///   - id: What tells the habit from all others.
  ///   - name: The name.
  ///   - schedules: When it is due.
  ///   - goals: What a day or period must hold.
  ///   - start: The first day that is judged.
  ///   - icon: One emoji or a short text; empty for none.
  ///   - color: The colour; `nil` for the standard one.
  ///   - targetTime: The time of the day at which it is meant to be done.
  ///   - reminds: Whether it is reminded of.
  ///   - reminderTimes: More times of the day at which it is reminded of.
  ///   - category: The category; `nil` for none.
  ///   - note: A question or note; empty for none.
  ///   - end: The last day that is judged.
  ///   - archived: The first day on which it is archived.
  public init(
    id: UUID, name: Name, schedules: Timeline<Schedule> = Timeline(.daily),
    goals: Timeline<Goal> = Timeline(.check),
    start: Day, icon: String = "", color: HabitColor? = nil, targetTime: TimeOfDay? = nil, reminds: Bool = true,
    reminderTimes: [TimeOfDay] = [], category: UUID? = nil, note: String = "", end: Day? = nil, archived: Day? = nil
  ) {
    self.id = id
    self.name = name
    self.icon = icon
    self.color = color
    self.schedules = schedules
    self.goals = goals
    self.targetTime = targetTime
    self.reminds = reminds
    self.reminderTimes = reminderTimes
    self.category = category
    self.note = note
    self.start = start
    self.end = end
    self.archived = archived
  }

  /// The last day that can be judged: the end, or the day before the archive day, whichever is earlier.
  ///
  /// It lies before ``start`` for a habit that was archived on its first day or earlier.
  public var lastDay: Day? {
    switch (end, archived) {
    case (nil, nil): nil
    case (let end?, nil): end
    case (nil, let archived?): archived - 1
    case (let end?, let archived?): min(end, archived - 1)
    }
  }

  /// Whether the habit is archived on a day.
  public func isArchived(on day: Day) -> Bool {
    archived.map { $0 <= day } ?? false
  }

  /// Lets a schedule hold from a day on, or from the beginning if that is the first day or earlier.
  ///
  /// - Parameters:
  ///   - schedule: The schedule.
  ///   - day: The first day on which it holds.
  public mutating func change(to schedule: Schedule, from day: Day) {
    schedules.change(to: schedule, from: day, start: start)
  }

  /// Lets a goal hold from a day on, or from the beginning if that is the first day or earlier.
  ///
  /// - Parameters:
  ///   - goal: The goal.
  ///   - day: The first day on which it holds.
  public mutating func change(to goal: Goal, from day: Day) {
    goals.change(to: goal, from: day, start: start)
  }

  /// The first conflict between a schedule and a goal that are in force together, or would be if the start moved back.
  ///
  /// - Returns: `nil` if all of them go together.
  public var conflict: ScheduleConflict? {
    let turningPoints = [Day(ordinal: .min)] + schedules.changes.map(\.from) + goals.changes.map(\.from)
    return turningPoints.lazy
      .compactMap { schedules.value(on: $0).conflict(with: goals.value(on: $0)) }
      .first
  }
}

extension Timeline {
  /// Lets a value hold from a day on.
  ///
  /// What was in force before the start must not come back if the start moves.
  fileprivate mutating func change(to value: Value, from day: Day, start: Day) {
    if day <= start {
      begin(with: value, on: start)
    } else {
      change(to: value, from: day)
    }
  }
}
