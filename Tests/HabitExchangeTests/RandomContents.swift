import Foundation
import HabitCore
import HabitStore
import TestSupport

/// Fills stores at random with all that a store can hold.
struct RandomContents {
  private var generator: SeededGenerator
  private var count = 0

  /// Names and notes that formats tend to break.
  static let awkwardTexts = [
    "Read", "물 마시기", "Café", "a, \"b\"; c", "=1+1", "-x", "@home", "'quoted'", "tab\there", "line\nbreak",
    "back\\slash",
    "🏃🏽‍♀️", "x: y", " : ", "due:2026-01-01", "BEGIN:VEVENT", "null", "#hash", "| pipe |", "é\u{301}",
    "\u{1F468}\u{200D}\u{1F469}",
  ]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A store in memory that holds something.
  mutating func store() throws -> Store {
    let store = try Store.inMemory(weekStart: .monday, Self.context())
    try store.write("fill", Self.context()) { try fill($0) }
    return store
  }

  /// A context for writes.
  static func context() -> WriteContext {
    WriteContext(instant: 1_772_694_000_000) { UUID() }
  }

  private mutating func fill(_ transaction: Transaction) throws {
    let categories = try (0..<number(0...3)).map { HabitCore.Category(id: id(), name: try name("Category \($0)")) }
    for var category in categories {
      if chance() { category.color = HabitColor(rgb: UInt32(number(0...0xFF_FFFF))) }
      if chance() { category.icon = chance() ? "" : "🏠" }
      try transaction.insert(category)
    }
    let habits = try (0..<number(0...4)).map { try habit($0, categories) }
    for habit in habits {
      try transaction.insert(habit)
      for _ in 0..<number(0...30) { try transaction.insert(checkIn(of: habit)) }
    }
    for _ in 0..<number(0...3) {
      let first = day()
      let habit = chance() ? nil : habits.randomElement(using: &generator)?.id
      try transaction.insert(
        Pause(id: id(), habit: habit, first: first, last: chance() ? nil : first + number(0...20)))
    }
    for index in 0..<number(0...4) { try transaction.insert(try todo(index, categories), isFirst: chance()) }
    if chance() { try transaction.set(.dayStart, to: "04:00") }
    if chance() { try transaction.set(.onChange, to: "touch nothing") }
    if chance() { try transaction.set(.weekStart, to: "sun") }
  }

  private mutating func habit(_ index: Int, _ categories: [HabitCore.Category]) throws -> Habit {
    var random = RandomLog(seed: generator.next())
    var habit = try random.log().habit
    habit = Habit(
      id: id(), name: try name("Habit \(index)"), schedules: habit.schedules, goals: habit.goals, start: habit.start,
      icon: chance() ? "" : "📚", color: chance() ? nil : HabitColor(rgb: UInt32(number(0...0xFF_FFFF))),
      targetTime: chance() ? nil : time(), reminds: chance(), category: categories.randomElement(using: &generator)?.id,
      note: chance() ? "" : text(), end: habit.end, archived: habit.archived)
    if chance() { habit.reminderTimes = Set((0..<number(1...3)).map { _ in time() }).sorted() }
    if chance() { habit.category = nil }
    return habit
  }

  private mutating func checkIn(of habit: Habit) -> CheckIn {
    let kind = CheckIn.Kind.allCases.randomElement(using: &generator) ?? .done
    let moment = Moment(
      instant: 1_770_000_000_000 + Int64(number(0...9_999_999_999)),
      secondsFromUTC: [0, 32_400, -12_600, 30_472].randomElement(using: &generator) ?? 0)
    return CheckIn(
      id: id(), habit: habit.id, day: habit.start + number(0...60), kind: kind,
      amount: chance() ? nil : Amount(thousandths: Int64(number(0...40_000))), note: chance() ? "" : text(),
      recorded: chance() ? nil : moment)
  }

  private mutating func todo(_ index: Int, _ categories: [HabitCore.Category]) throws -> Todo {
    let moment = Moment(instant: Int64(number(0...2_000_000_000_000)), secondsFromUTC: -3600)
    return Todo(
      id: id(), title: try name("Todo \(index)"), memo: chance() ? "" : text(),
      due: chance() ? nil : TodoDue(day(), chance() ? nil : time()),
      priority: TodoPriority.allCases.randomElement(using: &generator) ?? .normal,
      category: chance() ? nil : categories.randomElement(using: &generator)?.id, done: chance() ? nil : moment,
      created: moment)
  }

  // MARK: - Values

  private mutating func name(_ plain: String) throws -> Name {
    let text = text().filter { !"\t\n".contains($0) }
    return try Name(chance() ? plain : "\(plain) \(text)")
  }

  private mutating func text() -> String { Self.awkwardTexts.randomElement(using: &generator) ?? "" }

  private mutating func time() -> TimeOfDay { TimeOfDay(minutes: number(0...1439)) ?? .midnight }

  private mutating func day() -> Day { RandomLog.origin + number(0...80) }

  private mutating func chance() -> Bool { Bool.random(using: &generator) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  private mutating func id() -> UUID {
    count += 1
    return UUID(count)
  }
}
