import HabitCore
import TestSupport
import Testing

@Suite("Timeline")
struct TimelineTests {
  private let first = Day(ordinal: 100)

  @Test("holds each value from its day until the next")
  func values() {
    var timeline = Timeline("a")
    timeline.change(to: "c", from: first + 20)
    timeline.change(to: "b", from: first + 10)
    #expect([0, 9, 10, 19, 20, 99].map { timeline.value(on: first + $0) } == ["a", "a", "b", "b", "c", "c"])
  }

  @Test("of two values from the same day the later written holds")
  func sameDay() {
    var timeline = Timeline("a")
    timeline.change(to: "b", from: first)
    timeline.change(to: "c", from: first)
    #expect(timeline.value(on: first) == "c")
    #expect(timeline.changes.count == 1)
  }

  @Test("what was never in force does not come back when the start moves")
  func beginning() throws {
    var habit = try JudgedHabit(from: 9).habit
    habit.change(to: .weekdays(WeekdaySet([.monday])), from: JudgedHabit.march(9))
    habit.change(to: .weekdays(WeekdaySet([.friday])), from: JudgedHabit.march(20))
    habit.start = JudgedHabit.march(2)
    #expect(habit.schedules.value(on: JudgedHabit.march(2)) == .weekdays(WeekdaySet([.monday])))
    #expect(habit.schedules.changes.count == 1)
  }

  @Test("a schedule and a goal that do not go together are found before the start, too")
  func conflictBeforeStart() throws {
    var habit = try JudgedHabit(from: 9).habit
    habit.goals.change(to: .atLeast(Amount(5), unit: "km"), from: JudgedHabit.march(9))
    habit.schedules.begin(with: .period(times: nil, per: .week), on: JudgedHabit.march(9))
    #expect(habit.conflict == .totalWithoutAmount)
  }
}
