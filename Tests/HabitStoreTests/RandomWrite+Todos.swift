import Foundation
import HabitCore
import HabitStore

extension RandomWrite {
  /// Adds, changes, moves or removes a category, or sorts a habit into one.
  mutating func writeCategory(in transaction: Transaction, _ model: inout StoreModel) throws {
    guard var category = model.categories.randomElement(using: &generator), chance(0.8) else {
      let category = HabitCore.Category(id: identifier(), name: try Name("Category \(count)"))
      try transaction.insert(category)
      return model.categories.append(category)
    }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      try transaction.delete(category)
      model.categories.removeAll { $0.id == category.id }
      // What was in it is in none.
      for index in model.habits.indices where model.habits[index].category == category.id {
        model.habits[index].category = nil
      }
      model.todos = model.todos.map { entry in
        var todo = entry.todo
        if todo.category == category.id { todo.category = nil }
        return NumberedTodo(number: entry.number, todo: todo)
      }
    case 1:
      try move(&model.categories, id: \.id) { try transaction.move($0, to: $1) }
    case 2...3:
      category.name = try Name(category.name.text + "y")
      category.color = chance(0.5) ? .standard : HabitCore.Category.standardColor
      category.icon = chance(0.5) ? "🏠" : ""
      try transaction.update(category)
      model.categories = model.categories.map { $0.id == category.id ? category : $0 }
    default:
      guard let index = model.habits.indices.randomElement(using: &generator) else { return }
      model.habits[index].category = category.id
      try transaction.update(model.habits[index])
    }
  }

  /// Adds, changes, does, moves or removes a todo.
  mutating func writeTodo(in transaction: Transaction, _ model: inout StoreModel) throws {
    guard let entry = model.todos.randomElement(using: &generator), chance(0.8) else {
      let created = Moment(instant: Int64.random(in: 0..<1_000_000, using: &generator), secondsFromUTC: -3600)
      let todo = Todo(id: identifier(), title: try Name("Todo \(count)"), created: created)
      let isFirst = chance(0.5)
      let expected = (model.todos.map(\.number).max() ?? 0) + 1
      let number = try transaction.insert(todo, isFirst: isFirst)
      guard number == expected else { throw WrongNumber(number: number, expected: expected) }
      return model.todos.insert(NumberedTodo(number: number, todo: todo), at: isFirst ? 0 : model.todos.count)
    }
    var todo = entry.todo
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      try transaction.delete(todo)
      return model.todos.removeAll { $0.todo.id == todo.id }
    case 1...2:
      return try move(&model.todos, id: \.todo.id) { try transaction.move($0.todo, to: $1) }
    case 3: todo.due = chance(0.7) ? TodoDue(day(), chance(0.5) ? .midnight : nil) : nil
    case 4: todo.done = chance(0.7) ? Moment(instant: 5_000_000, secondsFromUTC: 7200) : nil
    case 5: todo.priority = TodoPriority.allCases.randomElement(using: &generator) ?? .normal
    case 6: todo.category = model.categories.randomElement(using: &generator)?.id
    default: todo.memo += "…"
    }
    try transaction.update(todo)
    model.todos = model.todos.map { $0.number == entry.number ? NumberedTodo(number: $0.number, todo: todo) : $0 }
  }

  mutating func move<Row>(
    _ rows: inout [Row], id: (Row) -> UUID, _ write: (Row, Place) throws -> Void
  ) throws {
    guard let row = rows.randomElement(using: &generator) else { return }
    var others = rows.filter { id($0) != id(row) }
    guard let index = others.indices.randomElement(using: &generator) else { return }
    let other = id(others[index])
    let choices: [(Place, Int)] = [
      (.first, 0), (.last, others.count), (.before(other), index), (.after(other), index + 1),
    ]
    guard let (place, target) = choices.randomElement(using: &generator) else { return }
    try write(row, place)
    others.insert(row, at: target)
    rows = others
  }

  struct WrongNumber: Error {
    let number: Int
    let expected: Int
  }
}
