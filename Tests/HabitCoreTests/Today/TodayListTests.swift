import HabitCore
import TestSupport
import Testing

@Suite("Today's list")
struct TodayListTests {
  private func list(
    _ habits: [JudgedHabit], on day: Int = 5, today: Int = 5, at time: String = "12:00", dayStart: String = "00:00",
    scope: TodayList.Scope = .due
  ) throws -> TodayList {
    let clock = WallClock(
      date: JudgedHabit.march(today), time: try Self.time(time), instant: 0, secondsFromUTC: 0)
    let histories = habits.enumerated().map { (number: $0.offset + 1, history: $0.element.history(on: today)) }
    return TodayList(
      on: JudgedHabit.march(day), of: histories, clock: clock, dayStart: try Self.time(dayStart), scope: scope)
  }

  private static func time(_ text: String) throws -> TimeOfDay {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    return try #require(TimeOfDay(hour: parts[0], minute: parts[1]))
  }

  private func habit(_ name: String, at time: String? = nil) throws -> JudgedHabit {
    try JudgedHabit(name, at: time.map(Self.time))
  }

  @Test("is sorted by time, those without one last, equal ones by number")
  func order() throws {
    let habits = try [
      habit("B", at: "07:30"), habit("A", at: "07:30"), habit("Late", at: "23:00"), habit("None"),
      habit("Early", at: "00:00"),
    ]
    #expect(try list(habits).items.map(\.habit.name.text) == ["Early", "B", "A", "Late", "None"])
  }

  @Test("sorts the hours before the start of a day behind those before midnight")
  func nightOwls() throws {
    let habits = try [habit("One", at: "01:00"), habit("Eleven", at: "23:00"), habit("Five", at: "05:00")]
    let list = try list(habits, at: "05:00", dayStart: "04:00")
    #expect(list.items.map(\.habit.name.text) == ["Five", "Eleven", "One"])
  }

  @Test("keeps done habits in their place, and counts them")
  func doneStays() throws {
    let habits = try [habit("A", at: "08:00").with(on: 5), habit("B", at: "09:00"), habit("C").with(.skip, on: 5)]
    let list = try list(habits)
    #expect(list.items.map(\.state) == [.done, .pending, .skipped])
    #expect(list.done == 1)
    #expect(list.due == 2)
  }

  @Test("marks a time that has passed while the day is open")
  func overdue() throws {
    let habits = try [habit("A", at: "08:00"), habit("B", at: "12:01"), habit("C", at: "08:00").with(on: 5)]
    #expect(try list(habits).items.map(\.isOverdue) == [true, false, false])
  }

  @Test("leaves out what is not due, unless all are asked for")
  func scope() throws {
    let habits = try [JudgedHabit("Monday", .weekdays(.init([.monday]))), JudgedHabit("Later", number: 2, from: 9)]
    #expect(try list(habits).items.isEmpty)
    #expect(try list(habits, scope: .all).items.map(\.state) == [.rest])
  }

  @Test("shows a habit of every three days as late until it is done or due again")
  func late() throws {
    let habit = try JudgedHabit("Plants", .every(days: 3)).with(on: 2)
    for (day, state, isLate) in [(4, nil, false), (5, DayState.pending, false), (6, .rest, true), (7, .rest, true)] {
      let item = try list([habit], on: day, today: day).items.first
      #expect(item?.state == state, "on \(day)")
      #expect(item?.isLate ?? false == isLate, "on \(day)")
    }
    #expect(try list([habit.with(on: 6)], on: 7, today: 7).items.isEmpty)
  }

  @Test("lists a habit of a period until the period is kept")
  func periods() throws {
    let habit = try JudgedHabit("Gym", .period(times: 2, per: .week)).with(on: 2)
    #expect(try list([habit]).items.map(\.state) == [.pending])
    #expect(try list([habit.with(on: 5)]).items.map(\.state) == [.done])
    #expect(try list([habit.with(on: 4)]).items.isEmpty)
  }

  @Test("goes on listing a limit for a week that was passed")
  func exceeded() throws {
    let habit = try JudgedHabit("Coffee", .period(times: nil, per: .week), goal: .atMost(Amount(2), unit: "cups"))
    #expect(try list([habit.with(.done, Amount(3), on: 3)]).items.map(\.state) == [.rest])
  }

  @Test("asks nothing of a limit that holds: it is listed, and neither due nor overdue; a broken one is due")
  func limits() throws {
    let habits = try [
      habit("Read"), JudgedHabit("Coffee", goal: .atMost(Amount(2), unit: "cups"), at: Self.time("08:00")),
    ]
    let holding = try list(habits)
    #expect(holding.items.map(\.state) == [.pending, .pending])
    #expect(holding.items.map(\.isToDo) == [false, true] && holding.items.map(\.isOverdue) == [false, false])
    #expect(holding.due == 1 && holding.done == 0)
    let broken = try list([habits[0], habits[1].with(.done, Amount(3), on: 5)])
    #expect(broken.items.map(\.state) == [.missed, .pending])
    #expect(broken.due == 2 && broken.done == 0)
    // A day that is over is judged: there the limit was kept.
    let past = try list(habits, on: 4)
    #expect(past.due == 2 && past.done == 1)
  }

  @Test("looks ahead without judging the days between")
  func ahead() throws {
    let habit = try JudgedHabit().with(on: 2, 3, 4).paused(8, 9)
    let list = try list([habit], on: 7)
    #expect(list.items.map(\.state) == [.pending])
    #expect(list.items.map(\.history.streak.current) == [3])
    #expect(try self.list([habit], on: 8).items.map(\.state) == [.skipped])
  }

  @Test("is late only by a schedule of every so many days that is still in force")
  func lateNoMore() throws {
    var habit = try JudgedHabit("Plants", .every(days: 3)).with(on: 2)
    habit.habit.schedules.change(to: .weekdays(WeekdaySet([.monday])), from: JudgedHabit.march(7))
    #expect(try list([habit], on: 7, today: 7).items.isEmpty)
  }

  @Test("leaves out a kept period, though today is skipped")
  func skippedInKeptPeriod() throws {
    let habit = try JudgedHabit("Gym", .period(times: 1, per: .week)).with(on: 3).with(.skip, on: 5)
    #expect(try list([habit]).items.isEmpty)
  }
}
