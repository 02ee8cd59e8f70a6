import HabitCore
import TestSupport
import Testing

@Suite("Reminders") struct ReminderPlanTests {
  @Test(
    "come due at their time, for what is due and open, and for nothing else", arguments: ReminderCase.all,
    ReminderStatus.allCases)
  func rule(example: ReminderCase, status: ReminderStatus) throws {
    let day = try day(example, status)
    // Where it never comes due, the end of the day is looked at.
    let dayStart = try PlannedDay.time(example.dayStart)
    let due =
      try example.due.map { WallTime(date: JudgedHabit.march($0.date), time: try PlannedDay.time($0.time)) }
      ?? WallTime(date: JudgedHabit.march(6), time: dayStart).adding(minutes: -1)
    for minutes in [-1, 0, 1] {
      let now = due.adding(minutes: minutes)
      let date = now.date - JudgedHabit.march(0)
      // A habit cannot be done on a day that is still to come.
      if status == .done, now < WallTime(date: JudgedHabit.march(5), time: dayStart) { continue }
      // The minute after the last one of the day belongs to the next day, on which no habit is open; a todo still is.
      let isOver = example.kind != .todo && now >= WallTime(date: JudgedHabit.march(6), time: dayStart)
      let plan = try day.plan(date, now.time.description)
      let isExpected = status == .due && example.due != nil && minutes >= 0 && !isOver
      #expect(plan.due(without: []).map(\.kind) == (isExpected ? [example.kind] : []), "at \(now)")
      if isExpected {
        #expect(plan.reminders.map(\.due) == [due])
        #expect(plan.reminders.map(\.day) == [JudgedHabit.march(5)])
        #expect(plan.due(without: Set(plan.reminders.map(\.mark))).isEmpty)
      }
    }
  }

  @Test("that are still to come are told before", arguments: ReminderCase.all.filter { $0.due != nil })
  func upcoming(example: ReminderCase) throws {
    let due = try #require(example.due)
    let time = WallTime(date: JudgedHabit.march(due.date), time: try PlannedDay.time(due.time)).adding(minutes: -1)
    let dayStart = try PlannedDay.time(example.dayStart)
    let plan = try day(example, .due).plan(time.date - JudgedHabit.march(0), time.time.description)
    // One that comes due in the first minute of its day is no reminder of the day before.
    let isOfDayBefore = time.adding(minutes: 1) == WallTime(dayStart, of: JudgedHabit.march(5), dayStart: dayStart)
    #expect(plan.upcoming.map(\.kind) == (isOfDayBefore ? [] : [example.kind]))
  }

  /// A day whose only reminder is that of a case.
  private func day(_ example: ReminderCase, _ status: ReminderStatus) throws -> PlannedDay {
    let time = try PlannedDay.time(example.time)
    let dayStart = try PlannedDay.time(example.dayStart)
    var habit = try status.habit()
    var rules = ReminderRules(isOn: status != .masterOff, minutesBefore: nil, minutesAfter: nil, summaryTime: nil)
    switch example.kind {
    case .before:
      habit.habit.targetTime = time
      rules.minutesBefore = 10
    case .overdue:
      habit.habit.targetTime = time
      rules.minutesAfter = 60
    case .extra: habit.habit.reminderTimes = [time]
    case .summary: rules.summaryTime = time
    case .todo:
      return PlannedDay(todos: try status.todo(at: time).map { [$0] } ?? [], rules: rules, dayStart: dayStart)
    }
    return PlannedDay(habits: [habit], rules: rules, dayStart: dayStart)
  }
}
