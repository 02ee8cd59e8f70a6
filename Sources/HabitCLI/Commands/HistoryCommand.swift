import CommandKit
import HabitCore
import HabitStore

/// Lists the changes that can be undone.
enum HistoryCommand: ProgramCommand {
  static let limit = Option(
    "--limit", .number("n", 1...1000), "How many changes to list.", default: 20, shownDefault: "20")

  static let spec = CommandSpec(
    "history", "List the last changes, newest first.",
    examples: [Example("habit history", "List the last twenty changes.")],
    parameters: [limit.spec])

  static func run(_ context: CommandContext) throws {
    let limit = try context.command.value(limit)
    let entries = try context.read { book in try book.snapshot?.journal(limit: limit) ?? [] }
    let offset = context.clock.secondsFromUTC
    if context.isJSON {
      let changes = entries.map { entry -> JSON in
        [
          "command": .string(entry.command),
          "at": .string(WallClock(instant: entry.instant, secondsFromUTC: offset).description),
          "instant": .int(Int(entry.instant)), "undone": .bool(entry.isUndone),
        ]
      }
      return try context.print(.document(["changes": .array(changes)]))
    }
    guard !entries.isEmpty else { return context.print(context.language.nothingChangedYet) }
    var table = Table([Table.Column(), Table.Column(canShrink: true), Table.Column()])
    for entry in entries {
      table.append([
        Table.Cell(WallClock(instant: entry.instant, secondsFromUTC: offset).description, [.role(.muted)]),
        Table.Cell(entry.command, entry.isUndone ? [.role(.muted)] : []),
        Table.Cell(entry.isUndone ? context.language.isUndone : "", [.role(.warning)]),
      ])
    }
    context.print(lines: table.lines(width: context.width, style: context.style))
  }
}
