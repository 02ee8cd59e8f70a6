import Foundation
import HabitCore
import HabitStore
import TestSupport

/// What a store holds, in plain arrays: what people see of it, and no more.
struct StoreModel: Hashable {
  var habits: [Habit] = []
  var checkIns: [CheckIn] = []
  var pauses: [Pause] = []
  var categories: [HabitCore.Category] = []
  var todos: [NumberedTodo] = []
  var settings: [SettingName: String] = [.weekStart: "mon"]

  init() {}

  /// Reads a model from a store.
  init(_ store: Store) throws {
    self = try store.read { snapshot in
      var model = StoreModel()
      model.habits = try snapshot.habits()
      model.checkIns = try model.habits.flatMap { try snapshot.checkIns(of: $0.id) }
      model.pauses = try snapshot.pauses()
      model.categories = try snapshot.categories()
      model.todos = try snapshot.todos()
      model.settings = try snapshot.settings().values
      return model.sorted()
    }
  }

  /// The model in an order that does not depend on the order of its making.
  func sorted() -> StoreModel {
    var model = self
    model.checkIns.sort { ($0.day, $0.id.uuidString) < ($1.day, $1.id.uuidString) }
    model.pauses.sort { ($0.first, $0.id.uuidString) < ($1.first, $1.id.uuidString) }
    return model
  }

  /// A number for all that says how a habit stands at the close of a day.
  func digest(of habit: Habit, through day: Day) -> Double {
    var hasher = Hasher()
    hasher.combine(habit.schedules)
    hasher.combine(habit.goals)
    hasher.combine([habit.start, habit.end, habit.archived])
    hasher.combine(pauses.filter { $0.applies(to: habit.id) })
    hasher.combine(settings[.weekStart])
    hasher.combine(settings[.dayStart])
    hasher.combine(DayTally.tallies(of: checkIns.filter { $0.habit == habit.id && $0.day <= day }))
    return Double(hasher.finalize() & 0xF_FFFF_FFFF)
  }
}
