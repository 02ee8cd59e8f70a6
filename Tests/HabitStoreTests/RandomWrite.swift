import Foundation
import HabitCore
import HabitStore
import TestSupport

/// Makes random writes, each to a store and to a model of it.
struct RandomWrite {
  var generator: SeededGenerator

  /// The last content of every check-in that was ever there: an import brings back those that were removed.
  var everything: [UUID: CheckIn] = [:]

  private(set) var count: Int

  /// Creates a source of writes.
  ///
  /// - Parameters:
  ///   - seed: What decides all of them.
  ///   - count: The number of identifiers that others have taken.
  init(seed: UInt64, after count: Int = 0) {
    generator = SeededGenerator(seed: seed)
    self.count = count
  }

  mutating func day() -> Day { Day(ordinal: 20_000 + Int.random(in: 0..<40, using: &generator)) }

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < share }

  mutating func apply(to transaction: Transaction, _ model: inout StoreModel) throws {
    let habit = model.habits.randomElement(using: &generator)
    switch (Int.random(in: 0..<26, using: &generator), habit) {
    case (0...1, _), (_, nil):
      guard model.habits.count < 8 else { return }
      let habit = try newHabit()
      try transaction.insert(habit)
      model.habits.append(habit)
    case (2...4, let habit?):
      var changed = habit
      try change(&changed)
      try transaction.update(changed)
      model.habits = model.habits.map { $0.id == habit.id ? changed : $0 }
    case (5, let habit?):
      guard chance(0.5) else { return }
      try transaction.delete(habit)
      model.habits.removeAll { $0.id == habit.id }
      model.checkIns.removeAll { $0.habit == habit.id }
      model.pauses.removeAll { $0.habit == habit.id }
    case (6...7, _):
      try move(&model.habits, id: \.id) { try transaction.move($0, to: $1) }
    case (8...12, let habit?):
      let checkIn = newCheckIn(of: habit)
      try transaction.insert(checkIn)
      model.checkIns.append(checkIn)
    case (13...14, _):
      guard var checkIn = model.checkIns.randomElement(using: &generator) else { return }
      model.checkIns.removeAll { $0.id == checkIn.id }
      guard chance(0.4) else { return try transaction.delete(checkIn) }
      checkIn.note += "!"
      try transaction.update(checkIn)
      model.checkIns.append(checkIn)
    case (15...16, let habit?):
      try writePause(of: habit, in: transaction, &model)
    case (17, _):
      let name = [SettingName.weekStart, .dayStart, SettingName(rawValue: "x")].randomElement(using: &generator)
      let value = ["mon", "sun", "sat", nil].randomElement(using: &generator)
      guard let name, let value else { return }
      try transaction.set(name, to: value)
      model.settings[name] = value
    case (20...21, _):
      try writeCategory(in: transaction, &model)
    case (22...25, _):
      try writeTodo(in: transaction, &model)
    case (_, let habit?):
      try importPlan(into: habit, transaction, &model)
    }
  }

  mutating func identifier() -> UUID {
    count += 1
    return UUID(count)
  }

  private mutating func newHabit() throws -> Habit {
    let id = identifier()
    return Habit(id: id, name: try Name("Habit \(count)"), start: day())
  }

  private mutating func newCheckIn(of habit: Habit) -> CheckIn {
    let recorded: Moment? =
      chance(0.5) ? .init(instant: Int64.random(in: 0..<1_000_000, using: &generator), secondsFromUTC: 3600) : nil
    return CheckIn(
      id: identifier(), habit: habit.id, day: day(),
      kind: CheckIn.Kind.allCases.randomElement(using: &generator) ?? .no,
      amount: chance(0.5) ? Amount(Int.random(in: 1..<9, using: &generator)) : nil, note: chance(0.2) ? "a note" : "",
      recorded: recorded)
  }

  private mutating func change(_ habit: inout Habit) throws {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: habit.name = try Name(habit.name.text + "x")
    case 1: habit.icon = chance(0.5) ? "🏃" : ""
    case 2: habit.color = chance(0.5) ? .standard : nil
    case 3: habit.schedules.change(to: .every(days: Int.random(in: 1..<9, using: &generator)), from: day())
    case 4: habit.schedules = Timeline(chance(0.5) ? .daily : .period(times: 3, per: .week))
    case 5: habit.goals.change(to: chance(0.5) ? .check : .atLeast(Amount(8), unit: "cups"), from: day())
    case 6: habit.start = day()
    case 7: habit.reminderTimes = chance(0.5) ? [TimeOfDay(hour: 7, minute: 5) ?? .midnight, .midnight] : []
    case 8: habit.archived = chance(0.5) ? day() : nil
    default: habit.end = chance(0.5) ? day() : nil
    }
  }

  private mutating func writePause(
    of habit: Habit, in transaction: Transaction, _ model: inout StoreModel
  ) throws {
    guard !model.pauses.isEmpty, chance(0.5), var pause = model.pauses.randomElement(using: &generator) else {
      let pause = Pause(id: identifier(), habit: chance(0.3) ? nil : habit.id, first: day(), last: nil)
      try transaction.insert(pause)
      return model.pauses.append(pause)
    }
    model.pauses.removeAll { $0.id == pause.id }
    guard chance(0.5) else { return try transaction.delete(pause) }
    pause.last = pause.first + Int.random(in: 0..<9, using: &generator)
    try transaction.update(pause)
    model.pauses.append(pause)
  }

  /// Imports check-ins, some of them known and some removed, into a habit or into a new one.
  private mutating func importPlan(
    into habit: Habit, _ transaction: Transaction, _ model: inout StoreModel
  ) throws {
    let target = chance(0.7) ? habit : try newHabit()
    let known = everything.values.filter { $0.habit == target.id }.sorted { $0.id.uuidString < $1.id.uuidString }
    var checkIns = known.filter { _ in Bool.random(using: &generator) }
    for _ in 0..<3 { checkIns.append(newCheckIn(of: target)) }
    let present = Set(model.checkIns.map(\.id))
    let written = checkIns.filter { !present.contains($0.id) }
    let outcome = try transaction.apply(ImportPlan(habits: [ImportedHabit(habit: target, checkIns: checkIns)]))
    guard outcome.items[0].inserted == written.count else {
      throw WrongOutcome(outcome: outcome, expected: written.count)
    }
    var changed = target
    changed.start = ([target.start] + written.filter { $0.kind == .done }.map(\.day)).min() ?? target.start
    if target == habit {
      model.habits = model.habits.map { $0.id == habit.id ? changed : $0 }
    } else {
      model.habits.append(changed)
    }
    model.checkIns += written
  }

  struct WrongOutcome: Error {
    let outcome: ImportOutcome
    let expected: Int
  }
}
