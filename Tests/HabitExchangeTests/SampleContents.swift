import Foundation
import HabitCore
import HabitExchange
import TestSupport

/// A few habits and todos with something of everything, around Thursday 5 March 2026.
enum SampleContents {
  static let today = JudgedHabit.march(5)

  /// The options of an export at noon.
  static func options(_ table: ExportTable = .checkIns) -> ExportOptions {
    let moment = SampleTodo.moment(5)
    return ExportOptions(
      clock: DayClock(moment.clock), instant: moment.instant, weekStart: .monday, table: table)
  }

  static func contents() throws -> StoreContents {
    let category = HabitCore.Category(id: UUID(1), name: try Name("Health, \"body\" & soul"))
    var read = try JudgedHabit("Read", number: 2, .weekdays(.workdays), at: TimeOfDay("21:00")).with(on: 2, 3)
    read.habit.schedules.change(to: .daily, from: JudgedHabit.march(4))
    read.habit.category = category.id
    read.habit.icon = "📚"
    read.habit.color = HabitColor("blue")
    read.habit.note = "Ten pages;\nor so, at \"least\""
    read.checkIns.append(
      CheckIn(
        id: UUID(77), habit: read.habit.id, day: JudgedHabit.march(4), note: "=in, bed",
        recorded: SampleTodo.moment(4, "21:05")))
    var water = try JudgedHabit("물 마시기", number: 3, goal: .atLeast(Amount(8), unit: "잔"), from: 1)
    water = water.with(.done, Amount(thousandths: 2500), on: 2).with(.done, Amount(8), on: 3).with(.skip, on: 4)
    water.habit.reminderTimes = ["07:00", "12:30"].compactMap { TimeOfDay($0) }
    var gym = try JudgedHabit("Gym", number: 4, .period(times: 3, per: .week)).with(on: 2).with(.no, on: 3)
    gym = gym.paused(9, 10)
    var plants = try JudgedHabit("+Plants", number: 5, .every(days: 3)).with(on: 2)
    plants.habit.end = JudgedHabit.march(20)
    plants.habit.reminds = false
    var coffee = try JudgedHabit("Coffee", number: 6, goal: .atMost(Amount(2), unit: "cups"))
    coffee.habit.archived = JudgedHabit.march(5)
    let judged = [read, water, gym, plants, coffee]
    return StoreContents(
      categories: [category], habits: judged.map(\.habit),
      pauses: gym.pauses + [
        Pause(id: UUID(90), habit: nil, first: JudgedHabit.march(12), last: nil)
      ], todos: try todos(category.id), settings: ["week-start": "mon"],
      checkIns: { habit in judged.first { $0.habit.id == habit }?.checkIns ?? [] })
  }

  private static func todos(_ category: UUID) throws -> [Todo] {
    func todo(
      _ number: Int, _ title: String, memo: String = "", due: TodoDue? = nil, _ priority: TodoPriority = .normal,
      category: UUID? = nil, done: Moment? = nil
    ) throws -> Todo {
      Todo(
        id: UUID(number), title: try Name(title), memo: memo, due: due, priority: priority, category: category,
        done: done, created: SampleTodo.moment(1, "08:00"))
    }
    return [
      try todo(
        101, "Buy milk; eggs, bread", memo: "two\nlitres", due: TodoDue(JudgedHabit.march(7), TimeOfDay("18:00")), .high
      ),
      try todo(102, "See the dentist", due: TodoDue(JudgedHabit.march(4)), category: category),
      try todo(103, "Pay the rent", .low, done: SampleTodo.moment(3, "09:15")),
    ]
  }

  /// The files of an export as text, each under its name.
  static func text(of export: Export) -> String {
    export.files.map { file in
      (file.name.isEmpty ? "" : "== \(file.name)\n") + String(decoding: file.bytes, as: UTF8.self)
    }.joined() + export.remarks.map { "note: \($0)\n" }.joined()
  }
}
