import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Moves a todo within the manual order.
enum TodoMoveCommand: ProgramCommand {
  static let place = PlaceOptions(.todo, beside: "todo")

  static let spec = CommandSpec(
    "move", "Move a todo within the manual order; its number stays.",
    examples: [
      Example("habit todo move 3 --first", "Put a todo first."),
      Example("habit todo move 3 --after 1", "Put it behind another."),
    ],
    parameters: [TodoOptions.todo.spec] + place.specs)

  static func run(_ context: CommandContext) throws {
    let word = try context.command.value(TodoOptions.todo)
    let line = try context.write { book, transaction in
      var other: Name?
      // A mistake on the line comes before a todo that is not there.
      let place = try place.place(context.command) { word in
        let todo = try find(word, in: book)
        other = todo.title
        return todo.id
      }
      let moved = try find(word, in: book)
      let outcome =
        try transaction.move(moved, to: place)
        ? context.language.todoMoved(to: words(place, beside: other)) : context.language.nothingToChange
      return "\(moved.title): \(outcome)"
    }
    try context.conclude([line])
  }

  private static func find(_ word: String, in book: HabitBook) throws -> Todo {
    try book.findTodos([word])[0].todo
  }

  private static func words(_ place: Place, beside other: Name?) -> Language.TodoPlace {
    switch (place, other) {
    case (.before, let other?): .before(other)
    case (.after, let other?): .after(other)
    case (.last, _): .last
    default: .first
    }
  }
}
