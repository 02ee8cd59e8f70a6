import HabitCore
import TestSupport
import Testing

@Suite("Every so many days")
struct IntervalTests {
  private func states(_ habit: JudgedHabit, on today: Int, from first: Int, to last: Int) -> [DayState] {
    let history = habit.history(on: today)
    return (first...last).map { history[JudgedHabit.march($0)].state }
  }

  @Test("a new version waits for the last check-in that reached the goal, though its day was not due")
  func extraAnchors() throws {
    var habit = try JudgedHabit("Habit", .weekdays([])).with(on: 4)
    habit.habit.schedules.change(to: .every(days: 3), from: JudgedHabit.march(5))
    #expect(states(habit, on: 8, from: 4, to: 8) == [.extra, .rest, .rest, .missed, .rest])
  }

  @Test("keeping still within a limit is no check-in to count from")
  func stillnessAnchorsNothing() throws {
    var habit = try JudgedHabit("Habit", goal: .atMost(.one, unit: "cups"))
    habit.habit.schedules.change(to: .every(days: 3), from: JudgedHabit.march(5))
    habit.habit.goals.change(to: .check, from: JudgedHabit.march(5))
    #expect(states(habit, on: 5, from: 4, to: 5) == [.done, .pending])
  }

  @Test("of a total, the check-in that reached it counts")
  func totalAnchors() throws {
    var habit = try JudgedHabit("Habit", .period(times: nil, per: .week), goal: .atLeast(Amount(10), unit: "km"))
      .with(.done, Amount(6), on: 2, 3)
    habit.habit.schedules.change(to: .every(days: 4), from: JudgedHabit.march(4))
    habit.habit.goals.change(to: .check, from: JudgedHabit.march(4))
    #expect(states(habit, on: 8, from: 4, to: 8) == [.rest, .rest, .rest, .missed, .rest])
  }
}
