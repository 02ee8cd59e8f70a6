import CommandKit
import HabitCore
import HabitStore

/// Moves a habit within the manual order.
enum MoveCommand: ProgramCommand {
  static let first = Flag("--first", "Before all others.")
  static let last = Flag("--last", "Behind all others.")
  static let before = Option("--before", .habit, "Before this habit.")
  static let after = Option("--after", .habit, "Behind this habit.")

  static let spec = CommandSpec(
    "move", "Move a habit within the order of the list.",
    examples: [
      Example("habit move read --first", "Put a habit first."),
      Example("habit move read --after water", "Put it behind another."),
    ],
    parameters: [SharedParameters.habit.spec, first.spec, last.spec, before.spec, after.spec])

  static func run(_ context: CommandContext) throws {
    let command = context.command
    let word = try command.value(SharedParameters.habit)
    let before = try command.value(before)
    let after = try command.value(after)
    let asked = [
      (command.isSet(first), first.spec.name), (command.isSet(last), last.spec.name),
      (before != nil, self.before.spec.name), (after != nil, self.after.spec.name),
    ].filter(\.0)
    guard asked.count <= 1 else { throw command.error(.conflict(asked[0].1, asked[1].1)) }
    guard asked.count == 1 else {
      throw command.error(
        .missingParameter(
          Wording("one of --first, --last, --before and --after", "--first, --last, --before, --after 가운데 하나")))
    }
    let line = try context.write { book, transaction in
      let entry = try book.find(word)
      let place: Place =
        if let before {
          .before(try book.find(before).habit.id)
        } else if let after {
          .after(try book.find(after).habit.id)
        } else {
          command.isSet(first) ? .first : .last
        }
      try transaction.move(entry.habit, to: place)
      let number = (try transaction.habits().firstIndex { $0.id == entry.habit.id } ?? 0) + 1
      return "\(entry.habit.name): \(context.language.moved(to: number))"
    }
    try context.conclude([line])
  }
}
