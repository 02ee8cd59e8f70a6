import HabitCore
import TestSupport
import Testing

@Suite("Recording a day")
struct RecordingDayTests {
  private func day(_ day: Int, of habit: JudgedHabit, today: Int = 5) -> RecordingDay {
    let date = JudgedHabit.march(day)
    return RecordingDay(
      date, checkIns: habit.checkIns.filter { $0.day == date }, history: habit.history(on: today))
  }

  @Test("a second check-in of a habit without an amount changes nothing, but may bring a note")
  func twice() throws {
    let habit = try JudgedHabit().with(on: 5)
    #expect(try day(5, of: habit).checkIn(amount: nil, note: "").isEmpty)
    #expect(try day(5, of: habit).checkIn(amount: nil, note: "late").annotated == habit.checkIns[0])
  }

  @Test("without an amount the rest up to the goal is recorded")
  func rest() throws {
    let habit = try JudgedHabit(goal: .atLeast(Amount(8), unit: "glasses"))
    #expect(try day(5, of: habit).checkIn(amount: nil, note: "").entry?.amount == Amount(8))
    let begun = habit.with(.done, Amount(3), on: 5)
    #expect(try day(5, of: begun).checkIn(amount: nil, note: "").entry?.amount == Amount(5))
    #expect(try day(5, of: begun.with(.done, Amount(6), on: 5)).checkIn(amount: nil, note: "").isEmpty)
    #expect(try day(5, of: begun).checkIn(amount: Amount(1), note: "").entry?.amount == Amount(1))
  }

  @Test("of a total the rest for the period is recorded")
  func restOfPeriod() throws {
    let habit = try JudgedHabit("Habit", .period(times: nil, per: .week), goal: .atLeast(Amount(20), unit: "km"))
      .with(.done, Amount(12), on: 2)
    #expect(try day(5, of: habit).checkIn(amount: nil, note: "").entry?.amount == Amount(8))
    #expect(try day(5, of: habit.with(.done, Amount(9), on: 3)).checkIn(amount: nil, note: "").isEmpty)
  }

  @Test("no two check-ins of a day have the same instant")
  func instants() throws {
    let clock = WallClock(instant: 1_000, secondsFromUTC: 3600)
    let habit = try JudgedHabit().with(.skip, on: 5, 5, 5)
    let checkIns = zip(habit.checkIns, [1_000, 1_001, 1_003]).map { checkIn, instant in
      CheckIn(
        id: checkIn.id, habit: checkIn.habit, day: checkIn.day, kind: checkIn.kind,
        recorded: Moment(instant: instant, secondsFromUTC: 0))
    }
    func moment(after checkIns: [CheckIn]) -> Moment {
      RecordingDay(JudgedHabit.march(5), checkIns: checkIns, history: habit.history(on: 5)).moment(on: clock)
    }
    #expect(moment(after: []) == Moment(clock))
    #expect(moment(after: checkIns) == Moment(instant: 1_002, secondsFromUTC: 3600))
  }

  @Test("towards a limit one unit is recorded each time")
  func limit() throws {
    let habit = try JudgedHabit(goal: .atMost(Amount(2), unit: "cups")).with(.done, .one, on: 5)
    #expect(try day(5, of: habit).checkIn(amount: nil, note: "").entry?.amount == .one)
  }

  @Test("a check-in before the start moves the start; a skip or a no there is refused")
  func beforeStart() throws {
    let habit = try JudgedHabit(from: 4)
    #expect(try day(2, of: habit).checkIn(amount: nil, note: "").newStart == JudgedHabit.march(2))
    let refusal = RecordingRefusal.notStarted(JudgedHabit.march(4))
    #expect(throws: refusal) { try day(2, of: habit).skip(note: "") }
    #expect(throws: refusal) { try day(2, of: habit).no(note: "") }
  }

  @Test("nothing is recorded ahead but skips, nor after the end, nor from the archive day on")
  func outside() throws {
    let habit = try JudgedHabit()
    #expect(throws: RecordingRefusal.future) { try day(6, of: habit).checkIn(amount: nil, note: "") }
    #expect(throws: RecordingRefusal.future) { try day(6, of: habit).no(note: "") }
    #expect(try day(6, of: habit).skip(note: "").entry?.kind == .skip)

    var ended = habit
    ended.habit.end = JudgedHabit.march(3)
    var archived = habit
    archived.habit.archived = JudgedHabit.march(4)
    let records: [(RecordingDay) throws -> DayChange] = [
      { try $0.checkIn(amount: nil, note: "") }, { try $0.skip(note: "") }, { try $0.no(note: "") },
    ]
    for record in records {
      #expect(throws: RecordingRefusal.ended(JudgedHabit.march(3))) { try record(day(4, of: ended)) }
      #expect(throws: RecordingRefusal.archived(since: JudgedHabit.march(4))) { try record(day(4, of: archived)) }
    }
  }

  @Test("a no stays beside what is recorded later, and keeps its note")
  func noStays() throws {
    let habit = try JudgedHabit().with(.no, on: 5)
    #expect(try day(5, of: habit).checkIn(amount: nil, note: "").entry?.kind == .done)
    #expect(try day(5, of: habit).skip(note: "").entry?.kind == .skip)
    #expect(try day(5, of: habit).no(note: "").isEmpty)
  }

  @Test("a no is refused where it would change nothing")
  func noRefused() throws {
    #expect(throws: RecordingRefusal.doneAlready) { try day(5, of: try JudgedHabit().with(on: 5)).no(note: "") }
    #expect(throws: RecordingRefusal.skippedAlready) {
      try day(5, of: try JudgedHabit().with(.skip, on: 5)).no(note: "")
    }
  }

  @Test("a day that is done or skipped is not skipped again")
  func skipTwice() throws {
    #expect(try day(5, of: JudgedHabit().with(on: 5)).skip(note: "").isEmpty)
    #expect(try day(5, of: JudgedHabit().with(.skip, on: 5)).skip(note: "").isEmpty)
    let partial = try JudgedHabit(goal: .atLeast(Amount(2), unit: "l")).with(.done, .one, on: 5)
    #expect(try day(5, of: partial).skip(note: "").entry?.kind == .skip)
    let extra = try JudgedHabit("Gym", .weekdays(.weekend)).with(on: 5)
    #expect(try day(5, of: extra).skip(note: "").isEmpty)
    #expect(try day(5, of: extra).checkIn(amount: .one, note: "").isEmpty)
  }
}
