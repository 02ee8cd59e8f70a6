import CommandKit
import HabitCore
import HabitStore

/// Moves a habit within the manual order.
enum MoveCommand: ProgramCommand {
  static let place = PlaceOptions(.habit, beside: "habit")

  static let spec = CommandSpec(
    "move", "Move a habit within the order of the list.",
    examples: [
      Example("habit move read --first", "Put a habit first."),
      Example("habit move read --after water", "Put it behind another."),
    ],
    parameters: [SharedParameters.habit.spec] + place.specs)

  static func run(_ context: CommandContext) throws {
    let word = try context.command.value(SharedParameters.habit)
    let line = try context.write { book, transaction in
      // A mistake on the line comes before a habit that is not there.
      let place = try place.place(context.command) { try book.find($0).habit.id }
      let entry = try book.find(word)
      guard try transaction.move(entry.habit, to: place) else {
        return "\(entry.habit.name): \(context.language.nothingToChange)"
      }
      let number = (try transaction.habits().firstIndex { $0.id == entry.habit.id } ?? 0) + 1
      return "\(entry.habit.name): \(context.language.moved(to: number))"
    }
    try context.conclude([line])
  }
}
