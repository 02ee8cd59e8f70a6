import HabitCore
import TestSupport
import Testing

@Suite("What is reminded of") struct ReminderSubjectTests {
  private let noon = TimeOfDay(hour: 12, minute: 0)

  @Test("a habit that has only begun is still open")
  func partial() throws {
    let water = try JudgedHabit("Water", goal: .atLeast(Amount(8), unit: "glasses"), at: noon).with(
      .done, Amount(3), on: 5)
    #expect(try PlannedDay(habits: [water]).sent(5, "21:00") == ["overdue Water", "summary Water"])
    let reached = water.with(.done, Amount(5), on: 5)
    #expect(try PlannedDay(habits: [reached]).sent(5, "21:00") == [])
  }

  @Test("a limit is never overdue nor summed up, but has its times")
  func limit() throws {
    var coffee = try JudgedHabit("Coffee", goal: .atMost(Amount(2), unit: "cups"), at: noon)
    #expect(try PlannedDay(habits: [coffee]).sent(5, "11:50") == ["before Coffee"])
    coffee.habit.reminderTimes = [try PlannedDay.time("14:00")]
    #expect(try PlannedDay(habits: [coffee]).sent(5, "21:00") == ["extra Coffee"])
    // Once it is passed there is nothing left to keep.
    #expect(try PlannedDay(habits: [coffee.with(.done, Amount(3), on: 5)]).sent(5, "21:00") == [])
  }

  @Test("a habit of N a week is reminded of until its week is kept")
  func period() throws {
    let run = try JudgedHabit("Run", .period(times: 2, per: .week), at: noon)
    #expect(try PlannedDay(habits: [run.with(on: 3)]).sent(5, "13:00") == ["overdue Run"])
    #expect(try PlannedDay(habits: [run.with(on: 3, 5)]).sent(5, "13:00") == [])
    #expect(try PlannedDay(habits: [run.with(on: 2, 3)]).sent(5, "21:00") == [])
    #expect(try PlannedDay(habits: [run.with(on: 3)]).sent(5, "21:00") == ["overdue Run", "summary Run"])
  }

  @Test("a habit of every N days that waits is reminded of each day")
  func late() throws {
    let plants = try JudgedHabit("Plants", .every(days: 4), at: noon).with(on: 2)
    #expect(try PlannedDay(habits: [plants]).sent(5, "13:00") == [])
    #expect(try PlannedDay(habits: [plants]).sent(6, "13:00") == ["overdue Plants"])
    #expect(try PlannedDay(habits: [plants]).sent(8, "13:00") == ["overdue Plants"])
    #expect(try PlannedDay(habits: [plants.with(on: 8)]).sent(8, "13:00") == [])
  }

  @Test("the summary names what is open and reminded of, by time")
  func summary() throws {
    var quiet = try JudgedHabit("Quiet", number: 4)
    quiet.habit.reminds = false
    let habits = [
      try JudgedHabit("Read", number: 1, at: TimeOfDay(hour: 22, minute: 0)), try JudgedHabit("Run", number: 2),
      try JudgedHabit("English", number: 3, at: TimeOfDay(hour: 21, minute: 30)), quiet,
      try JudgedHabit("Done", number: 5).with(on: 5),
    ]
    #expect(try PlannedDay(habits: habits).sent(5, "21:00") == ["summary English, Read, Run"])
    #expect(try PlannedDay(habits: [quiet]).sent(5, "21:00") == [])
    #expect(try PlannedDay(habits: []).sent(5, "21:00") == [])
  }

  @Test("a todo is reminded of at its time, and for a day after it; then the summary has it")
  func todo() throws {
    var day = PlannedDay(todos: [
      try .example("Rent", 1, due: TodoDue(JudgedHabit.march(5), noon)),
      try .example("Book", 2, due: TodoDue(JudgedHabit.march(5))),
      try .example("Some day", 3, due: nil), try .example("Later", 4, due: TodoDue(JudgedHabit.march(7), noon)),
    ])
    #expect(try day.sent(5, "11:59") == [])
    #expect(try day.sent(5, "20:59") == ["todo Rent"])
    #expect(try day.sent(5, "21:00") == ["todo Rent", "summary Rent, Book"])
    #expect(try day.sent(6, "11:59") == ["todo Rent"])
    #expect(try day.sent(6, "12:00") == [])
    let summary = try day.plan(5, "21:00").due(without: [])
    #expect(try day.sent(6, "11:59", after: summary) == [])
    #expect(try day.sent(6, "21:00", after: summary) == ["summary Rent, Book"])
    day.todos[0].done = Moment(instant: 0, secondsFromUTC: 0)
    #expect(try day.sent(6, "21:00") == ["summary Book"])
  }

  @Test("with days that start at four, a todo of one at night belongs to the night after")
  func todoAtNight() throws {
    var day = PlannedDay(todos: [try .example(due: TodoDue(JudgedHabit.march(5), TimeOfDay(hour: 1, minute: 0)))])
    day.dayStart = try PlannedDay.time("04:00")
    #expect(try day.sent(5, "01:00") == [])
    #expect(try day.sent(5, "20:00") == [])
    #expect(try day.sent(6, "01:00") == ["summary Rent", "todo Rent"])
  }

  @Test("who moves a habit to another time is reminded anew; who only changes how long before is not")
  func moved() throws {
    var day = PlannedDay(habits: [try JudgedHabit("Read", at: noon)])
    let sent = try day.plan(5, "11:50").due(without: [])
    day.rules.minutesBefore = 5
    #expect(try day.sent(5, "11:56", after: sent) == [])
    day.habits[0].habit.targetTime = TimeOfDay(hour: 12, minute: 30)
    #expect(try day.sent(5, "12:25", after: sent) == ["before Read"])
  }

  @Test("a habit of tomorrow is reminded of as early as a person wants")
  func longBefore() throws {
    var day = PlannedDay(habits: [try JudgedHabit("Read", .weekdays(WeekdaySet([.thursday])), at: noon)])
    day.rules = ReminderRules(isOn: true, minutesBefore: 1439, minutesAfter: nil, summaryTime: nil)
    #expect(try day.sent(4, "12:00") == [])
    #expect(try day.sent(4, "12:01") == ["before Read"])
  }

  @Test("clock changes neither skip nor repeat a reminder")
  func clockChange() throws {
    // On 29 March 2026 clocks in Berlin go from 02:00 to 03:00; a time in between has passed at 03:00.
    let day = PlannedDay(habits: [try JudgedHabit("Read", at: TimeOfDay(hour: 2, minute: 40))])
    #expect(try day.sent(29, "01:59") == [])
    let sent = try day.plan(29, "03:00").due(without: [])
    #expect(sent.map(\.words) == ["before Read"])
    // Where 02:00 to 03:00 comes twice, the second time has nothing new.
    #expect(try day.sent(29, "02:35", after: sent) == [])
  }
}
