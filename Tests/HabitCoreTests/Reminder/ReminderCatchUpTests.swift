import HabitCore
import TestSupport
import Testing

@Suite("Reminders after a sleep") struct ReminderCatchUpTests {
  private let morning = TimeOfDay(hour: 8, minute: 0)

  @Test("are of one habit the latest one alone, and what was slept through is not sent later")
  func latest() throws {
    var read = try JudgedHabit("Read", at: morning)
    read.habit.reminderTimes = [try PlannedDay.time("08:30")]
    let day = PlannedDay(habits: [read])
    #expect(try day.sent(5, "07:55") == ["before Read"])
    #expect(try day.sent(5, "08:40") == ["extra Read"])
    #expect(try day.sent(5, "09:00") == ["overdue Read"])
    #expect(try day.sent(5, "23:00") == ["overdue Read", "summary Read"])
    let sent = try day.plan(5, "09:00").due(without: [])
    #expect(try day.sent(5, "09:01", after: sent) == [])
  }

  @Test("are of today alone after days")
  func days() throws {
    let day = PlannedDay(habits: [try JudgedHabit("Read", at: morning)])
    #expect(try day.sent(9, "00:00") == [])
    #expect(try day.sent(9, "07:30") == [])
    #expect(try day.sent(9, "10:00") == ["overdue Read"])
    let sent = try day.plan(5, "22:00").due(without: [])
    #expect(sent.count == 2)
    #expect(try day.sent(9, "22:00", after: sent) == ["overdue Read", "summary Read"])
  }

  @Test("come in the order in which they came due")
  func order() throws {
    let day = PlannedDay(habits: [
      try JudgedHabit("Run", number: 1, at: try PlannedDay.time("19:30")),
      try JudgedHabit("Read", number: 2, at: morning),
    ])
    #expect(try day.sent(5, "21:30") == ["overdue Read", "overdue Run", "summary Read, Run"])
  }

  @Test("tell a before-reminder of the evening before when the day has begun")
  func midnight() throws {
    let day = PlannedDay(habits: [
      try JudgedHabit("Sleep", .weekdays(WeekdaySet([.thursday])), at: try PlannedDay.time("00:05"))
    ])
    #expect(try day.sent(4, "23:54") == [])
    let sent = try day.plan(4, "23:55").due(without: [])
    #expect(sent.map(\.words) == ["before Sleep"])
    #expect(try day.sent(5, "00:01", after: sent) == [])
    #expect(try day.sent(5, "00:03") == ["before Sleep"])
    #expect(try day.sent(5, "01:05") == ["overdue Sleep"])
  }

  @Test("send two of the same time as one")
  func sameTime() throws {
    var read = try JudgedHabit("Read", at: morning)
    read.habit.reminderTimes = [try PlannedDay.time("09:00"), try PlannedDay.time("09:00")]
    #expect(try PlannedDay(habits: [read]).sent(5, "09:00") == ["overdue Read"])
  }
}
