import HabitCore
import TestSupport
import Testing

@Suite("Explanation")
struct ExplanationTests {
  private typealias March = JudgedHabit

  @Test("names the day that ended a streak, and the run that it ended")
  func missedDay() throws {
    let history = try JudgedHabit().with(on: 2, 3, 5, 6).history(on: 7)
    let explanation = history.explanation
    #expect(explanation.lastBreak?.day == March.march(4))
    #expect(explanation.brokenRun?.length == 2)
    #expect(explanation.nextStep == .reachGoal(.check, recorded: .zero, on: March.march(7)))
  }

  @Test("names nothing where nothing ended")
  func unbroken() throws {
    let history = try JudgedHabit("Habit", .weekdays(.workdays)).with(on: 2, 3, 4, 5, 6).history(on: 7)
    #expect(history.explanation.lastBreak == nil)
    #expect(history.explanation.nextStep == .reachGoal(.check, recorded: .zero, on: March.march(9)))
  }

  @Test("names the week that ended short, and what the running one still needs")
  func missedPeriod() throws {
    let history = try JudgedHabit("Habit", .period(times: 2, per: .week)).with(on: 2, 3, 9).history(on: 17)
    let explanation = history.explanation
    guard case .period(let period)? = explanation.lastBreak else {
      Issue.record("no period is named: \(String(describing: explanation.lastBreak))")
      return
    }
    #expect(period.days == March.march(9)...March.march(15))
    #expect(period.progress == .times(done: 1, wanted: 2))
    #expect(explanation.brokenRun?.length == 1)
    guard case .fillPeriod(let running) = explanation.nextStep else {
      Issue.record("the running week is not named: \(explanation.nextStep)")
      return
    }
    #expect(running.days == March.march(16)...March.march(22))
  }

  @Test("waits for the next period once the running one is kept")
  func keptPeriod() throws {
    let history = try JudgedHabit("Habit", .period(times: 1, per: .week)).with(on: 2).history(on: 3)
    #expect(history.explanation.nextStep == .awaitPeriod(from: March.march(9)))
  }

  @Test("tells a new unit from a miss")
  func newUnit() throws {
    var habit = try JudgedHabit().with(on: 2, 3, 4, 5, 6, 7, 8, 9)
    habit.habit.schedules.change(to: .period(times: 1, per: .week), from: March.march(9))
    #expect(habit.history(on: 10).explanation.lastBreak == .newUnit(from: March.march(9), before: .days, after: .weeks))
  }

  @Test("knows when nothing can end a streak any more")
  func over() throws {
    var habit = try JudgedHabit().with(on: 2, 3)
    habit.habit.archived = March.march(4)
    #expect(habit.history(on: 9).explanation.nextStep == .over(since: March.march(4)))
    #expect(try JudgedHabit("Habit", .weekdays([])).history(on: 9).explanation.nextStep == .nothingDue)
    #expect(try JudgedHabit().paused(5, nil).history(on: 9).explanation.nextStep == .nothingDue)
  }

  @Test("says how much room a limit leaves")
  func limit() throws {
    let goal = Goal.atMost(Amount(2), unit: "cups")
    let history = try JudgedHabit(goal: goal).with(.done, .one, on: 5).history(on: 5)
    #expect(history.explanation.nextStep == .stayWithin(goal, recorded: .one, on: March.march(5)))
  }

  @Test("names the first of several missed days, not the last")
  func firstOfSeveral() throws {
    let explanation = try JudgedHabit().with(on: 2, 3).history(on: 9).explanation
    #expect(explanation.lastBreak?.day == March.march(4))
    #expect(explanation.brokenRun?.length == 2)
  }

  @Test("names the first of several missed weeks")
  func firstOfSeveralWeeks() throws {
    let habit = try JudgedHabit("Habit", .period(times: 1, per: .week)).with(on: 2)
    #expect(habit.history(on: 30).explanation.lastBreak?.day == March.march(15))
  }

  @Test("names the new unit, if it came before a miss")
  func unitBeforeMiss() throws {
    var habit = try JudgedHabit("Habit", .period(times: 1, per: .week)).with(on: 2)
    habit.habit.schedules.change(to: .daily, from: March.march(9))
    let explanation = habit.history(on: 12).explanation
    #expect(explanation.lastBreak == .newUnit(from: March.march(9), before: .weeks, after: .days))
  }

  @Test("says that a late habit of every few days can be done today")
  func late() throws {
    let history = try JudgedHabit("Habit", .every(days: 5)).history(on: 4)
    #expect(history.explanation.nextStep == .reachGoal(.check, recorded: .zero, on: March.march(4)))
  }
}
