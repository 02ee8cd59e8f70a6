import FoundationEssentials
package import HabitCore

/// Makes judged habits for tests, with days written as in March 2026: 2 is a Monday, 8 a Sunday.
package struct JudgedHabit {
  package var habit: Habit
  package var checkIns: [CheckIn] = []
  package var pauses: [Pause] = []
  private let number: Int

  package init(
    _ name: String = "Habit", number: Int = 1, _ schedule: Schedule = .daily, goal: Goal = .check, from start: Int = 2,
    at time: TimeOfDay? = nil
  ) throws {
    self.number = number
    habit = Habit(
      id: UUID(number), name: try Name(name), schedules: Timeline(schedule), goals: Timeline(goal),
      start: Self.march(start), targetTime: time)
  }

  /// A day of March 2026; days beyond 31 run on into April.
  package static func march(_ day: Int) -> Day { Day(ordinal: 20_513 + day - 1) }

  /// The habit with entries on some days.
  package func with(_ kind: CheckIn.Kind = .done, _ amount: Amount? = nil, on days: Int...) -> JudgedHabit {
    var copy = self
    for day in days {
      copy.checkIns.append(
        CheckIn(
          id: UUID(number * 10_000 + copy.checkIns.count), habit: habit.id, day: Self.march(day), kind: kind,
          amount: amount))
    }
    return copy
  }

  /// The habit with a pause.
  package func paused(_ first: Int, _ last: Int?) -> JudgedHabit {
    var copy = self
    copy.pauses.append(
      Pause(id: UUID(number * 10_000 + 5000), habit: habit.id, first: Self.march(first), last: last.map(Self.march)))
    return copy
  }

  /// The history as it is judged on a day.
  package func history(on today: Int, weekStart: WeekStart = .monday) -> History {
    History(
      of: HabitLog(habit: habit, checkIns: checkIns, pauses: pauses), today: Self.march(today), weekStart: weekStart)
  }
}
