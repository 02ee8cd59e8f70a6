import FoundationEssentials
package import HabitCore

/// Makes habits with random schedules, goals, check-ins and pauses around March 2026.
package struct RandomLog {
  package var generator: SeededGenerator
  private var nextID = 0

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The first day that anything happens on.
  package static let origin = Day(ordinal: 20_500)

  package mutating func log() throws -> (habit: Habit, checkIns: [CheckIn], pauses: [Pause]) {
    let start = Self.origin + Int.random(in: 0...20, using: &generator)
    var schedules = Timeline(schedule())
    var goals = Timeline(goal())
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      schedules.change(to: schedule(), from: start + Int.random(in: 1...80, using: &generator))
    }
    if Bool.random(using: &generator) {
      goals.change(to: goal(), from: start + Int.random(in: 1...80, using: &generator))
    }
    var habit = Habit(
      id: id(), name: try Name("Habit"), schedules: schedules, goals: goals, start: start,
      end: Bool.random(using: &generator) ? nil : start + Int.random(in: 40...120, using: &generator),
      archived: Int.random(in: 0..<4, using: &generator) == 0
        ? start + Int.random(in: 20...120, using: &generator) : nil)
    if habit.conflict != nil { habit.goals = Timeline(.atLeast(Amount(2), unit: "l")) }
    let density = Double.random(in: 0.1...0.95, using: &generator)
    var checkIns: [CheckIn] = []
    for offset in 0..<110 where Double.random(in: 0..<1, using: &generator) < density {
      for _ in 0..<Int.random(in: 1...2, using: &generator) { checkIns.append(checkIn(of: habit, on: start + offset)) }
    }
    let pauses = (0..<Int.random(in: 0...2, using: &generator)).map { _ in pause(of: habit) }
    return (habit, checkIns, pauses)
  }

  package mutating func checkIn(of habit: Habit, on day: Day, kind: CheckIn.Kind? = nil) -> CheckIn {
    let random: CheckIn.Kind = [.done, .done, .done, .done, .skip, .no].randomElement(using: &generator) ?? .done
    return CheckIn(
      id: id(), habit: habit.id, day: day, kind: kind ?? random,
      amount: Bool.random(using: &generator)
        ? nil : Amount(thousandths: Int64.random(in: 0...4000, using: &generator)))
  }

  /// The check-in as if it were recorded at some time of its day or shortly after it.
  package mutating func recorded(_ checkIn: CheckIn) -> CheckIn {
    let minutes = checkIn.day.ordinal * 1440 + Int.random(in: 0...2000, using: &generator)
    return CheckIn(
      id: checkIn.id, habit: checkIn.habit, day: checkIn.day, kind: checkIn.kind, amount: checkIn.amount,
      recorded: Moment(instant: Int64(minutes) * 60_000, secondsFromUTC: 0))
  }

  private mutating func pause(of habit: Habit) -> Pause {
    let first = habit.start + Int.random(in: -5...100, using: &generator)
    return Pause(
      id: id(), habit: Bool.random(using: &generator) ? habit.id : nil, first: first,
      last: Int.random(in: 0..<5, using: &generator) == 0
        ? nil : first + Int.random(in: 0...12, using: &generator))
  }

  private mutating func schedule() -> Schedule {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: .daily
    case 1, 2: .weekdays(WeekdaySet(rawValue: UInt8.random(in: 0...127, using: &generator)))
    case 3: .every(days: Int.random(in: 1...9, using: &generator))
    case 4: .period(times: Int.random(in: 1...7, using: &generator), per: .week)
    default:
      .period(
        times: Bool.random(using: &generator) ? Int.random(in: 1...31, using: &generator) : nil,
        per: Bool.random(using: &generator) ? .week : .month)
    }
  }

  private mutating func goal() -> Goal {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: .check
    case 1: .atLeast(Amount(thousandths: Int64.random(in: 1...6000, using: &generator)), unit: "l")
    default: .atMost(Amount(thousandths: Int64.random(in: 0...6000, using: &generator)), unit: "cups")
    }
  }

  private mutating func id() -> UUID {
    nextID += 1
    return UUID(nextID)
  }
}
