import HabitCore
import TestSupport
import Testing

@Suite("Perfect days")
struct PerfectDaysTests {
  @Test("are those on which every due habit was kept")
  func rows() throws {
    let daily = try JudgedHabit().with(on: 2, 3, 4, 5).history(on: 6)
    let monday = try JudgedHabit("Monday", number: 2, .weekdays(.init([.monday]))).with(on: 2).history(on: 6)
    let perfect = PerfectDays(of: [daily, monday])
    #expect(perfect.current == 4)
    #expect(perfect.days == (2...5).map(JudgedHabit.march))
  }

  @Test("end with a habit that was due and is missing")
  func missed() throws {
    let one = try JudgedHabit().with(on: 2, 3, 4, 5).history(on: 6)
    let other = try JudgedHabit("Other", number: 2).with(on: 2, 3, 5).history(on: 6)
    let perfect = PerfectDays(of: [one, other])
    #expect(perfect.current == 1)
    #expect(perfect.best == 2)
  }

  @Test("skips are neutral, also where nothing else is due")
  func skips() throws {
    let history = try JudgedHabit().with(on: 2, 3, 5).with(.skip, on: 4).history(on: 6)
    let perfect = PerfectDays(of: [history])
    #expect(perfect.current == 3)
    #expect(!perfect.days.contains(JudgedHabit.march(4)))
  }

  @Test("a habit of a period is never due on a day, but counts where it is done")
  func periods() throws {
    let gym = try JudgedHabit("Habit", .period(times: 2, per: .week)).with(on: 3).history(on: 6)
    let perfect = PerfectDays(of: [gym])
    #expect(perfect.days == [JudgedHabit.march(3)])
    #expect(perfect.current == 1)
  }

  @Test("today counts as soon as all of it is done")
  func today() throws {
    let habit = try JudgedHabit().with(on: 2, 3)
    #expect(PerfectDays(of: [habit.history(on: 4)]).current == 2)
    #expect(PerfectDays(of: [habit.with(on: 4).history(on: 4)]).current == 3)
  }

  @Test("no habits have none")
  func none() {
    #expect(PerfectDays(of: []).best == 0)
  }
}
